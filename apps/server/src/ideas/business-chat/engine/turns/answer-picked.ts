import type { KnowledgeEntry } from '../../knowledge/entry-schema.ts';
import { messages } from '../../messages.ts';
import { blank, type ChatReply, type State } from '../chat-reply.ts';
import { agreesTo, readPick } from '../choose/read/read-pick.ts';
import { offerAnswers } from '../offer/offer-answers.ts';
import { readQuestion, type ReadQuestion } from '../read-question.ts';
import { sourceOf } from '../source-of.ts';
import { writeAnswer } from '../write-answer.ts';
import type { Turn } from './turn.ts';

/**
 * What may have been meant, with what each is answered with; that nothing is known where nothing may have been.
 * @param entries that may be meant, likeliest first
 * @param question as read
 */
export function askBack(entries: readonly KnowledgeEntry[], question: ReadQuestion): ChatReply {
  if (entries.length === 0) return { ...blank, content: messages.nothingFound, isUnknown: true };
  const content = entries.length === 1 ? messages.maybeMeant : messages.whichMeant;
  return { ...blank, content, offers: offerAnswers(entries, question), entries };
}

/** The place of what a message takes of what was offered: its question as it stands there, its number, or a yes to the only one; null where it takes none. */
function findPicked(text: string, offered: readonly KnowledgeEntry[]): number | null {
  const pressed = offered.findIndex(({ question }) => question === text.trim());
  if (pressed >= 0) return pressed;
  return offered.length === 1 && agreesTo(text) ? 0 : readPick(text, offered.length);
}

/**
 * The one of several that were offered; a question back where there is none at that place.
 * @param text as it was written
 * @param state what was spoken of before
 * @returns null where the message takes none of them
 */
export function answerPicked(text: string, state: State): Turn | null {
  const at = findPicked(text, state.offered);
  if (at === null) return null;
  const entry = state.offered[at];
  if (entry === undefined) return { reply: askBack(state.offered, readQuestion(state.said)), state };
  const { features } = readQuestion(entry.question);
  const content = writeAnswer([entry], '', true);
  return {
    reply: { ...blank, content, sources: [sourceOf(entry)], answered: true, entries: [entry] },
    state: { ...state, entry, second: undefined, features, said: text, isSure: true, offered: [] },
  };
}
