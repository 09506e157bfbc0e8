import { expect, test } from 'vitest';
import { guidePath } from '#config/guide-paths.ts';
import { earlySteps } from '../steps/early-steps.ts';
import { lateSteps } from '../steps/late-steps.ts';
import { guideSchema } from './guide-schema.ts';
import { findGuide, guides } from './guides.ts';

test('every step has a guide of its own, and its card leads there', () => {
  const steps = [...earlySteps, ...lateSteps];
  expect(guides.map(({ step }) => step)).toEqual(steps.map(({ number }) => number));
  expect(steps.map(({ tutorial }) => tutorial)).toEqual(guides.map(({ slug }) => guidePath(slug)));
});

test.each(guides.map((guide) => [guide.slug, guide] as const))('%s is a whole guide', (slug, guide) => {
  expect(guideSchema.parse(guide)).toEqual(guide);
  const words = JSON.stringify(guide).split(/\s+/u).length;
  expect(words).toBeGreaterThan(250);
  expect(findGuide(slug)?.guide).toBe(guide);
  const { table } = guide.example;
  for (const row of [...(table?.rows ?? []), ...(table?.total ? [table.total] : [])])
    expect(row.length).toBeLessThanOrEqual(table?.head.length ?? 0);
});

test('an unknown guide is none, and the first and the last have one neighbour', () => {
  expect(findGuide('tidak-ada')).toBeNull();
  expect(findGuide(guides[0]?.slug ?? '')?.before).toBeNull();
  expect(findGuide(guides.at(-1)?.slug ?? '')?.next).toBeNull();
});
