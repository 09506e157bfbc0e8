import { expect, test } from 'vitest';
import { rescoreIdea } from '../scoring/rescore-idea.ts';
import { sampleIdea } from '../testing/sample-idea.ts';
import { draftCanvas } from './canvas.ts';
import { followCanvas, followValidationPlan } from './follow-figures.ts';
import { figuresOfVersion, keepVersion } from './keep-version.ts';
import { draftValidationPlan } from './validation-plan.ts';

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ') ?? '';
const edited = rescoreIdea(
  sampleIdea,
  sampleIdea,
  { ...sampleIdea.assumptions, price: 15_000, unitsPerDay: 30 },
  null,
);

test('an untouched canvas follows every figure, as if it were drafted anew', () => {
  expect(followCanvas(draftCanvas(sampleIdea), sampleIdea, edited)).toEqual(draftCanvas(edited));
  expect(followValidationPlan(draftValidationPlan(sampleIdea), sampleIdea, edited)).toEqual(
    draftValidationPlan(edited),
  );
});

test('what the person wrote stays, and the lines of figures beside it follow', () => {
  const canvas = draftCanvas(sampleIdea);
  const own = {
    ...canvas,
    lean: {
      ...canvas.lean,
      revenue: `${canvas.lean['revenue'] ?? ''}\n- Paket hemat tiap Jumat`,
      problem: 'Antre lama saat makan siang',
    },
  };
  const followed = followCanvas(own, sampleIdea, edited);
  expect(plain(followed.lean['revenue'])).toContain('- Rp 15.000 per porsi');
  expect(followed.lean['revenue']).toContain('- Paket hemat tiap Jumat');
  expect(followed.lean['problem']).toBe('Antre lama saat makan siang');
  expect(plain(followed.bmc['revenue'])).toContain('- Rp 15.000 per porsi');
});

test('a line of figures from an earlier way of counting follows, too', () => {
  const canvas = draftCanvas(sampleIdea);
  const old = (canvas.lean['metrics'] ?? '').replace(/Titik impas \d+/, 'Titik impas 139');
  const followed = followCanvas(
    { ...canvas, lean: { ...canvas.lean, metrics: `${old}\n- Dua keluhan sebulan` } },
    sampleIdea,
    edited,
  );
  expect(followed.lean['metrics']).toBe(
    `${draftCanvas(edited).lean['metrics'] ?? ''}\n- Dua keluhan sebulan`,
  );
});

test('back and forth gives back the same canvas', () => {
  const canvas = draftCanvas(sampleIdea);
  expect(followCanvas(followCanvas(canvas, sampleIdea, edited), edited, sampleIdea)).toEqual(canvas);
});

test('a version is kept once, and ten at most', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  const kept = keepVersion(sampleIdea, now);
  expect(kept.versions).toEqual([
    { keptAt: now.toISOString(), assumptions: sampleIdea.assumptions, totalScore: 70 },
  ]);
  expect(keepVersion(kept, now)).toBe(kept);
  let many = sampleIdea;
  for (let price = 1; price <= 12; price += 1)
    many = keepVersion({ ...many, assumptions: { ...sampleIdea.assumptions, price } }, now);
  expect(many.versions?.map(({ assumptions }) => assumptions.price)).toEqual([
    3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ]);
});

test('a version from before lists could be changed comes with the list of then', () => {
  const listed = (amount: number) => {
    const lines = [{ label: 'Ayam', amount, unit: 'kg', sum: amount * 40_000, source: null }];
    return { yields: 20, unit: 'porsi', perUnit: amount * 2_200, lines, pricesAsOf: null };
  };
  const [version] = keepVersion(sampleIdea, new Date('2026-11-22T10:00:00Z')).versions ?? [];
  if (version === undefined) throw new Error('No version was kept');
  const first = { assumptions: sampleIdea.assumptions, scores: sampleIdea.scores, bill: listed(2) };
  const result = { ...sampleIdea, versions: [version], first, bill: listed(4) };
  expect(figuresOfVersion(version, result).bill).toEqual(listed(2));
  expect(figuresOfVersion({ ...version, bill: listed(3) }, result).bill).toEqual(listed(3));
  // The list has changed since: that is another version.
  expect(keepVersion(result, new Date('2026-11-23T10:00:00Z')).versions).toHaveLength(2);
});
