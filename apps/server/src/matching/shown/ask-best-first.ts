import { countShown, type Scored } from './choose-shown.ts';

/** So many more than are shown are asked about at once: most may be shown, and a second question costs as much as several people. */
const spare = 2;

/** A ranked pair with what was answered about its item. */
type Allowed<Item, Answer> = Scored<Item> & { readonly answer: Answer };

/**
 * The ranked pairs that may be shown, best first, with what `ask` says about them. It is asked about no more than the list can hold and
 * a few, since each costs several look-ups; further down only while too many were refused.
 */
export async function askBestFirst<
  Item extends { readonly id: string },
  Answer extends { readonly id: string },
>(
  ranked: readonly Scored<Item>[],
  ask: (ids: readonly string[]) => Promise<readonly Answer[]>,
): Promise<Allowed<Item, Answer>[]> {
  const most = countShown(ranked);
  const allowed: Allowed<Item, Answer>[] = [];
  for (let at = 0; at < ranked.length && allowed.length < most; at += most + spare) {
    const part = ranked.slice(at, at + most + spare);
    const answers = new Map((await ask(part.map(({ item }) => item.id))).map((one) => [one.id, one]));
    for (const scored of part) {
      const answer = answers.get(scored.item.id);
      if (answer !== undefined) allowed.push({ ...scored, answer });
    }
  }
  return allowed.slice(0, countShown(allowed));
}
