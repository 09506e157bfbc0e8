import care from '#content/chat/care.json' with { type: 'json' };
import { findEntry } from '../../../knowledge/knowledge-base.ts';
import { messages } from '../../../messages.ts';
import { readAskedKinds } from '../../certainty/asked-kinds.ts';
import type { ChatReply, State } from '../../chat-reply.ts';
import { readQuestion } from '../../read-question.ts';
import { sourceOf } from '../../source-of.ts';
import { writeAnswer } from '../../write-answer.ts';
import type { Turn } from '../turn.ts';
import { compareEarlier } from './compare-earlier.ts';
import { type Doubt, readDoubt } from './read-doubt.ts';

/** How a message is answered that says nothing of the answer before it, with what was spoken of before or alone; by itself it judges that. */
export type Usual = (text: string, isAlone?: boolean) => Turn;

/** Where help is to be had, which is no ground for an answer about trade. */
const placesOfHelp = new Set(
  [care.crisis, care.violence, care.distress, care.debt].map(({ source }) => source.name),
);

/** The first sentence before an answer that is said again: that it stands, and what it is based on. */
function leadOf({ sources, calculation, isRefusal }: ChatReply, kind: Doubt['kind']): string {
  const names = [...new Set(sources.map(({ source }) => source))]
    .filter((name) => !placesOfHelp.has(name))
    .join('; ');
  if (calculation !== null) return messages.sumStillSo;
  if (names === '' || isRefusal) return messages.answerStands;
  return kind === 'law' ? messages.basedOn(names) : messages.stillSo(names);
}

/** What is at risk by the entry of before, where its reason is asked; null where it tells none beside its answer. */
function tellRisk({
  entries,
  content,
}: ChatReply): Pick<ChatReply, 'content' | 'sources' | 'entries'> | null {
  const [entry] = entries;
  const risk = entry?.followUps.risiko;
  if (risk === undefined || content.includes(risk)) return null;
  const other = findEntry(risk);
  if (other === undefined) return { content: messages.riskOf(risk), sources: [], entries: [] };
  return entries.includes(other)
    ? null
    : { content: writeAnswer([other], '', true), sources: [sourceOf(other)], entries: [other] };
}

/** The answer of before once more, under a sentence that says that it stands. */
function sayAgain(last: ChatReply, kind: Doubt['kind'], state: State, withRisk = false): Turn {
  const risk = withRisk ? tellRisk(last) : null;
  const content = [
    leadOf(last, kind),
    last.content.replace(`${messages.twoMeant}\n\n`, ''),
    ...(risk === null ? [] : [risk.content]),
  ].join('\n\n');
  const reply = {
    ...last,
    content,
    sources: [...last.sources, ...(risk?.sources ?? [])],
    entries: [...last.entries, ...(risk?.entries ?? [])],
  };
  return { reply, state, isAgain: true };
}

/** Whether a turn answers with entries of the subject of before, none of which was given then. */
function isOtherOfSubject({ reply }: Turn, last: ChatReply): boolean {
  const subjects = new Set(last.entries.map(({ subject }) => subject));
  const given = new Set(last.entries.map(({ id }) => id));
  return (
    reply.answered &&
    reply.entries.length > 0 &&
    reply.entries.every(({ subject, id }) => subjects.has(subject) && !given.has(id))
  );
}

/** Whether words say nothing but what the question or the answer of before says. */
function saysAgain(words: string, last: ChatReply, state: State): boolean {
  const known = readQuestion(`${state.said} ${last.content}`.slice(0, 1_000)).features;
  const said = [...readQuestion(words).features];
  return said.length > 0 && said.every((feature) => known.has(feature));
}

/** A doubt that says nothing else: why something is so that is no rule may be told by another entry. */
function answerBare(doubt: Doubt, last: ChatReply, text: string, state: State, usual: Usual): Turn {
  if (doubt.kind !== 'reason') return sayAgain(last, doubt.kind, state);
  const isRule = doubt.namesVerdict || readAskedKinds(readQuestion(state.said).normal).includes('leave');
  if (isRule || doubt.echoes || last.calculation !== null) return sayAgain(last, 'reason', state, isRule);
  const turn = usual(text);
  return isOtherOfSubject(turn, last) ? turn : sayAgain(last, 'reason', state);
}

/**
 * What a message is answered with that doubts the answer before it, or asks for its reason, the law behind it or the difference to before: that
 * answer stands, and says what it is based on. A message that asks or tells anything else is none of these.
 * @param text as it was written
 * @param state what was spoken of before
 * @param earlier the person's messages before it, oldest first
 * @param usual answers a message that doubts nothing
 * @returns null where it doubts nothing that was answered
 */
export function answerDoubt(
  text: string,
  state: State,
  earlier: readonly string[],
  usual: Usual,
): Turn | null {
  const last = state.told.at(-1);
  const doubt = last === undefined ? null : readDoubt(text);
  if (last === undefined || doubt === null) return null;
  const isBare = doubt.rest === '';
  if (doubt.kind === 'difference') return isBare ? compareEarlier(earlier, state, usual) : null;
  // Words of care, what is not known and what was only asked back stand as well; why something is so may be told by what is asked now.
  if (!last.answered || last.isCare)
    return isBare && doubt.kind === 'doubt' ? { reply: last, state, isAgain: true } : null;
  if (isBare) return answerBare(doubt, last, text, state, usual);
  // A figure, or what is told beside a doubt of a sum, corrects what was answered.
  if (last.calculation !== null || /\d/u.test(doubt.rest)) return null;
  const stands = doubt.isCounter || saysAgain(doubt.again, last, state);
  return stands ? sayAgain(last, doubt.kind, state) : null;
}
