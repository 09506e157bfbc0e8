import { messages } from '../messages.ts';
import { asksHealth } from './unknowable/asks-health.ts';
import { asksOtherDeed } from './unknowable/persons/asks-other-deed.ts';
import { asksPersonFact } from './unknowable/persons/asks-person-fact.ts';
import { replyUnknowable } from './unknowable/reply-unknowable.ts';
import { blank, type ChatReply, type State, start } from './chat-reply.ts';
import { answerDanger, isGreeting, isThanks, greet, afterCrisis } from './danger/answer-with-care.ts';
import { answerDistress } from './danger/answer-distress.ts';
import { findDangerInTurns } from './danger/find/find-danger-in-turns.ts';
import { leaveOutWeariness } from './danger/worries/tells-weariness.ts';
import { timesToldFee } from './local/times-told-fee.ts';
import { sourceOf } from './source-of.ts';
import { leavesBefore, readOpening } from './choose/read/read-opening.ts';
import { readReturn } from './choose/read/read-return.ts';
import { isElsewhere } from './choose/is-elsewhere.ts';
import { readQuestion } from './read-question.ts';
import { answerDoubt, type Usual } from './turns/doubt/answer-doubt.ts';
import { answerFigure } from './turns/answer-figure.ts';
import { answerFromEntries } from './turns/answer-from-entries.ts';
import { answerPicked } from './turns/answer-picked.ts';
import { answerSum } from './turns/answer-sum.ts';
import { changesFigure, goesOnWithSum } from './turns/goes-on-with-sum.ts';
import { readChange } from './turns/read-change.ts';
import type { Turn } from './turns/turn.ts';

/** Answers that a later message may doubt or compare. */
const mostTold = 4;

/** Who speaks of themselves beside it is heard as a person; why another one left is not known. */
const aboutSelf = /\b(?:aku|gue|gw|gua|saya|sy|diri)\b/iu;

/**
 * Answers one message after what was spoken of before.
 * @param text as it was written
 * @param state what was spoken of before
 * @param earlier the person's messages before it, oldest first
 */
export function answerTurn(text: string, state: State, earlier: readonly string[] = []): Turn {
  const answered = answerOne(text, state, earlier);
  const { reply, isAgain } = answered;
  const told = isAgain === true ? state.told : [...state.told, reply].slice(-mostTold);
  const turn = { ...answered, state: { ...answered.state, told } };
  const wasInDanger = earlier.length > 0 && findDangerInTurns(earlier.slice(-3))?.kind === 'crisis';
  return wasInDanger && !reply.isCare && !reply.isRefusal
    ? { ...turn, reply: { ...reply, content: `${afterCrisis}\n\n${reply.content}` } }
    : turn;
}

function answerOne(written: string, spoken: State, earlier: readonly string[]): Turn {
  const danger = findDangerInTurns([...earlier.slice(-2), written]);
  if (danger !== null && danger.kind !== 'distress')
    return { reply: { ...blank, ...answerDanger(danger, written) }, state: start };
  const picked = answerPicked(written, spoken);
  if (picked !== null) return picked;
  const back = readReturn(written, earlier);
  if (back !== null) return answerOne(back.text, answerOne(back.told, start, []).state, [back.told]);
  const changed = danger === null ? answerChanged(written, earlier) : null;
  if (changed !== null) return changed;
  const opening = readOpening(written);
  const text = opening.rest === '' ? written : opening.rest;
  const question = readQuestion(leaveOutWeariness(text));
  const isTurned = leavesBefore(opening, question);
  const asked: Usual = (one, isAlone = isElsewhere(readQuestion(one))) =>
    isAlone ? answerAsked(one, start, [], null) : answerAsked(one, spoken, earlier, null);
  const doubted = danger !== null || isTurned ? null : answerDoubt(text, spoken, earlier, asked);
  if (doubted !== null) return doubted;
  const isLeft = isTurned || (isElsewhere(question) && !changesFigure(text, earlier));
  const state = isLeft ? start : spoken;
  const before = isLeft ? [] : earlier;
  if (opening.rest === '' && opening.turns !== null && danger === null)
    return { reply: { ...blank, content: messages.goAhead }, state };
  return answerAsked(text, state, before, danger);
}

/** Answers what a message asks or tells, once it was read how it opens. */
function answerAsked(
  text: string,
  state: State,
  before: readonly string[],
  danger: ReturnType<typeof findDangerInTurns>,
): Turn {
  const question = readQuestion(leaveOutWeariness(text));
  const goesOn = goesOnWithSum(text, question, before);
  const fees = timesToldFee(text, state.entry);
  if (fees !== null && state.entry !== null && danger === null)
    return {
      reply: { ...blank, ...fees, sources: [sourceOf(state.entry)], answered: true },
      state: { ...state, said: text, offered: [] },
    };
  const distress = danger !== null && isOwnNeed(danger, text) ? danger : null;
  const sum = answerSum({ text, question, before, goesOn, distress }, state);
  if (sum !== null) return sum;
  if (distress !== null) return answerDistress(distress, question, state);
  if (isThanks(text) || isGreeting(text)) return { reply: { ...blank, content: greet(text) }, state };
  return (
    answerFigure(text, state) ??
    replyUnknowable(text, question, state) ??
    answerFromEntries({ text, question, before, goesOn }, state)
  );
}

/** What only reads like distress and asks of another, or for a cure, tells none. */
function isOwnNeed({ isLikened }: { readonly isLikened?: boolean }, text: string): boolean {
  const isOfAnother = asksOtherDeed(text);
  if (isLikened === true && (isOfAnother || asksHealth(text))) return false;
  return aboutSelf.test(text) || !(isOfAnother || asksPersonFact(text));
}

/** What the question of before is answered with as the message changes it; null where it changes nothing, or that finds no answer. */
function answerChanged(text: string, earlier: readonly string[]): Turn | null {
  const changed = readChange(text, earlier);
  const turn = changed === null ? null : answerOne(changed, start, []);
  return turn?.reply.answered === true ? turn : null;
}

/**
 * Answers the last question of a conversation; what was spoken of before follows from the person's earlier questions.
 * @param questions the person's messages, oldest first
 */
export function answerConversation(questions: readonly string[]): ChatReply {
  let state = start;
  let reply: ChatReply = { ...blank, content: messages.nothingFound };
  for (const [at, text] of questions.entries())
    ({ reply, state } = answerTurn(text, state, questions.slice(0, at)));
  return reply;
}
