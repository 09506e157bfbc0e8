import { readQuestion } from '../read-question.ts';
import { type NamedThing, namedThings } from './named-things.ts';

const opening =
  '^\\s*(?:(?:eh|oh|o|waduh|aduh|duh|maaf|maap|sori|sorry|ups|lah|wah|nah|kak|min|bang|bro|mas|mbak)[\\s,]+)*';
const sign =
  '(?:maksud(?:ku|nya|e)?(?: (?:saya|aku|gue|gw|sy))?|ralat|salah(?: (?:ketik|tulis|sebut))?|typo|koreksi)(?:[\\s,.:]+(?:kak|min|bang|itu|yg|yang))*[\\s,.:]+';
const end = '\\s*[.!?]*\\s*$';
const bukan = '(?:bukan(?:nya)?|bkn)';
const words = (most: number): string => `(\\p{L}+(?: \\p{L}+){0,${most - 1}}?)`;
/** Says what was meant, and in the place of what: 'eh maksudku PT bukan CV', 'bukan perusahaan, npwp pribadi'. */
const corrections = [
  {
    pattern: new RegExp(`${opening}(?:${sign})+${words(3)},? ${bukan} ${words(3)}${end}`, 'iu'),
    at: 1,
    of: 2,
  },
  {
    pattern: new RegExp(
      `${opening}(?:${sign})*${bukan} ${words(3)}(?:\\s*[,.;]\\s*|\\s+(?=tapi|tp|melainkan))(?:(?:tapi|tp|melainkan|maksud(?:ku|nya)?|yg|yang)\\s+)*${words(3)}${end}`,
      'iu',
    ),
    at: 2,
    of: 1,
  },
  { pattern: new RegExp(`${opening}(?:${sign})+${words(3)}${end}`, 'iu'), at: 1, of: null },
];
/** Asks the same of another thing: 'kalau warung kopi?', 'nah kalo di jogja berapa'. */
const another = new RegExp(
  `${opening}(?:(?:terus|trus|trs|oke|ok|tapi|tp)[\\s,]+)*(?:gimana |gmn )?(?:kalau|kalo|klo|kl|klu)(?: (?:yg|yang|di|buat|untuk|jual|jualan|usaha|produk))* (\\p{L}+(?: \\p{L}+){0,2}?)(?: (?:gimana|gmn|berapa|brp|ya|kak|min|sih|dong))*${end}`,
  'iu',
);
/** The one of two that was not asked about yet. */
const otherOfTwo = new RegExp(
  `${opening}(?:(?:terus|trus|trs)[\\s,]+)?(?:kalau|kalo|klo|kl|klu|terus|trus) (?:yg|yang) (?:satunya|satu ?nya|satu lagi|lainnya)(?: (?:gimana|gmn|berapa|brp|ya|kak|min|sih))*${end}`,
  'iu',
);

const replaceAt = (text: string, { start, end: to }: NamedThing, instead: string): string =>
  `${text.slice(0, start)}${instead}${text.slice(to)}`;

/** Figures are put in the place of others where sums are reckoned. */
const hasFigure = /(?<!\p{L})\d/u;

/**
 * A message with other things in the place of those of the same groups that it names, from the first of them to the last; where it lacks one
 * of the groups ('umk bandung', then 'ump jabar') only what it has is changed. Null where it has none, or names the same.
 */
function putInstead(told: string, instead: string, isFit: (thing: NamedThing) => boolean): string | null {
  const things = namedThings(instead);
  if (!things.every(isFit) || hasFigure.test(told)) return null;
  const before = namedThings(told);
  const pairs = things.flatMap((thing) => {
    const place = before.find(({ group }) => group === thing.group);
    return place === undefined ? [] : [{ thing, place }];
  });
  const [first] = pairs;
  if (first === undefined) return null;
  const { start, end: to } = first.thing;
  const isWhole = pairs.length === things.length;
  const written = isWhole ? instead : instead.slice(start, to);
  const place = {
    ...first.place,
    start: Math.min(...pairs.map((one) => one.place.start)),
    end: Math.max(...pairs.map((one) => one.place.end)),
  };
  const isSame = told.slice(place.start, place.end).toLowerCase() === written.toLowerCase();
  return isSame ? null : replaceAt(told, place, written);
}

function readCorrection(text: string, told: string): string | null {
  for (const { pattern, at, of } of corrections) {
    const found = pattern.exec(text);
    const instead = found?.[at];
    if (found === null || instead === undefined) continue;
    if (readQuestion(instead).isBare) return null;
    const wrong = of === null ? undefined : found[of];
    const place = wrong === undefined ? -1 : told.toLowerCase().indexOf(wrong.toLowerCase());
    if (wrong !== undefined && place >= 0)
      return `${told.slice(0, place)}${instead}${told.slice(place + wrong.length)}`;
    return putInstead(told, instead, () => true);
  }
  return null;
}

function readAnother(text: string, earlier: readonly string[]): string | null {
  const instead = another.exec(text)?.[1];
  if (instead === undefined) return null;
  // The whole of it names the thing, and it is none of which a question of its own is asked ('kalau halal?').
  const isFit = ({ group, start, end: to }: NamedThing): boolean =>
    ['trade', 'place', 'platform'].includes(group) && start === 0 && to === instead.length;
  const told = earlier.findLast((one) => !another.test(one));
  return told === undefined ? null : putInstead(told, instead, isFit);
}

function readOtherOfTwo(text: string, earlier: readonly string[]): string | null {
  const last = earlier.at(-1);
  if (last === undefined || !otherOfTwo.test(text)) return null;
  const nameOf = (one: string, { start, end: to }: NamedThing) => one.slice(start, to).toLowerCase();
  for (const one of earlier.slice(0, -1).toReversed()) {
    const names = namedThings(one).map((thing) => nameOf(one, thing));
    const asked = namedThings(last).find((thing) => names.includes(nameOf(last, thing)));
    const others = names.filter((name) => asked !== undefined && name !== nameOf(last, asked));
    const [other] = others;
    if (asked !== undefined && other !== undefined && others.length === 1)
      return replaceAt(last, asked, other);
  }
  return null;
}

/**
 * The question of before as a message changes it: another thing or place is asked about, the other one of two, or one was named wrongly.
 * @param text as it was written
 * @param earlier the person's messages before it, oldest first
 * @returns null where it changes nothing of it by its name; a figure that changes is read with the sums
 */
export function readChange(text: string, earlier: readonly string[]): string | null {
  const last = earlier.at(-1);
  if (last === undefined || hasFigure.test(text)) return null;
  return readCorrection(text, last) ?? readAnother(text, earlier) ?? readOtherOfTwo(text, earlier);
}
