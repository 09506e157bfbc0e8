import type { KnowledgeEntry } from '../../../knowledge/entry-schema.ts';
import { messages } from '../../../messages.ts';
import { blank, type State } from '../../chat-reply.ts';
import { sourceOf } from '../../source-of.ts';
import { writeUnderQuestion } from '../../write-answer.ts';
import { namedThings } from '../named-things.ts';
import type { Turn } from '../turn.ts';

/** The thing that a message names and another does not, as it is written there: one that answers are about before any other. */
function ownThing(text: string, other: string, about: ReadonlySet<string>): string | null {
  const things = namedThings(text).map(({ id, start, end }) => ({ id, name: text.slice(start, end) }));
  // The lexicon has one name for several of a kind: 'reseller' and 'dropship', 'cv' and 'pt'.
  const own = things.filter(({ name }) => !other.toLowerCase().includes(name.toLowerCase()));
  return (own.find(({ id }) => about.has(id)) ?? own[0])?.name ?? null;
}

/** The things that the last two messages are about, the earlier one first; null where they do not name one each. */
function comparedThings(earlier: readonly string[], { told }: State): [string, string] | null {
  const [before, last] = earlier.slice(-2);
  if (before === undefined || last === undefined) return null;
  const about = new Set(
    told.flatMap(({ entries }) => entries.flatMap(({ subject, concepts }) => [subject, ...concepts])),
  );
  const [one, other] = [ownThing(before, last, about), ownThing(last, before, about)];
  return one === null || other === null ? null : [one, other];
}

/**
 * What is told where the difference of the last two answers is asked: the entry that compares what both were about, else both under their questions.
 * @param earlier the person's messages before, oldest first
 * @param state what was spoken of before
 * @param usual answers a question by itself
 * @returns null where there were no two answers from different entries
 */
export function compareEarlier(
  earlier: readonly string[],
  state: State,
  usual: (text: string, isAlone: boolean) => Turn,
): Turn | null {
  const things = comparedThings(earlier, state);
  const compared = things === null ? null : usual(`apa beda ${things[0]} dan ${things[1]}`, true);
  // What compares both is one entry: two are about one of them each, or about neither.
  if (compared?.reply.answered === true && compared.reply.entries.length === 1) return compared;
  const given = state.told.flatMap(({ answered, entries }) => (answered ? entries.slice(0, 1) : []));
  const last = given.at(-1);
  const before = given.findLast(({ id }) => id !== last?.id);
  if (last === undefined || before === undefined) return null;
  const entries: KnowledgeEntry[] = [before, last];
  const content = [messages.notCompared, ...entries.map((entry) => writeUnderQuestion({ entry, lead: '' }))];
  return {
    reply: {
      ...blank,
      content: content.join('\n\n'),
      sources: entries.map(sourceOf),
      answered: true,
      entries,
    },
    state: { ...state, entry: last, second: before, isSure: true, offered: entries },
  };
}
