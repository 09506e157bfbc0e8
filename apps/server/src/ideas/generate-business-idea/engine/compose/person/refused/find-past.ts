import type { Token } from '@kawanusaha/bahasa/understanding';
import words from '#content/ideas/refusals.json' with { type: 'json' };
import type { Span } from './span.ts';
import { statementsOf } from '../statements.ts';

const before: ReadonlySet<string> = new Set(words.before);
const since: ReadonlySet<string> = new Set(words.since);
/** Words that say no more than that it is over. */
const left: ReadonlySet<string> = new Set(words.left);

const isBefore = ({ normal }: Token): boolean => before.has(normal);
const isOver = (tokens: readonly Token[]): boolean =>
  tokens.length > 0 && tokens.every(({ normal }) => normal.split(' ').every((word) => left.has(word)));

/** What was done once: what stands behind 'dulu', or before it where nothing does. */
function doneOnce(statement: readonly Token[]): readonly Token[] {
  const at = statement.findIndex(isBefore);
  const behind = statement.slice(at + 1);
  return behind.length > 0 ? behind : statement.slice(0, at);
}

/** The parts of a text that say what the person did once and does no more: 'dulu ternak lele, sekarang udah ngga'. */
export function findPast(tokens: readonly Token[], text: string): Span[] {
  const statements = statementsOf(tokens, text);
  return statements.flatMap((statement, index) => {
    if (!statement.some(isBefore)) return [];
    const turn = statement.findIndex(({ normal }) => since.has(normal));
    const next = statements[index + 1] ?? [];
    const [once, now] =
      turn === -1 ? [statement, next] : [statement.slice(0, turn), statement.slice(turn + 1)];
    const isNow = turn !== -1 || since.has(next[0]?.normal ?? '');
    const done = doneOnce(once);
    const [first] = done;
    const last = done.at(-1);
    if (!isNow || !isOver(now) || first === undefined || last === undefined) return [];
    return [{ start: first.start, end: last.end }];
  });
}
