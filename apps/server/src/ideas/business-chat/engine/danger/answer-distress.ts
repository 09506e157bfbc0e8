import { blank, type ChatReply, type State } from '../chat-reply.ts';
import { askedBack } from '../choose/asked-back.ts';
import { chooseTogether } from '../choose/choose-answer.ts';
import { settle } from '../choose/settle.ts';
import { findEntries, toSought } from '../retrieval/find-entries.ts';
import type { ReadQuestion } from '../read-question.ts';
import { sourceOf } from '../source-of.ts';
import { writeAnswer } from '../write-answer.ts';
import { answerDanger } from './answer-with-care.ts';
import type { FoundDanger } from './find/found-danger.ts';
import { tellAfterCare } from './tell-after-care.ts';

/** Words for a person in distress; the entry about debts or fraud comes after them, where that is what was asked. */
export function answerDistress(
  danger: FoundDanger,
  question: ReadQuestion,
  state: State,
): { reply: ChatReply; state: State } {
  const care = answerDanger(danger, question.text);
  const { entry, lead } =
    danger.isAnswered === true
      ? askedBack(chooseTogether(question, state), question.text)
      : settle(findEntries(toSought(question)), question, question.features);
  // Where no word names a need, the words of care may be for nothing, and what was asked is answered after them.
  const told = entry === null || danger.isAnswered === true ? entry : tellAfterCare(entry);
  if (told === null) return { reply: { ...blank, ...care }, state };
  const content = `${care.content}\n\n${writeAnswer([told], told === entry ? lead : '')}`;
  const reply = { ...blank, ...care, content, sources: [...care.sources, sourceOf(told)], entries: [told] };
  return {
    reply,
    state: {
      ...state,
      entry,
      features: question.features,
      said: question.text,
      isSure: true,
      offered: [],
    },
  };
}
