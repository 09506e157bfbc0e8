/**
 * Sums of a person's own figures, reckoned backwards from what is asked.
 *
 * Every figure told in a conversation is a quantity: its value and unit, what it counts, of what it is told of one ('per cup', 'sebulan'), and
 * the words around it (quantities.ts). A later figure of the same role stands in the place of the earlier one (settle-turns.ts). The words
 * give what a quantity can be ('unitCosts', 'fixedTold@bulan'), each with a doubt (leaves.ts); what is asked gives facts that would answer it
 * (read-target.ts). Formulas with typed inputs (rules.ts) are tried from those facts backwards (solve.ts), and no figure stands twice in one
 * reading. A reading holds where it uses every figure that was told; a result is given only where no other reading with another result is as
 * near to the words.
 */
import type { Calculation } from '@kawanusaha/contracts/finance/calculation';
import { mostDoubt, readings, settle } from './find-readings.ts';
import type { Quantity } from './told/quantities.ts';
import { mostFigures, readSums } from './read-sums.ts';
import { countAsks, firstAsk } from './asked/read-ask.ts';
import { readTarget } from './asked/read-target.ts';
import type { Target } from './asked/target.ts';
import { countedThing } from './counted-thing.ts';
import { asksCoins, wrapCoins, wrapWorth } from './kinds/coins.ts';
import { compareTurns } from './compare-turns.ts';
import { readOtherBase } from './other-base.ts';
import { reckonKind } from './kinds/reckon-kind.ts';
import type { Term } from './term.ts';
import { unpriced } from './unpriced.ts';
import { writeFormula } from './write-formula.ts';

/** Bounds, fractions, losses and shares of a firm, of which no formula here knows. */
const unknown =
  /\b(?:di ?atas|di ?bawah|dibwh|lebih dari|kurang dari|minimal (?:beli|belanja|order)) (?:rp\.? ?)?\d|\b\d ?\/ ?\d\b(?! ?\d)|\brugi(?:nya)? (?:rp\.? ?)?\d(?!.*\b(?:(?:di)?bagi|tanggung|nanggung)\p{L}*)|\b(?:kecuali|(?<!\d |\blembur\b.*)hari kerja|senin|selasa|rabu|kamis|jumat|jum'at|sabtu|setengahnya|separuhnya)\b|\btermasuk (?:ppn|pajak)\b|\blibur (?:hari )?minggu\b|\b(?:saya|aku|gue|gw) (?:dengan|dgn|sama|dan) \S+ (?:teman|temen|orang)/u;

/** From which sum on a share holds, where it was told before: '0,3% di atas 500rb'. */
const bound = /\bdi ?atas (?:rp\.? ?)?\d\S*/gu;

/** Goods for which nothing is paid have a cost and no price. */
const givesFree =
  /(?<!\bbeli \d{1,2} )\b(?:gratis|free|bonus) \d{1,2}\b(?! ?(?:rb|ribu|k\b|jt|juta|%|persen|\.))|\bgratis (?:satu|se)/u;

/** The formula of what is asked, after that of what the same message asks before it; null where that one is not found. */
function withFirst(
  term: Term,
  target: Target,
  quantities: readonly Quantity[],
  turns: readonly string[],
): Calculation | null {
  const last = turns.at(-1) ?? '';
  const thing = countedThing(quantities, turns);
  if (countAsks(last) < 2) return writeFormula([term], thing);
  const first = readTarget(firstAsk(last));
  if (first === null || first.name === target.name) return writeFormula([term], thing);
  // What is asked first can do without figures that the second needs.
  const before = settle(readings(quantities, first, turns.length, turns));
  return before === null ? null : writeFormula([before.term, term], thing);
}

/**
 * The calculation that a conversation asks for; null where nothing is asked, where a figure has no place, or where two results are as near.
 * @param written the person's messages, oldest first
 * @param most how far from the words a reading may be
 */
export function reckon(written: readonly string[], most = mostDoubt): Calculation | null {
  const { turns, quantities, targets } = readSums(written);
  if (asksCoins(turns.join('. ')))
    return targets.length === 0 && !asksCoins(turns.at(-1) ?? '')
      ? null
      : (wrapCoins(quantities, turns) ?? wrapWorth(quantities, turns));
  if (
    unpriced(quantities, turns) !== null ||
    unknown.test(
      turns.map((turn, at) => (at < turns.length - 1 ? turn.replaceAll(bound, ' ') : turn)).join('. '),
    )
  )
    return null;
  if (quantities.some(({ isUnclear }) => isUnclear === true)) return null;
  if (quantities.length === 0 || quantities.length > mostFigures || givesFree.test(turns.join('. ')))
    return null;
  const compared = compareTurns(written);
  if (compared !== null) return compared;
  for (const target of targets) {
    const kind = reckonKind(quantities, target, turns);
    if (kind !== undefined) {
      if (kind !== null) return kind;
      continue;
    }
    const all = readings(quantities, target, turns.length - 1, turns);
    const best = settle(all, most);
    if (best === null) continue;
    const other = readOtherBase(best, all);
    return other === null
      ? withFirst(best.term, target, quantities, turns)
      : writeFormula([other, best.term]);
  }
  return null;
}
