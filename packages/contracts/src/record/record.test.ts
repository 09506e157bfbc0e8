import { expect, test } from 'vitest';
import { sampleBasis, sampleRecord } from '../testing/sample-record.ts';
import { parseFigure } from '../finance/parse-figure.ts';
import { draftBookStep, refuseFirstDay } from './book-step.ts';
import { draftCashStep } from './cash-step.ts';
import { draftExperimentStep, experimentRules, proposeDecision } from './experiment-step.ts';
import { doneSteps, type IdeaRecord, isKeptStep, nextStep, readRecord, stepSchemas } from './idea-record.ts';
import { draftInterviewStep } from './interview-step.ts';
import {
  computeDemand,
  draftMarketStep,
  judgeDemand,
  rangeOfPrices,
  writeDemand,
  writePriceRange,
} from './market-step.ts';
import { missingInStep } from './missing-in-step.ts';
import { draftNameStep } from './name-step.ts';
import { judgeName } from './judge-name.ts';
import { draftSalesPage } from './draft-sales-page.ts';
import { stepNames } from './step-names.ts';
import { draftPermitsStep, listPermits } from './permits-step.ts';
import { dayOfPost } from './posts-step.ts';
import { composePosts } from './compose-posts.ts';
import { draftPriceStep } from './price-step.ts';
import { reportRecord } from './report-record.ts';
import { draftReviewStep } from './review-step.ts';
import { draftTeamStep } from './team-step.ts';
import { writeCalendar } from './write-calendar.ts';

const rowsOf = (record: object) =>
  Object.entries(record).map(([step, data]): { step: number; data: unknown } => ({
    step: Number(step),
    data,
  }));

test('every first filling fits its contract, and none of those that ask for a result is done by itself', () => {
  const market = draftMarketStep();
  const drafts = {
    2: draftInterviewStep(sampleBasis),
    3: market,
    4: draftTeamStep(sampleBasis, 'Makassar'),
    5: draftExperimentStep(sampleBasis),
    6: draftPriceStep(sampleBasis, market),
    7: draftCashStep(sampleBasis),
    8: draftNameStep(sampleBasis),
    9: composePosts(sampleBasis, {}, '2026-11-24'),
    10: draftPermitsStep(sampleBasis),
    11: draftBookStep(),
    12: draftReviewStep(sampleBasis, null),
  };
  for (const [step, data] of Object.entries(drafts)) {
    const schema = stepSchemas[Number(step) as keyof typeof stepSchemas];
    expect(schema.safeParse(data).error, `step ${step}`).toBeUndefined();
  }
  expect(doneSteps(readRecord(rowsOf(drafts)))).toEqual([1, 6, 7, 9]);
});

test('a record is read back as it was kept, and the first open step is known', () => {
  const record = readRecord(rowsOf(sampleRecord));
  expect(record).toEqual(sampleRecord);
  expect(doneSteps(record)).toHaveLength(stepNames.length);
  expect(nextStep(record)).toBeNull();
  expect(nextStep({})).toBe(2);
  expect(nextStep({ ...sampleRecord, 5: { ...sampleRecord[5], sold: null } })).toBe(5);
});

test.each([
  ['a negative price', 3, { ...sampleRecord[3], people: -1 }],
  ['half a unit', 5, { ...sampleRecord[5], sold: 1.5 }],
  ['an unknown decision', 12, { ...sampleRecord[12], decision: 'entah' }],
  ['31 posts', 9, { start: '2026-11-24', posts: Array.from({ length: 31 }, () => sampleRecord[9].posts[0]) }],
  ['no day', 11, { ...sampleRecord[11], since: 'kemarin' }],
  ['text without end', 7, { reserve: 'x'.repeat(401) }],
  ['no object', 8, null],
  ['a step that keeps nothing', 1, {}],
])('%s is no step', (_, step, data) => {
  expect(readRecord([{ step, data }])).toEqual({});
});

test('the demand is people times share times times, rounded down, with its arithmetic', () => {
  expect(computeDemand(sampleRecord[3])).toBe(440);
  expect(writeDemand(sampleRecord[3], 'porsi')).toBe('2.000 orang × 5,5% × 4 kali = 440 porsi sebulan');
  expect(judgeDemand(sampleRecord[3], sampleBasis)).toMatch(/di atas titik impas/);
  expect(judgeDemand({ ...sampleRecord[3], people: 10 }, sampleBasis)).toMatch(/^Belum cukup/);
  expect(judgeDemand({ ...sampleRecord[3], people: 10_000 }, sampleBasis)).toMatch(/^Cukup/);
  expect(rangeOfPrices(sampleRecord[3])).toEqual({ lowest: 12_000, middle: 12_000, highest: 14_000 });
  expect(rangeOfPrices(draftMarketStep())).toBeNull();
});

test('one price of a competitor is said once', () => {
  const one = rangeOfPrices({ ...sampleRecord[3], competitors: sampleRecord[3].competitors.slice(0, 1) });
  expect(one === null ? '' : writePriceRange(one)).toBe('Rp\u00a014.000');
  const both = rangeOfPrices(sampleRecord[3]);
  expect(both === null ? '' : writePriceRange(both)).toBe('Rp\u00a012.000 sampai Rp\u00a014.000');
});

test('the hypothesis names the first buyers within its sentence, and as many units as count as a success', () => {
  const targetMarket = 'Anak kos dan mahasiswa; pekerja kantor sekitar';
  const { hypothesis, target } = draftExperimentStep({
    ...sampleBasis,
    result: { ...sampleBasis.result, targetMarket },
  });
  expect(hypothesis).toMatch(/^Bila ditawarkan kepada sepuluh orang \(anak kos dan mahasiswa\), minimal /);
  expect(hypothesis).toContain(`minimal ${target} porsi dibayar`);
  const named = { ...sampleBasis.result, targetMarket: 'UMKM kuliner' };
  expect(draftExperimentStep({ ...sampleBasis, result: named }).hypothesis).toContain('(UMKM kuliner)');
});

test('what a step lacks is said until it is done', () => {
  expect(missingInStep(sampleRecord, 10)).toBeNull();
  const without = { ...sampleRecord, 10: { ...sampleRecord[10], done: ['nib'] } };
  expect(missingInStep(without, 10)).toBe(
    'centang setelah ada: Izin pemilik kos, kontrakan, atau RT; Sertifikat halal',
  );
  const steps = stepNames.map((_, index) => index + 1).filter(isKeptStep);
  // What lacks nothing at first (price, cash, posts) is done by its first filling.
  const empty: IdeaRecord = {
    ...sampleRecord,
    2: { questions: [], insight: '' },
    3: draftMarketStep(),
    4: { ...sampleRecord[4], projectId: null },
    5: draftExperimentStep(sampleBasis),
    6: { reason: '' },
    7: { reserve: '' },
    8: { ...sampleRecord[8], checked: [] },
    9: { ...sampleRecord[9], posts: [] },
    10: draftPermitsStep(sampleBasis),
    11: draftBookStep(),
    12: draftReviewStep(sampleBasis, null),
  };
  const sentences = steps.map((step) => missingInStep(empty, step));
  expect(sentences).not.toContain(null);
  expect(new Set(sentences).size).toBe(steps.length);
  expect(steps.map((step) => missingInStep({}, step)).every((said) => said === null)).toBe(true);
});

test('the price says where it stands among the competitors', () => {
  expect(draftPriceStep(sampleBasis, sampleRecord[3]).reason).toMatch(/di antara harga pesaing\.$/);
  expect(draftPriceStep(sampleBasis, undefined).reason).toMatch(/^HPP/);
});

test.each([
  [9, 'lanjut'],
  [7, 'lanjut'],
  [4, 'ubah'],
  [3, 'berhenti'],
  [null, null],
] as const)('%s sold of 7 speaks for %s', (sold, decision) => {
  expect(proposeDecision({ ...sampleRecord[5], sold })).toBe(decision);
});

test('a name is judged by its length, its sound and its spelling', () => {
  expect(judgeName('Bowl Siang').every(({ isGood }) => isGood)).toBe(true);
  expect(judgeName('Xpresszz 4you').filter(({ isGood }) => !isGood)).not.toHaveLength(0);
  expect(judgeName('Warung Serba Ada Punya Kita Bersama').filter(({ isGood }) => !isGood)).toHaveLength(2);
  expect(judgeName('  ')).toEqual([]);
});

test('thirty posts, none like another, in the words of the idea and of the steps before', () => {
  const { posts } = composePosts(
    sampleBasis,
    { name: sampleRecord[8], market: sampleRecord[3] },
    '2026-11-24',
  );
  expect(new Set(posts.map(({ text }) => text)).size).toBe(30);
  const all = posts.map(({ text }) => text).join('\n');
  for (const word of ['Geprek Larut', 'Rp 13.000', 'penghuni kos', 'antar sampai pukul sebelas malam'])
    expect(all).toContain(word);
  expect(all).not.toMatch(/undefined|\bnull\b| {2}/);
  expect(posts.slice(0, 4).map(({ theme }) => theme)).toEqual(['Proses', 'Bukti', 'Jawaban', 'Proses']);
});

test('no post tells buyers a risk or a first step of the plan, or that a tool is what one is made of', () => {
  const result = {
    ...sampleBasis.result,
    targetMarket: 'Anak kos; UMKM kuliner; keluarga sibuk.',
    additionalResources: ['Dapur sendiri'],
  };
  const textOf = (basis: typeof sampleBasis) =>
    composePosts(basis, {}, '2026-11-24')
      .posts.map(({ text }) => text)
      .join('\n');
  const withoutBill = textOf({ ...sampleBasis, result: { ...result, bill: undefined } });
  for (const word of [...result.challenges, ...result.initialSteps])
    expect(withoutBill.toLowerCase()).not.toContain(word.toLowerCase());
  expect(withoutBill).toContain('anak kos, UMKM kuliner, dan keluarga sibuk');
  expect(withoutBill).toContain('Isi satu porsi: [tulis yang diterima pembeli].');
  const line = { label: 'Ayam', amount: 1, unit: 'kg', sum: 40_000, source: null };
  const bill = { yields: 10, unit: 'porsi', perUnit: 4_000, lines: [line], pricesAsOf: null };
  const withBill = textOf({ ...sampleBasis, result: { ...result, bill } });
  expect(withBill).toContain('Isi satu porsi: ayam.');
  expect(withBill).toContain('Tanpa ini tidak ada porsi yang selesai: dapur sendiri.');
});

test('work that is sold by the package is a service for its permits, and a group of capital letters keeps them', () => {
  const service = {
    ...sampleBasis,
    result: {
      ...sampleBasis.result,
      unit: 'paket',
      permits: ['Belum perlu izin khusus'],
      targetMarket: 'UMKM makanan dan jasa; klinik',
      assumptions: { ...sampleBasis.result.assumptions, price: 400_000, unitCost: 25_000 },
    },
  };
  expect(draftPermitsStep(service).kind).toBe('jasa');
  const dear = { ...service.result, assumptions: { ...service.result.assumptions, unitCost: 200_000 } };
  expect(draftPermitsStep({ ...service, result: dear }).kind).toBe('barang');
  expect(draftNameStep(service).tagline).toBe('Paket untuk UMKM makanan dan jasa');
  const named = { ...service.result, product: 'video pendek' };
  expect(draftNameStep({ ...service, result: named }).tagline).toBe(
    'Video pendek untuk UMKM makanan dan jasa',
  );
});

test('what others will read is written for them: a town as a name, a description that speaks of the makers', () => {
  expect(draftTeamStep(sampleBasis, 'jakarta selatan').city).toBe('Jakarta Selatan');
  expect(draftTeamStep(sampleBasis, 'DKI Jakarta').city).toBe('DKI Jakarta');
  const result = { ...sampleBasis.result, description: 'Membuat video: Anda mengerti dunianya.' };
  expect(draftSalesPage({ title: 'Video Warung', result }, {}).offer).toBe(
    'Membuat video: kami mengerti dunianya.',
  );
});

test('the calendar has an entry for each day, across months, in lines that every calendar reads', () => {
  expect(dayOfPost('2026-11-24', 29)).toBe('2026-12-23');
  const file = writeCalendar(
    sampleRecord[9],
    'Geprek; "Larut", é',
    'idea-1',
    new Date('2026-11-23T10:00:00.123Z'),
  );
  const lines = file.split('\r\n');
  expect(lines.at(-1)).toBe('');
  for (const line of lines) expect(new Blob([line]).size).toBeLessThanOrEqual(75);
  const whole = file.replaceAll('\r\n ', '');
  expect(whole.match(/BEGIN:VEVENT/g)).toHaveLength(30);
  expect(whole).toContain('DTSTART;VALUE=DATE:20261223\r\nDTEND;VALUE=DATE:20261224');
  expect(whole).toContain('DTSTAMP:20261123T100000Z');
  expect(whole).toContain('SUMMARY:Geprek\\; "Larut"\\, é: kiriman 1 (Proses)');
  expect(new Set(whole.match(/UID:.*/g)).size).toBe(30);
});

test('permits follow the kind of business and its place', () => {
  expect(listPermits({ kind: 'kemasan', place: 'daring' }).map(({ key }) => key)).toEqual([
    'nib',
    'spirt',
    'halal',
    'brand',
  ]);
  expect(listPermits({ kind: 'jasa', place: 'kampus' }).map(({ key }) => key)).toEqual([
    'nib',
    'campus',
    'brand',
  ]);
  const frozen = {
    ...sampleBasis,
    result: { ...sampleBasis.result, permits: ['Pangan beku umumnya perlu izin edar'] },
  };
  expect(draftPermitsStep(frozen).kind).toBe('beku');
});

test('a full record is told step by step; an empty one says nothing', () => {
  expect(reportRecord({}, sampleBasis)).toEqual([]);
  const told = reportRecord(sampleRecord, sampleBasis);
  expect(told.map(({ step }) => step)).toEqual(
    stepNames.flatMap((_, index) => (isKeptStep(index + 1) ? [index + 1] : [])),
  );
  for (const { blocks } of told) expect(blocks.length).toBeGreaterThan(0);
});

test('a test needs something to sell, and a book begins on a day that has come', () => {
  expect(parseFigure('0', experimentRules.target)).toMatchObject({ kind: 'problem' });
  expect(parseFigure('0', experimentRules.units)).toMatchObject({ kind: 'figure' });
  expect(refuseFirstDay('', '2026-11-26')).toBeUndefined();
  expect(refuseFirstDay('2026-11-26', '2026-11-26')).toBeUndefined();
  expect(refuseFirstDay('2026-11-27', '2026-11-26')).toContain('belum tiba');
  expect(refuseFirstDay('0202-11-27', '2026-11-26')).toContain('Tahunnya');
});
