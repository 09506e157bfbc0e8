import { expect, test } from 'vitest';
import { rankCandidates } from '../choose-candidates.ts';
import { readPerson } from './read-person.ts';

const read = (skills: string, interests = '') => readPerson({ skills, interests });
const subjectsOf = (skills: string, interests: string) =>
  rankCandidates(read(skills, interests), '').map(({ candidate }) => candidate.subject.id);

test.each([
  ['masak gulai, badan biduran kalau kena cumi', 'cumi'],
  ['masak, kalo makan kepiting langsung sesak', 'kepiting'],
  ['bulu kelinci bikin bersin, bisa jahit', 'kelinci'],
  ['kata dokter dilarang dekat ayam, bisa jahit', 'ayam'],
  ['mertua ngelarang ternak kambing, bisa jahit', 'kambing'],
  ['pantang makan udang, jago masak', 'udang'],
  ['enggan jahit, bisa masak', 'menjahit'],
  ['berhenti jualan parfum, sekarang bikin jamu', 'parfum'],
  ['keluar dari usaha sablon, bisa bikin keripik', 'menyablon'],
  ['dulu ternak lele, sekarang udah ngga, bisa jahit', 'lele'],
  ['dulu jualan gorengan tapi kapok, bisa jahit', 'menggoreng-gorengan'],
  ['malu ngomong, bisa jahit', 'berbicara-di-depan-umum'],
])('%s: %s is kept away from', (text, id) => {
  const { avoided, skills } = read(text);
  expect(avoided).toContain(id);
  expect(skills.map((wish) => wish.id)).not.toContain(id);
});

test.each([
  ['bikin salep buat gatal kena ulat bulu', 'jangkrik'],
  ['bantu orang berhenti jualan rokok', 'rokok'],
  ['dilarang dokter kena cumi', 'jurusan-kedokteran'],
  ['gatal kalau kena tepung kacang tanah', 'tepung-terigu'],
  ['takut jarum tapi suka bayi', 'bayi-dan-anak'],
  ['dulu barista, sekarang buka kedai kopi', 'meracik-kopi'],
  ['bukan kue basah, kue kering', 'kue-dan-roti'],
  ['tidak jual kue basah tapi kue kering', 'kue-dan-roti'],
  ['muak desain tapi masih mau desain', 'desain-grafis'],
  ['malu-maluin kalau ga bisa masak, aku jago masak', 'memasak'],
  ['ga bisa hidup tanpa kopi', 'kopi'],
  ['online shop belum punya, bikin keripik', 'berjualan'],
])('%s: %s is not', (text, id) => {
  expect(read(text).avoided).not.toContain(id);
});

test('nothing is about what the person may not touch, and what they can is left', () => {
  const subjects = subjectsOf('masak gulai, badan gatal kalau kena udang dan cumi', 'kuliner');
  expect(subjects).toContain('memasak');
  expect(subjects).not.toContain('udang');
  expect(subjects).not.toContain('cumi');
});

test('what is refused of a skill leaves the rest of it', () => {
  expect(subjectsOf('ga gambar makhluk hidup, jago kaligrafi', 'seni')).toContain('lettering');
  expect(read('ga gambar orang, suka gambar kucing').skills.map(({ id }) => id)).toContain('menggambar');
  expect(read('rt ngelarang bengkel, bisa servis motor').skills.map(({ id }) => id)).toContain(
    'servis-motor',
  );
  expect(read('gak masak sapi, jago lawar').avoided).toEqual(['sapi']);
});

test('who may not touch animals at all keeps none', () => {
  expect(read('ga mau urus hewan, bisa jahit').avoided).toContain('peternakan');
});

test('what is kept away from is shown as such', () => {
  const { understood } = read('masak, gatal kalau kena udang');
  expect(understood.find(({ id }) => id === 'udang')?.negated).toBe(true);
});

test('a diet leaves out what it forbids', () => {
  const meat = ['ayam', 'sapi', 'babi', 'ikan', 'udang'];
  const subjects = subjectsOf('saya vegan, bisa masak ayam, ikan, tempe', 'kuliner');
  expect(subjects.filter((id) => meat.includes(id))).toEqual([]);
  expect(subjects.length).toBeGreaterThan(0);
});

test('who cannot work at night or in the open is shown nothing of either', () => {
  const traits = (skills: string) =>
    new Set(
      rankCandidates(read(skills), '').flatMap(({ candidate: { offer, pattern } }) => [
        ...offer.traits,
        ...pattern.addsTraits,
      ]),
    );
  expect(traits('servis motor').has('malam')).toBe(true);
  expect(traits('servis motor, ga boleh pulang malam').has('malam')).toBe(false);
  expect(traits('bikin kerajinan').has('luar-ruang')).toBe(true);
  expect(traits('bikin kerajinan, ga boleh kena matahari').has('luar-ruang')).toBe(false);
});

test('what is wished behind its refusal is left, and no limit follows', () => {
  const { limits, skills } = read('malu-maluin kalau ga bisa masak, aku jago masak');
  expect(limits).toEqual([]);
  expect(skills.map(({ id }) => id)).toContain('memasak');
  expect(subjectsOf('bukan kue basah, kue kering', '')).toContain('kue-kering-lebaran');
});

test.each([
  ['bisa masak, tapi sekarang bosan masak', 'memasak'],
  ['jangan kuliner, bisa masak', 'kuliner'],
  ['alergi ikan, masak lele', 'ikan'],
])('%s: %s is kept away from all the same', (text, id) => {
  expect(read(text).avoided).toContain(id);
});
