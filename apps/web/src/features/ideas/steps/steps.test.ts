import { expect, test } from 'vitest';
import { paths } from '#config/paths.ts';
import { earlySteps } from './early-steps.ts';
import { lateSteps } from './late-steps.ts';

const steps = [...earlySteps, ...lateSteps];

test('twelve steps in order; the first leads to /ai, the fourth to /cari-relasi (spec §2)', () => {
  expect(steps.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(steps[0]?.use.href).toBe(paths.ai);
  expect(steps[3]?.use.href).toBe(paths.relations);
});

test.each(steps.map((step) => [step.number, step] as const))(
  'step %i is complete and leads somewhere safe',
  (_, step) => {
    for (const text of [step.what, step.when, step.example]) expect(text.length).toBeGreaterThan(20);
    expect(step.prompt.length).toBeGreaterThan(100);
    expect(step.prompt).toContain('[');
    expect(step.how.length).toBeGreaterThanOrEqual(3);
    expect(step.use.href).toMatch(/^(https:\/\/|\/)/);
    expect(step.tutorial).toMatch(/^https:\/\//);
  },
);
