import { expect, test } from 'vitest';
import { chooseLimits, type HeldOut } from './choose-limits.ts';

/** A hundred questions of every certainty, short and long in turn. */
const spread = (isRight: (certainty: number) => boolean): HeldOut[] =>
  Array.from({ length: 100 }, (_none, at) => {
    const certainty = (at + 0.5) / 100;
    return { certainty, isRight: isRight(certainty), isShort: at % 2 === 0 };
  });
const never = () => false;
const unsure = spread(never).map((question) => ({ ...question, certainty: question.certainty / 2 }));

test('answers from where few enough open questions are wrong', () => {
  // Wrong are those below 0.5: five of a hundred from 0.45 on.
  expect(
    chooseLimits(
      spread((certainty) => certainty >= 0.5),
      unsure,
      [],
    ).answer,
  ).toBe(0.45);
});

test('answers from where few enough questions about something else are answered, where that is later', () => {
  expect(
    chooseLimits(
      spread(() => true),
      spread(never),
      [],
    ).answer,
  ).toBe(0.83);
});

test('answers from where few enough questions are answered whose own entries are not known, where that is later', () => {
  expect(
    chooseLimits(
      spread(() => true),
      unsure,
      spread(never),
    ).answer,
  ).toBe(0.75);
});

test('asks back below the limit of an answer and stands alone above it', () => {
  const { answer, alone, suggest, suggestShort } = chooseLimits(
    spread((certainty) => certainty >= 0.5),
    spread(never),
    [],
  );
  expect(alone).toBeGreaterThan(answer);
  expect(suggestShort).toBeLessThan(answer);
  expect(suggest).toBeLessThan(suggestShort);
});
