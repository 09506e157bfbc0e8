import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeBudget } from '../finance/budget.ts';
import { draftCanvas } from '../planning/canvas.ts';
import { draftValidationPlan } from '../planning/validation-plan.ts';
import { validationPlanSchema } from '../planning/validation-plan-schema.ts';
import { anyPlan } from '../testing/plan-cases.ts';
import { sampleIdea } from '../testing/sample-idea.ts';
import { withoutPrompts } from './canvas-prompts.ts';
import { findMissingParts, type ProposalSource, teamOf } from './find-missing-parts.ts';
import { computeProgramBudget } from './program-budget.ts';
import { proposalKeys, proposalPrograms } from './programs.ts';
import { noProposalData, proposalProblem } from './proposal-data.ts';

const { p2mw } = proposalPrograms;
const pkmK = proposalPrograms['pkm-k'];
const validation = draftValidationPlan(sampleIdea);
const canvas = draftCanvas(sampleIdea);
const fresh: ProposalSource = {
  title: 'Geprek',
  result: sampleIdea,
  canvas,
  validation,
  person: { name: 'Rina Putri', campus: '', program: '', year: null },
};
const member = (name: string) => ({
  name,
  studentNumber: 'H051231001',
  program: 'Gizi',
  year: '2023',
  task: 'Produksi',
});
const whole: ProposalSource = {
  title: 'Geprek',
  result: {
    ...sampleIdea,
    assumptions: { ...sampleIdea.assumptions, fixedCostPerMonth: 100_000 },
  },
  canvas: { ...canvas, lean: { ...canvas.lean, problem: 'Antre panjang', advantage: 'Resep nenek' } },
  validation: {
    ...validation,
    questions: validation.questions.map((item) => ({ ...item, notes: 'Kemarin' })),
    proposal: {
      members: [member('Rina Putri'), member('Budi Santoso'), member('Sari Dewi')],
      lecturer: { name: 'Dr. Ani', number: '0012345678' },
    },
  },
  person: { name: 'Rina Putri', campus: 'Unhas', program: 'Gizi', year: 2023 },
};

test('1,000 plans: what is asked for and the own lines together are the RAB to the Rupiah, in both programs', () => {
  fc.assert(
    fc.property(anyPlan, fc.constantFrom(...proposalKeys), (plan, key) => {
      const { categories, requested, ownLines, total } = computeProgramBudget(proposalPrograms[key], plan);
      const own = ownLines.reduce((sum, { amount }) => sum + amount, 0);
      expect(requested + own).toBe(total);
      expect(total).toBe(computeBudget(plan).total);
      expect(categories.reduce((sum, { amount }) => sum + amount, 0)).toBe(requested);
      expect(requested).toBeGreaterThanOrEqual(0);
      for (const { percent } of categories) if (percent !== null) expect(percent).toBeLessThanOrEqual(100);
    }),
    { numRuns: 1_000, seed: 16 },
  );
});

test('the programs have categories of their own, and PKM-K limits each share', () => {
  expect(pkmK.categories.map(({ label, limitPercent }) => [label, limitPercent])).toEqual([
    ['Bahan habis pakai', 60],
    ['Sewa dan jasa', 15],
    ['Transportasi lokal', 30],
    ['Lain-lain', 15],
  ]);
  expect(p2mw.categories).toHaveLength(5);
  for (const { guideline } of Object.values(proposalPrograms)) {
    expect(guideline.name).toContain(String(guideline.year));
    expect(new URL(guideline.source).protocol).toBe('https:');
  }
});

test('a fresh idea: everything that is missing is named, with the place where it is entered', () => {
  const missing = findMissingParts(pkmK, fresh);
  const places = (place: string) => missing.filter((part) => part.place === place).map(({ text }) => text);
  expect(places('profil')).toEqual(['Nama perguruan tinggi']);
  expect(places('kanvas')).toEqual(['Masalah menurut wawancara', 'Kelebihan yang sulit ditiru']);
  expect(places('validasi')).toEqual(['Catatan wawancara: 0 dari 5 pertanyaan']);
  expect(places('tim')).toEqual([
    'Anggota tim: 1 dari minimal 3 orang',
    'Rina Putri (ketua): NIM, program studi, angkatan, tugas',
    'Nama dosen pendamping',
    'NIDN, NUPTK, atau NIP dosen pendamping',
  ]);
  expect(places('rencana').length).toBeGreaterThan(0);
});

test('a whole record lacks nothing for P2MW; PKM-K names each share that is over its limit', () => {
  expect(findMissingParts(p2mw, whole)).toEqual([]);
  const over = computeProgramBudget(pkmK, whole.result.assumptions).categories.filter(({ isOver }) => isOver);
  expect(findMissingParts(pkmK, whole).map(({ text }) => text)).toEqual(
    over.map(
      ({ label, percent, limitPercent }) =>
        `${label} ${String(percent).replace('.', ',')}% dari RAB, paling banyak ${limitPercent}%`,
    ),
  );
});

test('limits: a title of 21 words, a budget above the fund, a plan that asks for nothing or loses', () => {
  const texts = (program: typeof p2mw, change: Partial<ProposalSource>) =>
    findMissingParts(program, { ...whole, ...change }).map(({ text }) => text);
  const long = Array.from({ length: 21 }, () => 'kata').join(' ');
  expect(texts(pkmK, { title: long })).toContain('Judul 21 kata, paling banyak 20');
  expect(texts(p2mw, { title: long })).toEqual([]);
  const assume = (change: object) => ({
    result: { ...sampleIdea, assumptions: { ...sampleIdea.assumptions, ...change } },
  });
  expect(texts(p2mw, assume({ fixedCostPerMonth: 90_000_000 })).join()).toContain(
    'melebihi batas Rp 15.000.000'.replace(' 15', '\u00a015'),
  );
  expect(texts(p2mw, assume({ price: 0 })).join()).toContain('belum untung');
});

test.each([
  ['studentNumber', 'H051231001', true],
  ['studentNumber', 'tidak ada', false],
  ['studentNumber', '<script>', false],
  ['year', '2023', true],
  ['year', '23', false],
  ['year', '-2023', false],
  ['name', '12', false],
  ['name', "Nur'aini Ñ", true],
  ['number', '0012345678', true],
  ['number', 'belum tahu', false],
  ['number', '', true],
] as const)('%s %j is taken: %s', (field, value, isTaken) => {
  expect(proposalProblem(field, value) === null).toBe(isTaken);
});

test('what the form has goes before the profile; members without a name are left out', () => {
  const proposal = {
    ...noProposalData,
    members: [{ ...member(''), program: '' }, member('Budi'), member('  ')],
  };
  const team = teamOf({ ...fresh, validation: { ...validation, proposal } });
  expect(team.map(({ name }) => name)).toEqual(['Rina Putri', 'Budi']);
});

test('team data that cannot be read costs no interview', () => {
  const read = validationPlanSchema.parse({ ...validation, proposal: { members: 'x' } });
  expect(read.questions).toEqual(validation.questions);
  expect(read.proposal).toEqual(noProposalData);
});

test('a prompt of the draft is not shown to others; what the person wrote is', () => {
  expect(canvas.lean['problem']).toContain('Tulis tiga masalah');
  expect(withoutPrompts(canvas, sampleIdea).lean['problem']).toBe(
    'Dugaan awal: Makan siang dibeli tiap hari.',
  );
  expect(withoutPrompts(whole.canvas, whole.result)).toEqual(whole.canvas);
});
