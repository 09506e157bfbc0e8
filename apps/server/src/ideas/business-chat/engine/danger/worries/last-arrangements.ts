import * as z from 'zod';
import listed from '#content/chat/last-arrangements.json' with { type: 'json' };

/**
 * What people do and say who put their affairs in order before they die, each sign with a weight: none of them tells it alone. Lists stand
 * in the words by their name ('<kin>'). What goes on afterwards ('goesOn') is a plan of one who stays.
 */
const arrangementsSchema = z.object({
  signs: z.array(z.object({ weight: z.number(), of: z.string(), words: z.array(z.string()).min(1) })),
  lists: z.record(z.string(), z.string()),
  goesOn: z.array(z.string()).min(1),
});
const { signs, lists, goesOn } = arrangementsSchema.parse(listed);

const fill = (words: string): string =>
  Object.entries(lists).reduce((filled, [name, list]) => filled.replaceAll(`<${name}>`, list), words);
const anyOf = (words: readonly string[]): RegExp =>
  // A list may name another one.
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.map((one) => fill(fill(one))).join('|')})(?![\\p{L}\\p{N}])`,
    'u',
  );
const weighed = signs.map(({ weight, words }) => ({ weight, pattern: anyOf(words) }));
const plans = anyOf(goesOn);

/** So many together say that a person takes leave of life: a letter to the mother beside thanks, or three lesser signs. */
const enough = 3;
const fewest = 2;
/** So much more it takes beside a word of what goes on: a letter and thanks still outweigh that what is given away was second-hand. */
const ofPlan = 1;

/**
 * Whether a message tells by arrangements and farewells alone that its writer takes leave: things given away, a letter to the family, a
 * shop closed, thanks for all this time. Two kinds of signs at least; a word of what comes afterwards is weighed against them.
 * @param lines the message as it was written and in normal words
 */
export function takesLeave(lines: readonly string[]): boolean {
  const told = weighed.filter(({ pattern }) => lines.some((line) => pattern.test(line)));
  const needed = lines.some((line) => plans.test(line)) ? enough + ofPlan : enough;
  return told.length >= fewest && told.reduce((sum, { weight }) => sum + weight, 0) >= needed;
}
