import { blank, type State } from '../chat-reply.ts';
import { chooseBeside } from '../choose/choose-each.ts';
import { reckonLocalFigure } from '../local/reckon-local-figure.ts';
import { tellLocalFigure } from '../local/tell-local-figure.ts';
import { sourceOf } from '../source-of.ts';
import { answerUnknowable } from '../unknowable/answer-unknowable.ts';
import { writeUnderQuestion } from '../write-answer.ts';
import type { Turn } from './turn.ts';

/**
 * A figure of a place or a material, or what is reckoned with it.
 * @param text as it was written
 * @param state what was spoken of before
 * @returns null where none is asked or none is known
 */
export function answerFigure(text: string, state: State): Turn | null {
  const reckoned = reckonLocalFigure(text);
  if (reckoned !== null) {
    const { content, calculation, source } = reckoned;
    const reply = { ...blank, content, calculation, sources: [source], answered: true };
    return { reply, state: { ...state, calculation, said: text, offered: [] } };
  }
  const local = tellLocalFigure(text);
  if (local === null) return null;
  const reply = { ...blank, content: local.content, sources: [local.source], answered: true };
  return { reply, state: { ...state, said: text, offered: [] } };
}

/**
 * That what is asked is in no entry, with what its other questions are answered with.
 * @param text as it was written
 * @param state what was spoken of before
 * @returns null where it may be known
 */
export function answerNotKnown(text: string, state: State): Turn | null {
  const unknowable = answerUnknowable(text);
  if (unknowable === null) return null;
  const known = chooseBeside(text, (asked) => answerUnknowable(asked) !== null);
  if (known.length === 0) return { reply: { ...blank, ...unknowable }, state };
  const content = [...known.map(writeUnderQuestion), unknowable.content].join('\n\n');
  const entries = known.map((one) => one.entry);
  return {
    reply: { ...blank, content, sources: entries.map(sourceOf), answered: true, entries },
    state: { ...state, entry: entries[0] ?? null, said: text, isSure: true, offered: [] },
  };
}
