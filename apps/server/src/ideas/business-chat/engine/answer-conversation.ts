import type { KnowledgeEntry } from '../knowledge/entry-schema.ts';
import { messages } from '../messages.ts';
import { answerUnknowable } from './unknowable/answer-unknowable.ts';
import { asksPersonFact } from './unknowable/asks-person-fact.ts';
import { blank, type ChatReply, type State, start } from './chat-reply.ts';
import { askedBack } from './choose/asked-back.ts';
import { chooseTogether } from './choose/choose-answer.ts';
import { chooseBeside, chooseEach } from './choose/choose-each.ts';
import { answerDanger, isGreeting, isThanks, greet, warmth, afterCrisis } from './danger/answer-with-care.ts';
import { readTarget } from './calculation/reckon/asked/read-target.ts';
import { corrects } from './calculation/reckon/asked/corrects.ts';
import { isTakingBack } from './calculation/reckon/told/taken-back.ts';
import { asksSum } from './calculation/reckon/asks-sum.ts';
import { findMissing } from './calculation/reckon/find-missing.ts';
import { addResults } from './calculation/refer/add-results.ts';
import { changesOne, keepResult } from './calculation/refer/keep-result.ts';
import { findSum } from './calculation/find-sum.ts';
import { answerDistress } from './danger/answer-distress.ts';
import { findDangerInTurns } from './danger/find/find-danger-in-turns.ts';
import { leaveOutWeariness, tellsWeariness } from './danger/worries/tells-weariness.ts';
import { tellDeskRates, withDeskRates } from './local/desk-rates.ts';
import { reckonLocalFigure } from './local/reckon-local-figure.ts';
import { timesToldFee } from './local/times-told-fee.ts';
import { tellLocalFigure } from './local/tell-local-figure.ts';
import { offerAnswers } from './offer/offer-answers.ts';
import { sourceOf } from './source-of.ts';
import { leavesBefore, readOpening } from './choose/read/read-opening.ts';
import { agreesTo, readPick } from './choose/read/read-pick.ts';
import { readReturn } from './choose/read/read-return.ts';
import { isElsewhere } from './choose/is-elsewhere.ts';
import { settleStory } from './choose/settle-story.ts';
import { readQuestion, type ReadQuestion } from './read-question.ts';
import { writeAnswer, writeCalculation, writeEach, writeUnderQuestion } from './write-answer.ts';

/** Who speaks of themselves beside it is heard as a person; why another one left is not known. */
const aboutSelf = /\b(?:aku|gue|gw|gua|saya|sy|diri)\b/iu;

/** What may have been meant, with what each is answered with; that nothing is known where nothing may have been. */
function askBack(entries: readonly KnowledgeEntry[], question: ReadQuestion): ChatReply {
  if (entries.length === 0) return { ...blank, content: messages.nothingFound, isUnknown: true };
  const content = entries.length === 1 ? messages.maybeMeant : messages.whichMeant;
  return { ...blank, content, offers: offerAnswers(entries, question), entries };
}

/** The one of several that were offered; a question back where there is none at that place. */
function answerPicked(
  entry: KnowledgeEntry | undefined,
  text: string,
  state: State,
): { reply: ChatReply; state: State } {
  if (entry === undefined) return { reply: askBack(state.offered, readQuestion(state.said)), state };
  const { features } = readQuestion(entry.question);
  return {
    reply: {
      ...blank,
      content: writeAnswer([entry], '', true),
      sources: [sourceOf(entry)],
      answered: true,
      entries: [entry],
    },
    state: { ...state, entry, second: undefined, features, said: text, isSure: true, offered: [] },
  };
}

/** The place of what a message takes of what was offered: its question as it stands there, its number, or a yes to the only one; null where it takes none. */
function findPicked(text: string, offered: readonly KnowledgeEntry[]): number | null {
  const pressed = offered.findIndex(({ question }) => question === text.trim());
  if (pressed >= 0) return pressed;
  return offered.length === 1 && agreesTo(text) ? 0 : readPick(text, offered.length);
}

/** Goes on with the figures of before, however much else it says: 'brarti sebulan 26 hari untung berapa'. */
const drawsSum = /^\s*(?:(?:be?)?rarti|brti|jadi|jd|total\p{L}*)\b/iu;

const borrows = /\b(?:kur|kredit|\p{L}{0,2}pinj[ae]m\p{L}*|minj[ae]m\p{L}*)\b/iu;

/** The rate of a loan is told, so that none of the desk's stands in its place. */
const tellsRate = /\d ?(?:%|persen)/iu;

/** Tells how a loan of before is paid back: 'lunasin setahun, tiap bulan setor berapa'. */
const paysBack =
  /\b(?:\p{L}{0,3}lunas\p{L}*|setor\p{L}*|\p{L}{0,3}cicil\p{L}*|\p{L}{0,3}angsur\p{L}*)(?!\p{L})/iu;

/**
 * Answers one message after what was spoken of before.
 * @param text as it was written
 * @param state what was spoken of before
 * @param earlier the person's messages before it, oldest first
 */
export function answerTurn(
  text: string,
  state: State,
  earlier: readonly string[] = [],
): { reply: ChatReply; state: State } {
  const turn = answerOne(text, state, earlier);
  const { reply } = turn;
  const wasInDanger = earlier.length > 0 && findDangerInTurns(earlier.slice(-3))?.kind === 'crisis';
  return wasInDanger && !reply.isCare && !reply.isRefusal
    ? { ...turn, reply: { ...reply, content: `${afterCrisis}\n\n${reply.content}` } }
    : turn;
}

function answerOne(
  written: string,
  spoken: State,
  earlier: readonly string[],
): { reply: ChatReply; state: State } {
  const danger = findDangerInTurns([...earlier.slice(-2), written]);
  if (danger !== null && danger.kind !== 'distress')
    return { reply: { ...blank, ...answerDanger(danger, written) }, state: start };
  const picked = findPicked(written, spoken.offered);
  if (picked !== null) return answerPicked(spoken.offered[picked], written, spoken);
  const back = readReturn(written, earlier);
  if (back !== null) return answerOne(back.text, answerOne(back.told, start, []).state, [back.told]);
  const opening = readOpening(written);
  const text = opening.rest === '' ? written : opening.rest;
  const question = readQuestion(leaveOutWeariness(text));
  const isLeft = leavesBefore(opening, question) || isElsewhere(question);
  const state = isLeft ? start : spoken;
  const before = isLeft ? [] : earlier;
  if (opening.rest === '' && opening.turns !== null && danger === null)
    return { reply: { ...blank, content: messages.goAhead }, state };
  const goesOn =
    question.isLeaning ||
    drawsSum.test(text) ||
    corrects.test(text) ||
    isTakingBack(text) ||
    (paysBack.test(text) && borrows.test(before.join(' ')));
  const turns = [...before, text];
  const fees = timesToldFee(text, state.entry);
  if (fees !== null && state.entry !== null && danger === null)
    return {
      reply: { ...blank, ...fees, sources: [sourceOf(state.entry)], answered: true },
      state: { ...state, said: text, offered: [] },
    };
  const together = addResults(text, state.results);
  const found =
    together === null ? findSum(text, before, state.calculation, goesOn) : { calculation: together };
  const isInDistress = danger !== null && (aboutSelf.test(text) || !asksPersonFact(text));
  if (found !== null) {
    const calculation = withDeskRates(found.calculation);
    const desk = tellDeskRates(calculation, tellsRate.test(turns.join(' ')));
    const result = writeCalculation(calculation, found.before);
    const told = desk === null ? result : `${result}\n${desk.line}`;
    const beside = isInDistress ? [] : chooseBeside(text, (asked) => readTarget(asked) !== null);
    // A sum is no reason to pass over what a person tells of themselves: its result stands after the words of care.
    const care = isInDistress ? answerDanger(danger, text) : null;
    const content = [...(care === null ? [] : [care.content]), told, ...beside.map(writeUnderQuestion)].join(
      '\n\n',
    );
    const sources = [
      ...(care?.sources ?? []),
      ...(desk?.sources ?? []),
      ...beside.map(({ entry }) => sourceOf(entry)),
    ];
    return {
      reply: { ...blank, ...care, content, sources, calculation, answered: true },
      state: {
        calculation,
        results: keepResult(state.results, calculation, goesOn && changesOne(text)),
        entry: state.entry,
        features: question.features,
        said: text,
        isSure: state.isSure,
        offered: [],
      },
    };
  }
  if (isInDistress) return answerDistress(danger, question, state);
  if (isThanks(text) || isGreeting(text)) return { reply: { ...blank, content: greet(text) }, state };
  const reckoned = reckonLocalFigure(text);
  if (reckoned !== null) {
    const { content, calculation, source } = reckoned;
    const reply = { ...blank, content, calculation, sources: [source], answered: true };
    return { reply, state: { ...state, calculation, said: text, offered: [] } };
  }
  const local = tellLocalFigure(text);
  if (local !== null) {
    const reply = { ...blank, content: local.content, sources: [local.source], answered: true };
    return { reply, state: { ...state, said: text, offered: [] } };
  }
  const unknowable = answerUnknowable(text);
  if (unknowable !== null) {
    const known = chooseBeside(text, (asked) => answerUnknowable(asked) !== null);
    if (known.length === 0) return { reply: { ...blank, ...unknowable }, state };
    const content = [...known.map(writeUnderQuestion), unknowable.content].join('\n\n');
    const entries = known.map((one) => one.entry);
    return {
      reply: { ...blank, content, sources: entries.map(sourceOf), answered: true, entries },
      state: { ...state, entry: entries[0] ?? null, said: text, isSure: true, offered: [] },
    };
  }
  const chosen = askedBack(chooseTogether(question, state), text);
  const story = chosen.entry === null && state === spoken ? settleStory(question, earlier) : null;
  const choice = story === null ? chosen : askedBack(story, text);
  const { lead, isFromBefore, others, features } = choice;
  const each = chooseEach(text, state, choice);
  const { entry, second } =
    each === null ? choice : { entry: each.told[0]?.entry ?? null, second: each.told[1]?.entry };
  if (entry !== null) {
    const entries =
      each === null ? (second === undefined ? [entry] : [entry, second]) : each.told.map((one) => one.entry);
    // The result of a person's own sums stands in no entry: what is known of the way is said, and that it is not the answer.
    const missing = findMissing(turns);
    // Behind a sum that was reckoned, what an entry answers by itself without a figure asks for no other.
    const isBeside = state.calculation !== null && isFromBefore !== true && !/\d/u.test(text);
    const isReckoned = missing === null && (isBeside || !asksSum(turns, goesOn));
    const written = each === null ? writeAnswer(entries, lead, isFromBefore) : writeEach(each);
    const warm = tellsWeariness(text) ? `${warmth}\n\n` : '';
    const content = isReckoned
      ? `${warm}${written}`
      : `${warm}${missing === null ? messages.notReckoned : messages.missingFigure(missing)}\n\n${written}`;
    return {
      reply: {
        ...blank,
        content,
        sources: entries.map(sourceOf),
        suggestions: others.map((other) => other.question),
        answered: isReckoned,
        entries,
      },
      state: {
        calculation: state.calculation,
        results: state.results,
        entry,
        second,
        features,
        said: text,
        isSure: true,
        offered: entries.length + others.length > 1 ? [...entries, ...others] : [],
      },
    };
  }
  const missing = findMissing(turns);
  if (missing !== null)
    return {
      reply: { ...blank, content: messages.missingFigure(missing) },
      state: { ...state, said: text },
    };
  return {
    reply: askBack(others, question),
    // What may have been meant is what the next question leans on, where nothing was spoken of before.
    state:
      state.entry === null
        ? {
            calculation: state.calculation,
            results: state.results,
            entry: others[0] ?? null,
            features,
            said: text,
            isSure: false,
            offered: others,
          }
        : { ...state, said: text, offered: others },
  };
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
