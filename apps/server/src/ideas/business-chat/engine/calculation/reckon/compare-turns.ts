import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import { type Reading, readings, settle } from './find-readings.ts';
import { readSums, type Sum } from './read-sums.ts';
import { scopes } from './rules.ts';
import { combine } from './term.ts';
import type { Target } from './asked/target.ts';
import { writeFormula } from './write-formula.ts';

/** Which of two ways earns more is asked: 'kalau dinaikkan 20rb laku turun jadi 34, mending mana'. */
const asksWhich =
  /\b(?:mending(?:an)?|bagus(?:an)?|enak(?:an)?|untung(?:an)?|cuan(?:an)?|pilih|baik(?:an|nya)?|lebih (?:untung|cuan|bagus|baik)(?:an)?)\p{L}* (?:yang |yg )?mana\b/u;

const profit: Target = {
  name: 'profit',
  facts: scopes.map((scope) => ({ fact: `profit@${scope}`, doubt: scope === 'tahun' ? 1 : 0 })),
};

const settleProfit = ({ turns, quantities }: Sum): Reading | null =>
  settle(readings(quantities, profit, turns.length - 1, turns));

/**
 * What is earned as it was told and as the last message would change it; null where that asks for something else, or where one of both does
 * not follow from the figures.
 * @param written the person's messages, oldest first
 */
export function compareTurns(written: readonly string[]): Calculation | null {
  const now = readSums(written);
  const isChanged = now.quantities.some(
    ({ isLater, turn }) => isLater === true && turn === written.length - 1,
  );
  if (!isChanged || !asksWhich.test(now.turns.at(-1) ?? '')) return null;
  const before = settleProfit(readSums(written.slice(0, -1)));
  const after = settleProfit(now);
  if (before === null || after === null || before.fact !== after.fact) return null;
  const change = combine(
    'Perubahan',
    'rupiah',
    'minus',
    [
      { ...after.term, label: 'Laba sesudah diubah' },
      { ...before.term, label: 'Laba sebelumnya' },
    ],
    0,
    true,
  );
  return change === null ? null : writeFormula([change]);
}
