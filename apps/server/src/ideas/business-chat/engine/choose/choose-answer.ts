import type { Aspect, KnowledgeEntry } from '../../knowledge/entry-schema.ts';
import { judgeOutside } from '../certainty/outside-likelihood.ts';
import { weighCertainty } from '../certainty/weigh-certainty.ts';
import { type Found, findEntries, toSought } from '../retrieval/find-entries.ts';
import { keepsOf, leavesSubject } from './leaves-subject.ts';
import { limits } from '../limits.ts';
import { keepSubject } from './subject/keep-subject.ts';
import { namesOwn } from './subject/names-own.ts';
import { offerTogether } from './offer-together.ts';
import { readQuestion, type ReadQuestion } from '../read-question.ts';
import { readAspect, settle } from './settle.ts';
import { isSilentAgain } from './subject/silent-again.ts';
import { settleTogether } from './settle-together.ts';
import type { Spoken } from './spoken.ts';
import { type Choice, tellBoth } from './tell-together.ts';
import { thingOf } from './subject/thing-of.ts';

/** Entries among which those of one subject are looked for. */
const manyFound = 60;

/** Entries found with those of the subject of before first in weight: a question that leans on it seldom leaves it. */
function preferSubjects(found: readonly Found[], subjects: readonly (string | undefined)[]): Found[] {
  const weighed = found.map((one) => ({
    ...one,
    share: one.share * (subjects.includes(one.entry.subject) ? limits.stays : 1),
  }));
  const total = weighed.reduce((sum, { share }) => sum + share, 0);
  const before = found.reduce((sum, { share }) => sum + share, 0);
  return weighed
    .map((one) => ({ ...one, share: total === 0 ? 0 : (one.share / total) * before }))
    .toSorted((a, b) => b.share - a.share);
}

/**
 * How sure an answer is that goes on with the subject of before: what was said then says as much as what is asked now, so 'bunganya?' is
 * neither a question of one word nor one about anything.
 */
function weighTogether(found: readonly Found[], question: ReadQuestion, said: string): number {
  const whole = readQuestion(`${said}, ${question.text}`);
  const own = judgeOutside(question);
  const outside = own > limits.elsewhere ? own : judgeOutside(whole);
  return weighCertainty(found, { ...question, words: whole.words }, outside);
}

/** What the entry about the way of the same subject knows of an aspect: where a trade mark is registered stands beside how, not beside what it costs. */
function readBeside(before: KnowledgeEntry, aspect: Aspect | null): ReturnType<typeof readAspect> {
  const how = readAspect(before, 'cara');
  if (how === null || how.lead !== '' || how.entry.subject !== before.subject) return null;
  return readAspect(how.entry, aspect);
}

/**
 * What a question that goes on with the subject of before is answered with when it is read with the name of the thing alone: of 'qris kena
 * potongan berapa' the deduction is no part of 'duitnya cair kapan'.
 */
function chooseNamed(question: ReadQuestion, state: Spoken, before: KnowledgeEntry): Choice | null {
  const thing = thingOf(state.said, before);
  if (thing === '') return null;
  const named = readQuestion(`${thing} ${question.text}`);
  const found = findEntries(toSought(named));
  const certainty = weighCertainty(found, named);
  if (certainty < limits.alone) return null;
  const choice = settle(found, named, new Set([...named.features, ...state.features]), certainty);
  const { entry } = choice;
  if (entry === null || entry.id === before.id || entry.subject !== before.subject) return null;
  return keepsOf(entry, question.features) < limits.spoken ? null : choice;
}

/** What a question that goes on with the subject of before is answered with. */
function chooseFromBefore(question: ReadQuestion, state: Spoken, before: KnowledgeEntry): Choice {
  const { features, aspect } = question;
  const known = new Set([...state.features, ...readQuestion(before.question).features]);
  const isOnlyAspect = question.isBare || [...features].every((feature) => known.has(feature));
  const direct = readAspect(before, aspect);
  if (direct !== null && isOnlyAspect) return { ...direct, others: [], features: state.features };
  const beside = isOnlyAspect ? readBeside(before, aspect) : null;
  const subjects = [before.subject, state.second?.subject];
  const found = preferSubjects(findEntries(toSought(question, state.features, limits.before), 8), subjects);
  const near = isOnlyAspect ? found.filter(({ entry }) => subjects.includes(entry.subject)) : found;
  const all = new Set([...features, ...state.features]);
  const certainty = weighTogether(near, question, state.said);
  const chosen = settle(near, question, all, certainty);
  const isSame = chosen.entry === null || chosen.entry.id === before.id;
  const named = isSame ? chooseNamed(question, state, before) : null;
  if (named !== null) return named;
  if (chosen.entry !== null && (beside === null || chosen.entry.id !== before.id)) return chosen;
  if (beside !== null) return { ...beside, others: [], features: state.features };
  if (direct !== null && judgeOutside(question) <= limits.stranger)
    return { ...direct, others: [], features: state.features };
  const both = tellBoth(near, before, certainty, all);
  if (both !== null) return both;
  const [best] = near;
  const isOnlyNear = best !== undefined && best.entry.id === before.id && certainty >= limits.suggest;
  return isOnlyNear ? { ...chosen, entry: before, others: [] } : chosen;
}

/** What of the subject of before answers a question that names no other; what of it may be meant where nothing is sure enough; null where nothing else of it is near. */
function chooseWithin(question: ReadQuestion, state: Spoken, before: KnowledgeEntry): Choice | null {
  const found = findEntries(toSought(question, state.features, limits.before), manyFound).filter(
    ({ entry }) => entry.subject === before.subject,
  );
  const all = new Set([...question.features, ...state.features]);
  const certainty = weighTogether(found, question, state.said);
  const chosen = settle(found, question, all, certainty);
  if (chosen.entry !== null && chosen.entry.id !== before.id) return { ...chosen, isFromBefore: true };
  const others = found.filter(({ entry }) => entry.id !== before.id).map(({ entry }) => entry);
  return others.length === 0
    ? null
    : { entry: null, lead: '', others: others.slice(0, limits.offered), features: all };
}

/**
 * What answers a question after what was spoken of before; a subject is left only for one that the question names.
 * @param question as read
 * @param state what was spoken of before
 */
export const chooseTogether = (question: ReadQuestion, state: Spoken): Choice =>
  keepSubject(chooseOfBoth(question, state), question, state);

function chooseOfBoth(question: ReadQuestion, state: Spoken): Choice {
  const byBoth = chooseByBoth(question, state);
  const together = byBoth.entry === null ? settleTogether(question, state) : null;
  const choice = together === null || isSilentAgain(together, question, state) ? byBoth : together;
  const { entry, second } = choice;
  const before = state.entry;
  if (entry === null && choice.others.length === 0) return offerTogether(question, state) ?? choice;
  if (entry === null || !question.isLeaning) return choice;
  if (before === null || !state.isSure) return chooseOfTold(choice, entry, question, state) ?? choice;
  const isOwn = namesOwn(question, state) && keepsOf(entry, question.features) >= limits.spoken;
  if (choice.isFromBefore !== true && isOwn) return choice;
  const isLeft = [entry, ...(second === undefined ? [] : [second])].every((one) =>
    leavesSubject(one, question, { entry: before, features: state.features }),
  );
  return (isLeft ? chooseWithin(question, state, before) : null) ?? choice;
}

/**
 * What answers a question that leans on a message that was only told ('PIRT-ku terbit 2021', then 'berlaku sampai kapan?'), where what it finds
 * alone speaks of something else: both read as one, or what of that may be meant; null where it speaks of what was told.
 */
function chooseOfTold(
  choice: Choice,
  entry: KnowledgeEntry,
  question: ReadQuestion,
  state: Spoken,
): Choice | null {
  if (state.said === '' || choice.isFromBefore === true) return null;
  const { features } = readQuestion(state.said);
  if (!leavesSubject(entry, question, { entry: null, features })) return null;
  const whole = readQuestion(`${state.said}, ${question.text}`);
  const together = settle(findEntries(toSought(whole)), whole, whole.features);
  const isOfTold = [together.entry, ...together.others].some(
    (one) => one !== null && !leavesSubject(one, question, { entry: null, features }),
  );
  return isOfTold ? { ...together, isFromBefore: true } : null;
}

/** Only names another case of what was asked before: after 'SPT orang pribadi kapan', 'kalau badan usaha?' asks the same of it. */
const isAnother =
  /^\s*(?:(?:kalau|kalo|klo|kl|klu|terus|trus|trs|nah|dan|untuk|buat)\s+){1,3}(?:\p{L}+\s+){0,2}\p{L}+\s*\?*\s*$/iu;

/**
 * What answers a question after what was spoken of before. Both messages are read as one where neither says enough alone: 'mau gaji
 * orang jaga stan', then 'harus umr?'.
 */
function chooseByBoth(question: ReadQuestion, state: Spoken): Choice {
  if (isAnother.test(question.text) && question.words <= 2 && state.isSure && state.entry !== null) {
    const asked = readQuestion(`${state.said}, ${question.text}`);
    const same = settle(findEntries(toSought(asked)), asked, asked.features);
    if (same.entry?.subject === state.entry.subject && same.entry.id !== state.entry.id)
      return { ...same, isFromBefore: true };
  }
  const choice = choose(question, state);
  if (choice.entry !== null || !question.isLeaning || state.said === '') return choice;
  const whole = readQuestion(`${state.said}, ${question.text}`);
  const found = findEntries(toSought(whole));
  const [likeliest] = found;
  const before = findEntries(toSought(readQuestion(state.said)));
  const shareBefore = before.find(({ entry }) => entry.id === likeliest?.entry.id)?.share ?? 0;
  // An entry that the new message speaks against is not asked for: 'pra-pesan atau stok?', 'siapa nama kucing saya?'.
  if (likeliest === undefined || likeliest.share <= shareBefore) return choice;
  const together = settle(found, whole, whole.features);
  // The answer of before once more is no answer to what is asked now.
  if (together.entry !== null && together.entry.id !== state.entry?.id)
    return { ...together, isFromBefore: true };
  return choice.others.length === 0 && together.others.length > 0 ? together : choice;
}

/**
 * Whether a short question is surer of its entry, or of another one, when what was spoken of before is read with it: after 'daftar halal',
 * 'nunggunya berapa lama' stands by itself near every entry about a time.
 */
function isLikelierTogether(alone: readonly Found[], question: ReadQuestion, state: Spoken): boolean {
  if (state.entry === null || state.features.size === 0) return false;
  const together = findEntries(toSought(question, state.features, limits.before));
  const isOther = together[0]?.entry.id !== alone[0]?.entry.id;
  const isSurer = (together[0]?.share ?? 0) > (alone[0]?.share ?? 0);
  return isOther ? weighCertainty(together, question) > weighCertainty(alone, question) : isSurer;
}

/**
 * What answers a question by itself that names a subject of its own, where the subject of before answers nothing of it: 'foto produk biar
 * bagus gimana' after one about halal.
 */
function chooseAlone(found: readonly Found[], question: ReadQuestion, state: Spoken): Choice | null {
  if (!namesOwn(question, state)) return null;
  const alone = settle(found, question, question.features);
  return alone.entry !== null && keepsOf(alone.entry, question.features) >= limits.spoken ? alone : null;
}

/** Content words up to which a message says nothing by itself. */
const fewWords = 2;

function choose(question: ReadQuestion, state: Spoken): Choice {
  const found = findEntries(toSought(question));
  // A word or two after a message that found nothing are about what it said: 'isinya apa saja?'.
  const isOfUnanswered =
    state.entry === null && state.said !== '' && question.isLeaning && question.words <= fewWords;
  const leans =
    question.isBare ||
    isOfUnanswered ||
    (question.isLeaning &&
      (weighCertainty(found, question) < limits.alone || isLikelierTogether(found, question, state)));
  if (leans && state.entry !== null && state.isSure) {
    const goingOn = chooseFromBefore(question, state, state.entry);
    const fromBefore = isSilentAgain(goingOn, question, state) ? { ...goingOn, entry: null } : goingOn;
    const alone = fromBefore.entry === null ? chooseAlone(found, question, state) : null;
    return alone ?? { ...fromBefore, isFromBefore: true };
  }
  if (!leans || state.features.size === 0) return settle(found, question, question.features);
  // Nothing was found for what was said before: both together may say enough.
  return settle(
    findEntries(toSought(question, state.features, limits.before)),
    question,
    new Set([...question.features, ...state.features]),
  );
}
