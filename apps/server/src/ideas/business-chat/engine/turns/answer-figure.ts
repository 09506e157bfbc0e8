import { blank, type State } from '../chat-reply.ts';
import { reckonLocalFigure } from '../local/reckon-local-figure.ts';
import { tellLocalFigure } from '../local/tell-local-figure.ts';
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
