import { computeUnitEconomics } from '@kawanusaha/contracts/finance/unit-economics';
import { ideaResponseSchema, scoreDimensions, type IdeaRequest } from '@kawanusaha/contracts/idea';
import { parseCapital } from '@kawanusaha/contracts/finance/parse-capital';
import { expect, test } from 'vitest';
import { catalogue } from '../catalogue/all.ts';
import { answerFromCatalogue } from './answer-from-catalogue.ts';
import { chooseIdeas } from './choose-ideas.ts';
import { readCity } from './profile.ts';

/** Ten students who have little in common; the first idea has to be in one of the sectors named. */
const students: readonly (readonly [who: string, request: IdeaRequest, sectors: readonly string[]])[] = [
  [
    'cooks, little money',
    { skills: 'masak, baking', interests: 'kuliner', capital: '500rb' },
    ['Minuman dan kue', 'Makanan siap santap', 'Makanan kemasan'],
  ],
  [
    'designs, no money',
    { skills: 'desain canva, instagram', interests: 'bisnis, fashion', capital: 'tidak ada' },
    ['Desain dan ilustrasi'],
  ],
  [
    'programs',
    { skills: 'coding python, web', interests: 'teknologi, pendidikan', capital: '2 juta' },
    ['Teknologi'],
  ],
  ['accounts', { skills: 'akuntansi, excel', interests: 'bisnis', capital: '300 ribu' }, ['Teknologi']],
  [
    'sews',
    { skills: 'menjahit dan merajut', interests: 'fashion', capital: '1 juta' },
    ['Fesyen dan kerajinan'],
  ],
  [
    'speaks English',
    { skills: 'bahasa inggris, public speaking', interests: 'traveling', capital: 'tidak ada' },
    ['Acara, wisata, dan hiburan'],
  ],
  [
    'farms',
    { skills: 'budidaya lele, pertanian', interests: 'lingkungan', capital: '10 juta' },
    ['Pertanian dan hewan', 'Lingkungan dan sosial'],
  ],
  [
    'films',
    { skills: 'fotografi, editing video', interests: 'kpop dan film', capital: 'Rp 1.500.000' },
    ['Foto, video, dan tulisan'],
  ],
  [
    'does make-up',
    { skills: 'makeup, nail art', interests: 'kecantikan', capital: '800rb' },
    ['Kecantikan, kesehatan, dan olahraga'],
  ],
  [
    'coaches',
    { skills: 'badminton, mengajar', interests: 'olahraga, anak-anak', capital: 'gak ada' },
    ['Kecantikan, kesehatan, dan olahraga', 'Pendidikan'],
  ],
];

const sectorOf = (key: string) => catalogue.find(({ entry }) => entry.id === key)?.sector.label;

test.each(students)('a student who %s gets three different ideas that fit', (_, request, sectors) => {
  const answer = answerFromCatalogue(request);
  expect(ideaResponseSchema.safeParse(answer).error).toBeUndefined();
  if (answer === null) throw new Error('no answer');
  const ideas = [answer, ...answer.alternatives];
  expect(ideas).toHaveLength(3);
  expect(new Set(ideas.map((idea) => idea.key)).size).toBe(3);
  expect(sectors).toContain(sectorOf(answer.key));
  const capital = parseCapital(request.capital);
  const budget = capital.kind === 'amount' ? capital.rupiah : 0;
  for (const idea of ideas) {
    expect(idea.assumptions.capital).toBeLessThanOrEqual(budget);
    const { revenuePerMonth, profitPerMonth } = computeUnitEconomics(idea.assumptions);
    const text = idea.potentialRevenue.replaceAll(/[^\d ]/g, '');
    expect(text).toContain(String(revenuePerMonth));
    expect(text).toContain(String(profitPerMonth));
    const weighted = idea.scores.reduce(
      (sum, { dimension, score }) =>
        sum + score * (scoreDimensions.find(({ key }) => key === dimension)?.weight ?? 0),
      0,
    );
    expect(idea.totalScore).toBe(Math.round(weighted / 100));
  }
});

test('ten students get ten different first ideas', () => {
  const firsts = students.map(([, request]) => chooseIdeas(request).ideas[0]?.key);
  expect(new Set(firsts).size).toBe(students.length);
});

test('nearly everybody sees more than one sector; only a narrow talent stays in its own', () => {
  const narrow = students.filter(([, request]) => {
    const { ideas } = chooseIdeas(request);
    return new Set(ideas.map((idea) => sectorOf(idea.key))).size === 1;
  });
  expect(narrow.map(([who]) => who)).toEqual(['does make-up']);
});

test('what somebody can do is among the three, whatever else they like', () => {
  const { ideas } = chooseIdeas({
    skills: 'nyanyi, gitar',
    interests: 'hewan, media sosial',
    capital: '1,5 juta',
  });
  const skilled = ideas.filter(({ scores }) =>
    scores.some(({ dimension, score }) => dimension === 'skillFit' && score >= 50),
  );
  expect(skilled).not.toEqual([]);
});

test('the same request gives the same answer', () => {
  const request = { skills: 'masak', interests: 'kuliner', capital: '1 juta' };
  expect(chooseIdeas(request)).toEqual(chooseIdeas(request));
});

test('asking for more never repeats and ends', () => {
  const request = { skills: 'masak', interests: 'kuliner', capital: 'tidak ada' };
  const seen: string[] = [];
  for (;;) {
    const { ideas, hasMore } = chooseIdeas({ ...request, exclude: seen });
    for (const idea of ideas) {
      expect(seen).not.toContain(idea.key);
      seen.push(idea.key);
    }
    if (!hasMore) break;
  }
  expect(seen.length).toBeGreaterThan(6);
  expect(answerFromCatalogue({ ...request, exclude: seen })).toBeNull();
});

test('online and offline are kept apart', () => {
  const modeOf = (key: string) => catalogue.find(({ entry }) => entry.id === key)?.entry.mode;
  const base = { skills: 'desain, ajar', interests: 'bisnis', capital: '1 juta' };
  for (const idea of chooseIdeas({ ...base, mode: 'Online' }).ideas)
    expect(modeOf(idea.key)).not.toBe('offline');
  for (const idea of chooseIdeas({ ...base, mode: 'Offline' }).ideas)
    expect(modeOf(idea.key)).not.toBe('online');
});

test('it says that it is a catalogue', () => {
  const answer = answerFromCatalogue({ skills: 'masak', interests: 'kuliner' });
  expect(answer?.source).toBe('catalogue');
  expect(answer?.sourceNote).toContain('katalog');
  expect(answer?.sourceNote).toContain('bukan jawaban AI');
});

test.each([
  ['bandung', 'Bandung'],
  ['  kota   malang ', 'Kota Malang'],
  ['<b>Solo</b>', 'B Solo B'],
  ['12345', null],
  ['', null],
  ['x'.repeat(60), null],
])('the city %j is written as %j', (text, expected) => {
  expect(readCity(text)).toBe(expected);
});
