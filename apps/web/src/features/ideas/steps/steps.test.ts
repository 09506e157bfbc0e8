import { expect, test } from 'vitest';
import { paths } from '#config/paths.ts';
import { earlySteps } from './early-steps.ts';
import { lateSteps } from './late-steps.ts';
import { applyStepLinks } from './step-links.ts';

const steps = [...earlySteps, ...lateSteps];

test('twelve steps in order; the first leads to /ai, the fourth to /cari-relasi, the rest out of the site (spec §2)', () => {
  expect(steps.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(steps[0]?.use.href).toBe(paths.ai);
  expect(steps[3]?.use.href).toBe(paths.relations);
  for (const { number, use } of steps)
    if (number !== 1 && number !== 4) expect(use.href, `step ${number}`).toMatch(/^https:\/\//);
});

test.each(steps.map((step) => [step.number, step] as const))(
  'step %i is complete and leads somewhere safe',
  (_, step) => {
    for (const text of [step.what, step.when, step.example]) expect(text.length).toBeGreaterThan(20);
    expect(step.prompt.length).toBeGreaterThan(100);
    expect(step.prompt).toContain('[');
    expect(step.how.length).toBeGreaterThanOrEqual(3);
    expect(step.use.href).toMatch(/^(https:\/\/|\/)/);
    expect(step.tutorial).toMatch(/^\/panduan\/[a-z-]+$/);
  },
);

test('an admin’s links replace the built-in ones, but not those of steps 1 and 4, and nothing unsafe', () => {
  const linked = applyStepLinks(steps, [
    { key: 'tahap-1', label: 'Lain', url: 'https://contoh.id/' },
    { key: 'tahap-2', label: 'Alat kita', url: 'https://contoh.id/alat' },
    { key: 'tahap-2-tutorial', label: '', url: 'https://contoh.id/video' },
    { key: 'tahap-3', label: 'Jahat', url: 'javascript:alert(1)' },
    { key: 'tahap-5', label: 'Jahat', url: '//contoh.id' },
    { key: 'tahap-6', label: 'Kosong', url: null },
  ]);
  expect(linked[0]?.use.href).toBe(paths.ai);
  expect(linked[1]).toMatchObject({
    use: { label: 'Alat kita', href: 'https://contoh.id/alat' },
    tutorial: 'https://contoh.id/video',
  });
  for (const index of [2, 4, 5]) expect(linked[index]).toEqual(steps[index]);
});
