import type { KnowledgeEntry } from '../../knowledge/entry-schema.ts';
import { findEntry } from '../../knowledge/knowledge-base.ts';
import { askedBack } from './asked-back.ts';
import { chooseTogether } from './choose-answer.ts';
import { start } from '../chat-reply.ts';
import { keepsOf } from './leaves-subject.ts';
import { limits } from '../limits.ts';
import { namesOwn } from './subject/names-own.ts';
import { namesAspect } from './read/names-aspect.ts';
import { readQuestion } from '../read-question.ts';
import { type Asked, splitQuestions } from './read/split-questions.ts';
import type { Spoken } from './spoken.ts';
import { type Choice, tellTogether } from './tell-together.ts';

/** An entry with the sentence before its answer. */
export type Told = { readonly entry: KnowledgeEntry; readonly lead: string };

/** What answers a message of several questions, and those of them that nothing answers. */
export type Each = { readonly told: readonly Told[]; readonly open: readonly string[] };

/** More entries than this, or than there are questions, are no answer any more. */
const mostEntries = 3;
/** Part of a question, by rarity, of which an answer that was found for the whole message has to speak to count for it. */
const fewestSpoken = 0.3;

/** Content words from which on a question may be read without what is told before it. */
const fewestWords = 2;

const firstOf = ({ entry, lead }: Choice): Told[] => (entry === null ? [] : [{ entry, lead }]);

const toldBy = (choice: Choice): Told[] => [
  ...firstOf(choice),
  ...(choice.second === undefined ? [] : [{ entry: choice.second, lead: '' }]),
];

/** Entries that belong together once, with what each of them says. */
function mergeTold(all: readonly Told[]): Told[] {
  const kept: Told[] = [];
  for (const one of all) {
    const at = kept.findIndex(
      ({ entry }) => entry.id === one.entry.id || tellTogether(entry, one.entry) !== null,
    );
    const before = kept[at];
    if (before === undefined) {
      kept.push(one);
      continue;
    }
    const together = tellTogether(before.entry, one.entry) ?? { entry: before.entry, lead: '' };
    // Each of them may bring the same sentence along, and the answer may tell it itself.
    const leads = [before.lead, one.lead, together.lead]
      .flatMap((lead) => lead.split('\n'))
      .filter((line) => line !== '' && !together.entry.answer.includes(line));
    kept[at] = { entry: together.entry, lead: [...new Set(leads)].join('\n') };
  }
  return kept;
}

/** Asks of what was told just before it: 'yang begini wajib halal?'. */
const pointsBack =
  /^(?:itu|ini)(?!\p{L})|(?<!\p{L})(?:yang|yg|kayak|kyk|kaya|kek|macam|macem|model|kalau|kalo|klo|kl) (?:b[ae]gini|gini|gitu|begitu|ini|itu|tadi)(?!\p{L})/iu;
/** Says enough to be read without what is told before it. */
const standsAlone = (asked: string): boolean =>
  !pointsBack.test(asked) && readQuestion(asked).words >= fewestWords;
const chooseOne = (text: string, before: Spoken): Choice =>
  askedBack(chooseTogether(readQuestion(text), before), text);

const firstSure = (choice: Choice, other: Choice): Choice => (choice.entry === null ? other : choice);

/** A choice that was read with what was spoken of before, without an answer that does not speak of the question. */
function spokenOf(choice: Choice, asked: string): Choice {
  const { entry, lead, isFromBefore } = choice;
  if (entry === null || isFromBefore !== true || lead !== '' || !namesAspect(asked)) return choice;
  const { features } = readQuestion(asked);
  return keepsOf(entry, features) < fewestSpoken ? { ...choice, entry: null } : choice;
}

/** Of several entries that may answer a question first the one that the whole message finds as well. */
function preferWhole(choice: Choice, whole: Choice): Choice {
  const { entry, second, others } = choice;
  const given = new Set(toldBy(whole).map((one) => one.entry.id));
  if (entry === null || given.has(entry.id)) return choice;
  const agreed = [...(second === undefined ? [] : [second]), ...others].find(({ id }) => given.has(id));
  return agreed === undefined ? choice : { ...choice, entry: agreed, second: entry, lead: '' };
}

/** What each question of a message is answered with, by itself or else with what is told before it; the later ones after those before them. */
function choosePerQuestion(questions: readonly Asked[], state: Spoken): Choice[] {
  let before = state;
  return questions.map(({ told, asked }) => {
    const text = `${told} ${asked}`.trim();
    const needsTold = told === '' || !standsAlone(asked);
    const alone = needsTold ? null : chooseOne(asked, before);
    const together =
      alone === null || alone.entry === null ? spokenOf(chooseOne(text, before), asked) : alone;
    // What nothing of before answers may be about something that the question names itself.
    const choice =
      together.entry === null && before.entry !== null && namesOwn(readQuestion(asked), before)
        ? firstSure(chooseOne(text, start), together)
        : together;
    before = {
      entry: choice.entry ?? before.entry,
      second: choice.second,
      features: choice.features,
      said: [before === state ? '' : before.said, text].filter((part) => part !== '').join(', '),
      isSure: choice.entry !== null || before.isSure,
    };
    return choice;
  });
}

/** Names no subject of its own: 'gimana kalau aku gagal?'. */
function isWithoutSubject({ told, asked }: Asked): boolean {
  const { words, features } = readQuestion(`${told} ${asked}`);
  return words < fewestWords && [...features].every((feature) => !feature.startsWith('c:'));
}

/**
 * What answers the first question where it names no subject and a later one does: what the whole message finds that speaks of it, and that is
 * not what another question is answered with.
 */
function chooseFirst(
  question: Asked,
  choices: readonly Choice[],
  state: Spoken,
  whole: Choice,
): readonly Told[] {
  const [own, ...others] = choices;
  const ofOwn = own === undefined ? [] : firstOf(own);
  if (state.entry !== null || !isWithoutSubject(question)) return ofOwn;
  const given = new Set(others.map(({ entry }) => entry?.id));
  const { features } = readQuestion(question.asked);
  const found = toldBy(whole).find(
    ({ entry }) => !given.has(entry.id) && keepsOf(entry, features) >= fewestSpoken,
  );
  return found === undefined ? ofOwn : [found];
}

/** Where nothing is sure of the whole, all but one of its questions have to be, and two at least. */
const fewestSure = ({ length }: readonly Asked[]): number => Math.max(2, length - 1);

/** What the same message is answered with where nothing was spoken of before; null where that is so, or finds nothing either. */
function chooseAfresh(text: string, state: Spoken): Each | null {
  if (state.entry === null) return null;
  const whole = chooseOne(text, start);
  return whole.entry === null ? null : chooseEach(text, start, whole);
}

/**
 * What answers a message that asks several things: each question by itself, and what the whole message finds where one of them is not sure.
 * @param text as it was written
 * @param state what was spoken of before
 * @param whole what the message finds as a whole
 * @returns null where it asks one thing, or too few of its questions have a sure answer
 */
export function chooseEach(text: string, state: Spoken, whole: Choice): Each | null {
  const questions = splitQuestions(text);
  const [opening] = questions;
  if (opening === undefined) return null;
  const choices = choosePerQuestion(questions, state).map((choice) => preferWhole(choice, whole));
  const sure = choices.filter(({ entry }, at) => entry !== null && standsAlone(questions[at]?.asked ?? ''));
  if (whole.entry === null && sure.length < fewestSure(questions)) return chooseAfresh(text, state);
  const first = [
    ...chooseFirst(opening, choices, state, whole),
    ...choices.slice(1).flatMap((choice) => firstOf(choice)),
  ];
  const isEachSure = choices.every(({ entry }) => entry !== null);
  const others = isEachSure ? choices.flatMap(toldBy) : toldBy(whole);
  const told = mergeTold([...first, ...others]).slice(0, Math.max(mostEntries, first.length));
  const open = questions.flatMap(({ asked }, at) => {
    const { features } = readQuestion(asked);
    const isOpen =
      choices[at]?.entry === null && told.every(({ entry }) => keepsOf(entry, features) < limits.spoken);
    return isOpen ? [asked] : [];
  });
  return { told, open };
}

const ofExample = /\bcontoh/iu;

/** An example answers only who asks for one; of others the entry that it belongs to does. */
function leaveOutExample({ entry, lead }: Told, asked: string): Told[] {
  if (!ofExample.test(entry.question) || ofExample.test(asked)) return [{ entry, lead }];
  const whole = entry.detail === undefined ? undefined : findEntry(entry.detail.of);
  return whole === undefined ? [] : [{ entry: whole, lead: '' }];
}

/**
 * What answers the questions of a message beside one that is answered otherwise (a sum, or what no entry knows); none where it asks nothing
 * else, or where nothing else is sure.
 * @param text as it was written
 * @param isOther whether a question of it is that one
 */
export function chooseBeside(text: string, isOther: (asked: string) => boolean): readonly Told[] {
  const others = splitQuestions(text).filter(({ asked }) => !/\d/u.test(asked) && !isOther(asked));
  const found = others.flatMap(({ asked }) => {
    const { features } = readQuestion(asked);
    return firstOf(chooseOne(asked, start))
      .flatMap((one) => leaveOutExample(one, asked))
      .filter(({ entry }) => keepsOf(entry, features) >= fewestSpoken);
  });
  return mergeTold(found).slice(0, mostEntries);
}
