import type {
  Calculation,
  CalculationFigures,
  CalculationInput,
  CalculationKind,
} from '@kawanusaha/contracts/finance/calculation';
import { describeFields } from '@kawanusaha/contracts/finance/calculation-fields';
import { clauseBefore, type Figure, readFigures } from '../read/read-figures.ts';

/** Up to how many figures their sums are tried; a text with more of them has too many to tell anything. */
const mostSummed = 8;
/** Up to so many Rupiah rounding may take. */
const rounded = 1;
/** How often a shorter time is in a longer one: a sum of money may be told of either. */
const spans = [1, 4, 7, 12, 30] as const;
/** Fewer than this are counted, not paid. */
const leastPaid = 500;

/** A measure of what is bought, or a dozen, is read by its own reader. */
const measured =
  /^\s*(?:kg|kilo|gram|gr?|ons|kwintal|liter|ltr|ml|cc|meter|m|cm|k?w|watt?|kwh|kilowatt|kodi|lusin|rim|gros|ekor|butir|ikat|karung|sak|dus|tabung)(?!\p{L})/u;
/** How many are in what is sold as one. */
const inOne = /\bisi(?:nya)?\s*$/u;
/** Who looked at an advertisement, not who bought. */
const lookedOn = /^\s*(?:chat|dm|klik|view\p{L}*|tayang\p{L}*|impresi|follower\p{L}*|like)(?!\p{L})/u;
const time = /^\s*(?:hari|hr|minggu|mgg|bulan|bln|tahun|taun|thn|jam|menit)(?!\p{L})/u;
const days = /^\s*(?:hari|hr)(?!\p{L})/u;
/** The rate of the tax on a turnover, which every result of it holds. */
const taxRate = 0.5;
/** What no result could leave out: one of something, the rate of the tax itself. */
const isSaidAnyway = ({ kind, value }: Figure): boolean =>
  (kind === 'count' && value === 1) || value === taxRate;
const isOfOther = ({ kind, before, after }: Figure, of: CalculationKind): boolean =>
  kind === 'count' &&
  (measured.test(after) ||
    inOne.test(clauseBefore(before)) ||
    (of === 'iklan' && lookedOn.test(after)) ||
    // What came in and went out in some days: for how many is no part of it.
    (of === 'untung-rugi' && days.test(after)));

const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= (one < leastPaid ? 0 : rounded);

/** Sums of some figures of one kind, with those. */
function listSums(figures: readonly Figure[]): { sum: number; parts: Figure[] }[] {
  const kinds = new Set(figures.map(({ kind }) => kind));
  return [...kinds].flatMap((kind) => {
    const counted = figures.filter((figure) => figure.kind === kind).slice(0, mostSummed);
    return Array.from({ length: 2 ** counted.length - 1 }, (_, at) => at + 1).map((chosen) => {
      const parts = counted.filter((_, place) => Math.floor(chosen / 2 ** place) % 2 === 1);
      return { parts, sum: parts.reduce((sum, { value }) => sum + value, 0) };
    });
  });
}

/**
 * The figures of a text that a calculation does not use, neither as they stand, nor for another time, nor in a sum, a product or a
 * difference of two: its result would be of something else than what was told.
 * @param text as it was written
 * @param calculation that was read from it
 * @param before figures of what was worked out before, to which it may add
 */
export function leftOut(text: string, calculation: Calculation, before: CalculationFigures = {}): number[] {
  const figures = readFigures(text).filter((figure) => !isOfOther(figure, calculation.kind));
  const shown = new Set(describeFields(calculation).fields.map(({ name }) => name));
  const inputs = Object.entries(calculation.inputs).filter(([name]) => shown.has(name as CalculationInput));
  const held = inputs.flatMap(([name, value]) => [
    value,
    Math.abs(value - (before[name as CalculationInput] ?? 0)),
  ]);
  // Equal parts are as many as there are shares.
  held.push(inputs.filter(([name]) => name.startsWith('share')).length);
  const isHeld = (value: number): boolean => held.some((one) => isNear(one, value));
  const isOfOtherTime = ({ kind, value, after }: Figure): boolean =>
    (kind !== 'count' || time.test(after)) &&
    held.some((one) => spans.some((span) => isNear(one, value * span) || isNear(one * span, value)));
  // 'sewanya naik 20%': a figure of before is that much more or less.
  const isChange = ({ kind, value }: Figure): boolean =>
    kind === 'percent' &&
    inputs.some(([name, now]) => {
      const was = before[name as CalculationInput];
      const change = was === undefined ? 0 : Math.abs(now - was);
      return was !== undefined && change > 0 && isNear(change, (was * value) / 100);
    });
  const used = new Set(
    figures.filter((figure) => isHeld(figure.value) || isOfOtherTime(figure) || isChange(figure)),
  );
  for (const { sum, parts } of listSums(figures)) {
    if (isHeld(sum)) for (const part of parts) used.add(part);
    for (const figure of figures) {
      if (parts.includes(figure)) continue;
      const isRest = figure.kind === parts[0]?.kind && isHeld(Math.abs(sum - figure.value));
      if (isRest || isHeld(sum * figure.value)) for (const one of [figure, ...parts]) used.add(one);
    }
  }
  return figures.filter((figure) => !isSaidAnyway(figure) && !used.has(figure)).map(({ value }) => value);
}
