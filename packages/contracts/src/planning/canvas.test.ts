import { expect, test } from 'vitest';
import { sampleIdea } from '../testing/sample-idea.ts';
import { canvasSheets, draftCanvas } from './canvas.ts';
import { canvasSchema } from './canvas-schema.ts';
import { draftValidationPlan } from './validation-plan.ts';
import { validationPlanSchema } from './validation-plan-schema.ts';

test('the first filling has every box of every sheet and fits the record', () => {
  const canvas = draftCanvas(sampleIdea);
  expect(canvasSchema.safeParse(canvas).error).toBeUndefined();
  for (const sheet of canvasSheets) {
    expect(Object.keys(canvas[sheet.key]).toSorted()).toEqual(sheet.boxes.map(([key]) => key).toSorted());
    for (const [key] of sheet.boxes) expect(canvas[sheet.key][key]?.length).toBeGreaterThan(5);
  }
});

test('reasons of the score become sentences of their own', () => {
  const canvas = draftCanvas(sampleIdea);
  expect(JSON.stringify(canvas)).not.toContain('Karena');
  expect(canvas.lean['metrics']).toMatch(/^- [A-Z]/);
});

test('the validation plan asks five questions about the past and says when to stop', () => {
  const plan = draftValidationPlan(sampleIdea);
  expect(validationPlanSchema.safeParse(plan).error).toBeUndefined();
  expect(plan.questions).toHaveLength(5);
  const [asked] = draftValidationPlan({ ...sampleIdea, product: 'keripik pisang' }).questions;
  expect(asked?.question).toContain('membeli atau memakai keripik pisang?');
  expect(plan.questions.map(({ question }) => question).join(' ')).not.toMatch(/apakah anda mau membeli/i);
  expect(plan.threshold).toContain('Berhenti');
});
