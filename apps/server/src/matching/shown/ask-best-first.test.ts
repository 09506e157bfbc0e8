import { expect, test } from 'vitest';
import { askBestFirst } from './ask-best-first.ts';
import type { Scored } from './choose-shown.ts';

const rankedOf = (scores: readonly number[]): Scored<{ id: string }>[] =>
  scores.map((score, at) => ({
    item: { id: String(at) },
    match: { score, excludedBy: [], subjects: [], needs: [] },
  }));

/** Answers for all that `refused` does not name, and keeps what it was asked. */
function asking(refused: readonly string[] = []) {
  const asked: string[][] = [];
  const ask = async (ids: readonly string[]) => {
    asked.push([...ids]);
    return ids.filter((id) => !refused.includes(id)).map((id) => ({ id }));
  };
  return { asked, ask };
}

test('of many that fit, twelve are asked about for a list of ten', async () => {
  const { asked, ask } = asking();
  const shown = await askBestFirst(rankedOf(Array.from({ length: 200 }, (_, at) => 90 - at / 10)), ask);
  expect(shown.map(({ item }) => item.id)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(asked.map((ids) => ids.length)).toEqual([12]);
});

test('where few are worth showing no more are asked about than the list holds', async () => {
  const { asked, ask } = asking();
  const shown = await askBestFirst(rankedOf([80, 40, 20, 19, 18, 17, 16, 15, 14, 13, 12]), ask);
  expect(shown.map(({ match }) => match.score)).toEqual([80, 40, 20]);
  expect(asked).toEqual([['0', '1', '2', '3', '4']]);
});

test('refused ones are made up for from further down, and bad ones come in for good ones only up to three', async () => {
  const { asked, ask } = asking(['0', '1', '2', '3']);
  const shown = await askBestFirst(rankedOf([80, 70, 60, 50, 40, 20, 19, 18, 17, 16, 15, 14, 13]), ask);
  expect(shown.map(({ item }) => item.id)).toEqual(['4', '5', '6']);
  expect(asked).toEqual([
    ['0', '1', '2', '3', '4', '5', '6'],
    ['7', '8', '9', '10', '11', '12'],
  ]);
});
