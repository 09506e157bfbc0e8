import { computeUnitEconomics } from '@kawanusaha/contracts/finance/unit-economics';
import { ideaResponseSchema, type IdeaRequest, type IdeaResponse } from '@kawanusaha/contracts/idea';
import { expect, test } from 'vitest';
import { composeAnswer } from './compose-answer.ts';

const ideasOf = (answer: IdeaResponse) => [answer, ...answer.alternatives];

function ask(request: IdeaRequest, seed = ''): IdeaResponse {
  const answer = composeAnswer(request, seed);
  if (answer.kind !== 'answer') throw new Error(`${answer.kind} for ${request.skills}`);
  expect(ideaResponseSchema.safeParse(answer.body).error).toBeUndefined();
  return answer.body;
}

/** People who have little in common, and a word that their first idea has to be about. */
const people: readonly (readonly [IdeaRequest, RegExp])[] = [
  [{ skills: 'masak rendang', interests: 'kuliner', capital: '500rb' }, /rendang/i],
  [{ skills: 'desain canva', interests: 'kucing', capital: 'tidak ada' }, /desain|studio/i],
  [{ skills: 'laravel', interests: 'pertanian', capital: '2 juta', city: 'Alor' }, /web/i],
  [{ skills: 'akuntansi, excel', interests: 'umkm', capital: '300 ribu' }, /buku|data|pembukuan/i],
  [{ skills: 'menjahit', interests: 'fashion', capital: '1 juta' }, /jahit/i],
  [{ skills: 'makeup', interests: 'kecantikan', capital: '800rb' }, /rias/i],
  [{ skills: 'servis motor', interests: 'otomotif', capital: '1 juta' }, /servis/i],
  [{ skills: 'bikin noken', interests: 'kerajinan', city: 'Wamena' }, /noken/i],
  [{ skills: 'budidaya rumput laut', interests: 'laut', capital: '3 juta' }, /laut/i],
  [{ skills: 'ngajar matematika', interests: 'anak-anak', capital: '0' }, /les|matematika/i],
];

test.each(people)(
  '%j gets ideas about what was written, with figures that follow from the assumptions',
  (request, about) => {
    const answer = ask(request);
    const ideas = ideasOf(answer);
    expect(`${answer.businessName} ${answer.description}`).toMatch(about);
    expect(new Set(ideas.map(({ key }) => key)).size).toBe(ideas.length);
    for (const idea of ideas) {
      expect(JSON.stringify(idea)).not.toMatch(/[{][A-Za-z]+[}]|undefined|NaN/);
      const { revenuePerMonth } = computeUnitEconomics(idea.assumptions);
      expect(idea.potentialRevenue.replaceAll(/[^\d ]/g, '')).toContain(String(revenuePerMonth));
      expect(idea.assumptions.capital).toBeLessThanOrEqual(answer.reading?.budget ?? Infinity);
    }
  },
);

test.each([
  ['jurusan teknik pertambangan', /pertambangan/i],
  ['SMK nautika', /nautika|laut|ikan/i],
  ['matematika', /matematika/i],
  ['konseling', /konseling/i],
])('where the offer has general words, the own field of "%s" is named beside them', (skills, field) => {
  for (const idea of ideasOf(ask({ skills, interests: '-' })))
    expect(`${idea.businessName} ${idea.description}`).toMatch(field);
});

test('people with different words get different ideas', () => {
  const names = people.map(([request]) => ask(request).businessName);
  expect(new Set(names).size).toBe(people.length);
});

test('a class with the same words is spread, and each keeps its own', () => {
  const request = { skills: 'masak', interests: 'kuliner', capital: '500rb' };
  const firsts = Array.from({ length: 30 }, (_, index) => ask(request, `siswa-${index}`).businessName);
  expect(new Set(firsts).size).toBeGreaterThanOrEqual(4);
  expect(ask(request, 'siswa-3')).toEqual(ask(request, 'siswa-3'));
});

test('no two ideas of an answer have one name', () => {
  const answer = ask({ skills: 'rajut noken', interests: 'budaya papua', capital: '100rb', city: 'Wamena' });
  const names = ideasOf(answer).map(({ businessName }) => businessName);
  expect(names).toHaveLength(3);
  expect(new Set(names).size).toBe(3);
});

test('asking for more never repeats, stays with what was written, and ends', () => {
  const request = { skills: 'masak rendang', interests: 'fotografi', capital: 'tidak ada' };
  const seen = new Set<string>();
  for (let round = 0; round < 100; round += 1) {
    const answer = composeAnswer({ ...request, exclude: [...seen] }, '');
    if (answer.kind !== 'answer') {
      expect(answer.kind).toBe('none');
      break;
    }
    for (const idea of ideasOf(answer.body)) {
      expect(seen).not.toContain(idea.key);
      seen.add(idea.key);
      expect(`${idea.businessName} ${idea.description}`).toMatch(/rendang|masak|dapur|foto|sewa|kuliner/i);
    }
  }
  expect(seen.size).toBeGreaterThan(6);
  expect(composeAnswer({ ...request, exclude: [...seen] }, '').kind).toBe('none');
});

test('nothing understood is a question, not a guess', () => {
  for (const [skills, interests] of [
    ['asdf qwer', 'zxcv'],
    ['-', '-'],
    ['🙂🙂', '123'],
  ] as const)
    expect(composeAnswer({ skills, interests }, '').kind, skills).toBe('asked');
});

test('what is forbidden is refused with its name, and prevention of it is not', () => {
  const refused = composeAnswer({ skills: 'joki skripsi', interests: 'nulis' }, '');
  expect(refused.kind).toBe('refused');
  expect(JSON.stringify(refused)).toContain('joki');
  expect(composeAnswer({ skills: 'desain poster', interests: 'edukasi bahaya judi' }, '').kind).toBe(
    'answer',
  );
});

test('a deed that has no name of its own is refused, too; words that only sound like one are not', () => {
  const refused = composeAnswer(
    { skills: 'jatuhin toko sebelah lewat komentar', interests: 'media sosial' },
    '',
  );
  expect(JSON.stringify(refused)).toContain('kecurangan');
  for (const [skills, interests] of [
    ['nyadap karet tiap subuh', 'perkebunan'],
    ['keamanan jaringan, bukan ngehack akun orang', 'teknologi'],
    ['penyuluh anti narkoba', 'kesehatan remaja'],
    ['joki pacuan kuda', 'ternak kuda'],
  ] as const)
    expect(composeAnswer({ skills, interests }, '').kind, skills).toBe('answer');
});

test('no money means only what starts without money, and a way of working rules out the other', () => {
  for (const idea of ideasOf(ask({ skills: 'masak', interests: 'kuliner', capital: 'tidak ada' })))
    expect(idea.assumptions.capital).toBe(0);
  for (const idea of ideasOf(ask({ skills: 'desain', interests: 'bisnis', mode: 'Online' })))
    expect(idea.key).not.toMatch(/^(stan-acara|panggilan-pribadi|pesanan-rapat)\./);
});

test('what the person took back counts no more', () => {
  const request = { skills: 'masak, laravel', interests: 'kuliner' };
  const corrected = ask({ ...request, ignore: ['memasak', 'kuliner'] });
  expect(corrected.reading?.understood.map(({ id }) => id)).toEqual(['laravel']);
  for (const idea of ideasOf(corrected)) expect(idea.key).toMatch(/\.laravel/);
});

test('what is not known has no score', () => {
  const answer = ask({ skills: 'masak', interests: 'kuliner' });
  const scoreOf = (dimension: string) => answer.scores.find((score) => score.dimension === dimension)?.score;
  expect(scoreOf('capitalFit')).toBeNull();
  expect(scoreOf('time')).toBeNull();
  expect(scoreOf('skillFit')).toBeGreaterThan(60);
});

test('hostile text is only text', () => {
  const answer = composeAnswer({ skills: '<script>alert(1)</script> masak', interests: 'kuliner' }, '');
  expect(JSON.stringify(answer)).not.toContain('<script>');
});

test('another province has other prices, and goods have a bill of materials from which the cost follows', () => {
  const request = { skills: 'bikin pisang epe', interests: 'jajanan', capital: '1 juta' };
  const near = ask({ ...request, city: 'Semarang' });
  const far = ask({ ...request, city: 'Jayapura' });
  const billed = [near, ...near.alternatives].find(({ bill }) => bill !== undefined);
  const billedFar = [far, ...far.alternatives].find(({ key }) => key === billed?.key);
  const sum = billed?.bill?.lines.reduce((total, line) => total + line.sum, 0) ?? 0;
  expect(sum).toBeGreaterThan(0);
  expect((billed?.bill?.perUnit ?? 0) * (billed?.bill?.yields ?? 0)).toBeGreaterThanOrEqual(sum - 100);
  if (billedFar !== undefined)
    expect(billedFar.bill?.perUnit).toBeGreaterThan(billed?.bill?.perUnit ?? Infinity);
  // What is sent everywhere bears no place in its name; what is sold there does.
  const namesOf = (answer: typeof near) =>
    [answer, ...answer.alternatives].map(({ businessName }) => businessName);
  expect(namesOf(far)).not.toEqual(namesOf(near));
});

test('a person in distress gets the same words and places of help as in the chat, and no idea', () => {
  const answer = composeAnswer({ skills: 'masak tapi aku mau bunuh diri', interests: 'kuliner' }, '');
  expect(answer).toMatchObject({ kind: 'refused', body: { kind: 'help' } });
  expect(JSON.stringify(answer)).toContain('healing119.id');
});

const namesOf = (request: IdeaRequest): string =>
  ideasOf(ask(request))
    .map(({ key }) => key)
    .join(' ');

test('a way of selling is left out where it makes no sense of what is sold', () => {
  expect(namesOf({ skills: 'mengelas pagar', interests: '-' })).not.toMatch(/titik-kampus|rawat-berkala/);
  expect(namesOf({ skills: 'ternak ayam', interests: 'ayam petelur' })).not.toMatch(/pesanan-kurban/);
});

test('a pastime is no field that buys book-keeping', () => {
  expect(namesOf({ skills: 'excel', interests: 'nongkrong, nonton drakor' })).not.toMatch(/untuk-bidang/);
});

test('what a thing is made of is said as that', () => {
  const [first] = ideasOf(ask({ skills: 'tanah liat', interests: '-' }));
  expect(first?.description).toMatch(/dari tanah liat/);
});

test('who has little time gets what takes least, not a question', () => {
  const answer = ask({ skills: 'bikin kue basah, cuma punya waktu pas anak tidur', interests: '-' });
  expect(Math.max(...ideasOf(answer).map(({ hoursPerWeek }) => hoursPerWeek ?? 0))).toBeLessThanOrEqual(15);
});

test('to be honest is no skill that is sold', () => {
  expect(composeAnswer({ skills: 'jujur dan teliti', interests: '-' }, '').kind).toBe('asked');
});

test('who has a motorbike or does not want to teach gets ideas, not the question again', () => {
  expect(ask({ skills: 'punya motor', interests: '-' }).key).toContain('antar');
  const counting = ask({ skills: 'matematika, tapi gak mau ngajar', interests: 'uang' });
  for (const { key } of ideasOf(counting)) expect(key).not.toMatch(/^[a-z-]+\.les\./);
});

test.each([
  ['sejarah', 'museum', /wisata|tulisan|les/],
  ['arkeologi', 'candi', /wisata|tulisan/],
  ['manuskrip', 'naskah kuno', /wisata|tulisan/],
  ['transportasi', 'angkutan', /antar/],
])('a field is enough to build on: %s and %s', (skills, interests, offer) => {
  expect(ask({ skills, interests }).key).toMatch(offer);
});

test('what a person will not touch is not offered', () => {
  const request = { skills: 'ekspor, bhs inggris', interests: 'ga mau nyentuh yg ada rokok' };
  for (const { businessName, description } of ideasOf(ask(request)))
    expect(`${businessName} ${description}`).not.toMatch(/rokok|tembakau/i);
});

test('a deed is refused whatever debts stand beside it', () => {
  const request = { skills: 'edit slip gaji & ktp palsu buat ngajuin paylater', interests: 'galbay' };
  expect(JSON.stringify(composeAnswer(request, ''))).toContain('"kind":"refusal"');
});

test('an idea that serves a skill and an interest in their own words scores above one that is only near', () => {
  const both = ask({ skills: 'memasak rendang', interests: 'rendang' });
  const near = ask({ skills: 'pertanian', interests: 'kuliner' });
  expect(both.totalScore).toBeGreaterThan(near.totalScore);
  const beside = ask({ skills: 'matematika, tapi gak mau ngajar', interests: 'uang' });
  expect(beside.totalScore).toBeLessThanOrEqual(40);
});

test('beside a thing of their own, selling is how it is sold and not what', () => {
  for (const { key } of ideasOf(ask({ skills: 'bikin noken', interests: 'jual di pasar', city: 'Wamena' })))
    expect(key).not.toContain('kelontong');
});

test('customers can come to the home of a person who stays there', () => {
  const ideas = ideasOf(ask({ skills: 'servis hp, ga bisa keluar rumah', interests: '-', city: 'Jember' }));
  expect(ideas.map(({ key }) => key ?? '').join(' ')).toContain('buka-di-rumah');
});

test('a limit rules out every idea that breaks it', () => {
  expect(namesOf({ skills: 'bahasa inggris, capek ngajar', interests: 'inggris' })).not.toMatch(
    /(?:kelas|les|modul-sekolah|intensif-ujian)/,
  );
  expect(namesOf({ skills: 'bisa excel, introvert', interests: 'data' })).not.toMatch(/^kelas\.| kelas\./);
  expect(namesOf({ skills: 'bikin roti, alergi gluten sama tepung', interests: '-' })).not.toMatch(/\.kue\./);
  expect(namesOf({ skills: 'bersih-bersih, jangan laundry', interests: 'kebersihan' })).toMatch(/\.rumah\./);
  expect(namesOf({ skills: 'desain, cuma punya hp', interests: 'desain' })).toMatch(/\./);
});
