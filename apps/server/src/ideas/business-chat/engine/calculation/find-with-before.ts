import { type Figures, type Found, noFigures } from './figures.ts';
import { findCalculation, mostSaid } from './find-calculation.ts';
import { leftOut } from './left-out.ts';
import { readFigures } from './read/read-figures.ts';

/** Words of regions for how much, which understanding does not turn into one. */
const howMuch = /(?<!\p{L})(?:pira|pirang|barapo|berape|berapo|brapo|brape|brpa+|brp2)(?!\p{L})/giu;
const asksAmount = /\b(?:berapa|brp|brapa|piro)\b/u;
/** Asks for a result of what was told, without a figure: 'dibagi sesuai modal aku dapat berapa'. */
const asksOn =
  /^(?=.*\b(?:berapa|brp|brapa|piro)\b).*\b(?:total|jadi|untung|laba|bersih|hpp|sisa|masing|(?:di)?bagi|bagian|dapat|dapet|dpt|\p{L}{0,3}cicil|nyicil|\p{L}{0,3}angsur|balik|bep|impas|dihargai|dinilai|valuasi)\p{L}*\b/u;

/** A calculation that holds every figure that was told; one that leaves out a figure is none, and the figures stay for what is asked on. */
function onlyWhole(found: Found, text: string, before: Figures): Found {
  const { calculation } = found;
  if (calculation === null || leftOut(text, calculation, before.inputs).length === 0) return found;
  return { figures: { ...before, said: [...(before.said ?? []), text].slice(-mostSaid) }, calculation: null };
}

type Before = { readonly figures: Figures; readonly said: string };

/**
 * The calculation of a message; where it has none by itself and does not lean by its words, that of it and the message right before it, of
 * whose figures nothing was worked out yet, or which asked for a result without any.
 * @param written as it was written
 * @param before figures of before, and the message right before
 * @param isLeaning whether the message leans on what was spoken of before
 */
export function findWithBefore(
  written: string,
  before: Before,
  isLeaning: boolean,
): ReturnType<typeof findCalculation> {
  const text = written.replaceAll(howMuch, 'berapa');
  const own = onlyWhole(findCalculation(text, before.figures, isLeaning), text, before.figures);
  if (own.calculation !== null || isLeaning || before.said === '') return own;
  const said = before.figures.said ?? [];
  const isTold = said.at(-1) === before.said;
  const tellsMore = readFigures(text).length > 0;
  const isAsked = readFigures(before.said).length === 0 && asksAmount.test(before.said.toLowerCase());
  if (!(isTold && (tellsMore || asksOn.test(text.toLowerCase()))) && !(isAsked && tellsMore)) return own;
  const whole = [...(isTold ? said : [before.said]), text].join('. ');
  const together = onlyWhole(findCalculation(whole, noFigures, false), whole, noFigures);
  return together.calculation === null ? own : together;
}
