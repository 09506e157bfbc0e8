import type { KnowledgeEntry } from '../../knowledge/entry-schema.ts';
import { blank, type State } from '../chat-reply.ts';
import { askedBack } from '../choose/asked-back.ts';
import { chooseTogether } from '../choose/choose-answer.ts';
import { chooseBeside } from '../choose/choose-each.ts';
import { keepsOf } from '../choose/leaves-subject.ts';
import type { Choice } from '../choose/tell-together.ts';
import { limits } from '../limits.ts';
import { findEntries, toSought } from '../retrieval/find-entries.ts';
import { offerAnswers } from '../offer/offer-answers.ts';
import type { ReadQuestion } from '../read-question.ts';
import { sourceOf } from '../source-of.ts';
import type { Turn } from '../turns/turn.ts';
import { writeAnswer, writeUnderQuestion } from '../write-answer.ts';
import { answerUnknowable, type Unknowable } from './answer-unknowable.ts';
import { asksWayBeside } from './persons/asks-other-deed.ts';
import { sentencesOf } from './plain-sentences.ts';

/** What is nearest to a message and speaks of it: of whom it asks makes no entry less of a help with the matter. */
const nearestOf = (question: ReadQuestion): KnowledgeEntry[] =>
  findEntries(toSought(question), limits.offered)
    .filter(
      ({ entry, share }) => share >= limits.offer && keepsOf(entry, question.features) >= limits.spokenAgain,
    )
    .map(({ entry }) => entry);

/** The note that it is not known, and what helps with the matter: told where a way is asked beside it, else offered. */
function replyWithHelp({ content }: Unknowable, text: string, question: ReadQuestion, state: State): Turn {
  const { entry, second, lead, features, others }: Choice = askedBack(chooseTogether(question, state), text);
  if (entry === null) {
    const near = others.length > 0 ? others : nearestOf(question);
    return {
      reply: { ...blank, content, offers: offerAnswers(near, question), entries: near },
      state: { ...state, offered: near, said: text },
    };
  }
  const entries = second === undefined ? [entry] : [entry, second];
  const spoken = { ...state, entry, second, features, said: text };
  const beside = sentencesOf(text).filter((sentence) => answerUnknowable(sentence) === null);
  if (!asksWayBeside(beside.join(' ')))
    return {
      reply: { ...blank, content, offers: offerAnswers(entries, question), entries },
      state: { ...spoken, isSure: false, offered: entries },
    };
  return {
    reply: {
      ...blank,
      content: `${content}\n\n${writeAnswer(entries, lead)}`,
      sources: entries.map(sourceOf),
      answered: true,
      entries,
    },
    state: { ...spoken, isSure: true, offered: entries.length > 1 ? entries : [] },
  };
}

/**
 * The reply to a message of which a question can be answered by no knowledge base, with what answers its other questions and what helps
 * with the matter; null where an entry could.
 * @param text as it was written
 * @param question as read
 * @param state what was spoken of before
 */
export function replyUnknowable(text: string, question: ReadQuestion, state: State): Turn | null {
  const unknowable = answerUnknowable(text);
  if (unknowable === null) return null;
  const known = chooseBeside(text, (asked) => answerUnknowable(asked) !== null);
  if (known.length === 0)
    return unknowable.helps === true
      ? replyWithHelp(unknowable, text, question, state)
      : { reply: { ...blank, ...unknowable }, state };
  const told = known.map(writeUnderQuestion);
  const parts = unknowable.helps === true ? [unknowable.content, ...told] : [...told, unknowable.content];
  const entries: readonly KnowledgeEntry[] = known.map((one) => one.entry);
  return {
    reply: {
      ...blank,
      content: parts.join('\n\n'),
      sources: entries.map(sourceOf),
      answered: true,
      entries,
    },
    state: { ...state, entry: entries[0] ?? null, said: text, isSure: true, offered: [] },
  };
}
