import senses from '#content/chat/harmless-senses.json' with { type: 'json' };

/** Things, animals and plants of which it is said that they live or not. */
const thing = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${senses.livesOfThings.map(({ things }) => things).join('|')}|iklan|ads|siaran|link|tautan|kode|server|bot)(?:ku|nya|ne|na|e)?(?![\\p{L}\\p{N}])`,
  'u',
);
const life = /^(?:di|ke)?(?:mati|modar|hidup|idup|urip)(?:nya|ne|e|in|kan|an)?$/u;
/** All that may stand beside it: when and whether it is so, never who says it or what is wished. */
const beside = new Set(senses.besideLifeOfThings);
const isBeside = (word: string): boolean => beside.has(word) || /^\d+$/u.test(word);
/** Of a person, too, it is asked when they die; until when something lives is asked of things. */
const untilWhen = /\b(?:sampai|sampe|smp) (?:kapan|kpn)\b/gu;
/** To live no more may be said of oneself, whatever was named before. */
const negatedLife =
  /\b(?:ga|gak|gk|nggak|ngga|enggak|tidak|tdk|tak|ora|ndak) (?:(?:bisa|usah|perlu|akan) )?(?:hidup|idup|urip)/u;
/** Which of several are left, and what goes on and off, may be asked why; of what only lives, the person may mean themselves. */
const asksWhy = /\b(?:kenapa|knp|mengapa)\b/u;
const counted = /\d|\b(?:mati,? (?:hidup|idup)|(?:hidup|idup),? mati)\b/u;

/**
 * Whether a message tells or asks nothing but whether something lives, where a thing of which that is said was named before: 'masih idup
 * ga tuh' behind a voucher.
 * @param text as it was written
 * @param before the person's message before it
 */
export function isLifeOfNamedThing(text: string, before: string): boolean {
  const said = text.toLowerCase().replaceAll(untilWhen, ' ');
  if (!thing.test(before.toLowerCase()) || negatedLife.test(said)) return false;
  if (asksWhy.test(said) && !counted.test(said)) return false;
  const words = said.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.some((word) => life.test(word)) && words.every((word) => life.test(word) || isBeside(word));
}
