import type { Token } from '@kawanusaha/bahasa/understanding';
import words from '#content/ideas/refusals.json' with { type: 'json' };
import type { Span } from './span.ts';
import { statementsOf } from '../statements.ts';

const reactions: ReadonlySet<string> = new Set(words.reactions);
const contacts: ReadonlySet<string> = new Set(words.contacts);
/** What is made or done against a reaction is for others: 'salep buat gatal kena ulat'. */
const remedies: ReadonlySet<string> = new Set(words.remedies);
const self: ReadonlySet<string> = new Set(words.self);
const turns: ReadonlySet<string> = new Set(words.turns);
const makes = /^(?:bikin|buat|ngebuat|membuat)$/iu;

/** 'Gatal-gatal' and 'bentol-bentol' are one reaction. */
const isReaction = ({ normal, stem, isNegated }: Token): boolean =>
  !isNegated && (reactions.has(stem) || reactions.has(normal.split('-')[0] ?? ''));

const spanOf = (tokens: readonly Token[]): Span[] => {
  const [first] = tokens;
  const last = tokens.at(-1);
  return first === undefined || last === undefined ? [] : [{ start: first.start, end: last.end }];
};

const upToTurn = (tokens: readonly Token[]): readonly Token[] => {
  const turn = tokens.findIndex(({ normal }, at) => at > 0 && turns.has(normal));
  return turn === -1 ? tokens : tokens.slice(0, turn);
};
const behindTurn = (tokens: readonly Token[]): readonly Token[] =>
  tokens.slice(tokens.findLastIndex(({ normal }) => turns.has(normal)) + 1);

/** 'Bulu kucing bikin sesak': what stands before brings it about. */
function findCause(statement: readonly Token[], reaction: number): readonly Token[] {
  for (let at = reaction - 1; at >= 0; at--) {
    const { text, normal } = statement[at] as Token;
    if (makes.test(text)) return behindTurn(statement.slice(0, at));
    if (!self.has(normal)) return [];
  }
  return [];
}

/** The parts of a text that say what makes the person ill: 'kalau pegang cumi langsung bentol-bentol'. */
export function findReactions(tokens: readonly Token[], text: string): Span[] {
  return statementsOf(tokens, text).flatMap((statement) => {
    const reaction = statement.findIndex(isReaction);
    if (reaction === -1 || statement.slice(0, reaction).some(({ stem }) => remedies.has(stem))) return [];
    const cause = findCause(statement, reaction);
    if (cause.length > 0) return spanOf(cause);
    const contact = statement.findIndex(({ normal }) => contacts.has(normal));
    return contact === -1 ? [] : spanOf(upToTurn(statement.slice(contact + 1)));
  });
}
