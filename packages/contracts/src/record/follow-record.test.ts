import { expect, test } from 'vitest';
import { sampleBasis, sampleRecord } from '../testing/sample-record.ts';
import { draftCashStep } from './cash-step.ts';
import {
  draftExperimentStep,
  type ExperimentStep,
  findFiguresSince,
  renewExperiment,
} from './experiment-step.ts';
import { followRecord, withFigures } from './follow-record.ts';
import { type IdeaRecord, readRecord } from './idea-record.ts';
import { composePosts } from './compose-posts.ts';
import { draftPriceStep } from './price-step.ts';
import { reportRecord } from './report-record.ts';

/** With plain spaces, where amounts have one that does not break. */
const plain = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' ')) as Value;

const before = sampleBasis.result.assumptions;
const drafted: IdeaRecord = {
  ...sampleRecord,
  5: withFigures(5, draftExperimentStep(sampleBasis), before),
  6: withFigures(6, draftPriceStep(sampleBasis, sampleRecord[3]), before),
  7: withFigures(7, draftCashStep(sampleBasis), before),
  9: withFigures(
    9,
    {
      ...composePosts(sampleBasis, { market: sampleRecord[3] }, '2026-11-24'),
      page: {
        slug: 'geprek',
        name: 'Geprek',
        offer: 'Geprek hangat.',
        city: '',
        how: '',
        items: [
          { name: 'Geprek', price: before.price, unit: 'porsi' },
          { name: 'Es teh', price: 4_000, unit: 'gelas' },
        ],
      },
    },
    before,
  ),
};
const dearer = {
  ...sampleBasis,
  result: { ...sampleBasis.result, assumptions: { ...before, price: 17_500, unitsPerDay: 40 } },
};

test('every text that was drafted from the figures follows them, in the record and in what documents say', () => {
  const followed = followRecord(drafted, dearer);
  expect(followed[5]).toMatchObject(draftExperimentStep(dearer));
  expect(followed[6]?.reason).toBe(draftPriceStep(dearer, sampleRecord[3]).reason);
  expect(followed[7]?.reserve).toBe(draftCashStep(dearer).reserve);
  expect(followed[9]?.posts).toEqual(composePosts(dearer, { market: sampleRecord[3] }, '2026-11-24').posts);
  expect(followed[9]?.page?.items.map(({ price }) => price)).toEqual([17_500, 4_000]);
  const told = JSON.stringify(reportRecord(drafted, dearer));
  expect(told).not.toContain('13.000');
  expect(told).toContain('17.500');
});

test('and back, as undo does, to the letter', () => {
  expect(followRecord(followRecord(drafted, dearer), sampleBasis)).toEqual(drafted);
});

test('what the person wrote stays, and so does a test that was held', () => {
  const own: IdeaRecord = {
    5: withFigures(5, { ...draftExperimentStep(sampleBasis), sold: 9 }, before),
    6: withFigures(6, { reason: 'Sama dengan tetangga' }, before),
    7: withFigures(7, { reserve: 'Pinjam kakak' }, before),
    9: withFigures(
      9,
      {
        start: '2026-11-24',
        posts: [{ theme: 'Bukti', film: '', text: 'Rp 13.000.000 omzet, Rp 13.000 saja.' }],
      },
      before,
    ),
  };
  const followed = followRecord(own, dearer);
  expect(followed[5]).toMatchObject({ target: own[5]?.target, hypothesis: own[5]?.hypothesis });
  expect(followed[6]?.reason).toBe('Sama dengan tetangga');
  expect(followed[7]?.reserve).toBe('Pinjam kakak');
  // The own price follows in the person's words too; another amount is another amount.
  expect(followed[9]?.posts[0]?.text).toBe('Rp 13.000.000 omzet, Rp 17.500 saja.');
});

test('a hypothesis that stays says under which figures it was written, until they are so again or it is written anew', () => {
  const now = dearer.result.assumptions;
  const own = {
    5: withFigures(5, { ...draftExperimentStep(sampleBasis), hypothesis: 'Tetangga mau' }, before),
  };
  const stayed = followRecord(own, dearer)[5] as ExperimentStep;
  const said = {
    before: 'Rp 13.000 per porsi dan 22 porsi sehari',
    now: 'Rp 17.500 per porsi dan 40 porsi sehari',
  };
  expect(plain(findFiguresSince(stayed, now, 'porsi'))).toEqual(said);
  // Opened again, and figures that a hypothesis does not speak of: the first ones count.
  const again = followRecord({ 5: stayed }, dearer)[5] as ExperimentStep;
  expect(plain(findFiguresSince(again, now, 'porsi'))).toEqual(said);
  expect(findFiguresSince(again, before, 'porsi')).toBeNull();
  expect(findFiguresSince(stayed, { ...before, fixedCostPerMonth: 1 }, 'porsi')).toBeNull();
  expect(renewExperiment(stayed, dearer)).toEqual(draftExperimentStep(dearer));
  expect(findFiguresSince(followRecord(drafted, dearer)[5] as ExperimentStep, now, 'porsi')).toBeNull();
});

test('a held test keeps its result when a new one is begun, and documents say its figures', () => {
  const held = {
    ...draftExperimentStep(sampleBasis),
    target: 7,
    sold: 9,
    learned: 'Pedas dulu',
    decision: 'lanjut' as const,
  };
  const record = { 5: withFigures(5, held, before) };
  expect(JSON.stringify(plain(reportRecord(record, dearer)))).toContain(
    'Ditulis saat angkanya Rp 13.000 per porsi dan 22 porsi sehari; rencana ini Rp 17.500 per porsi dan 40 porsi sehari.',
  );
  expect(JSON.stringify(reportRecord(record, sampleBasis))).not.toContain('Angka saat itu');
  const renewed = renewExperiment(followRecord(record, dearer)[5] as ExperimentStep, dearer);
  expect(renewed).toMatchObject({ sold: null, decision: null });
  expect(plain(renewed.learned)).toBe(
    'Uji sebelumnya: terjual 9 dari target 7 porsi seharga Rp 13.000.\nPedas dulu',
  );
});

test('a step from before figures were kept with it follows from the first ones; the kept figures are read back', () => {
  const old: IdeaRecord = { 7: draftCashStep(sampleBasis) };
  const result = { ...dearer.result, first: { assumptions: before, scores: dearer.result.scores } };
  expect(followRecord(old, { ...dearer, result })[7]?.reserve).toBe(draftCashStep(dearer).reserve);
  expect(followRecord(old, sampleBasis)).toEqual(old);
  const kept = withFigures(7, draftCashStep(sampleBasis), before);
  expect(readRecord([{ step: 7, data: kept }])[7]).toEqual(kept);
});
