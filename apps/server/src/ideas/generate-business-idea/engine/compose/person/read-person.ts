import { readBudget } from '@kawanusaha/contracts/finance/parse-capital';
import type { IdeaRequest, UnderstoodItem } from '@kawanusaha/contracts/idea';
import { concept } from '@kawanusaha/bahasa/lexicon/concepts';
import { understand } from '@kawanusaha/bahasa/understand';
import type { ConceptMention, LimitMention, Understanding } from '@kawanusaha/bahasa/understanding';
import { findDanger } from '../../../../business-chat/engine/danger/find/find-danger.ts';
import { messages } from '../../../messages.ts';
import { offersOf } from '../offers-of-concept.ts';
import { findDeed } from './find-deed.ts';
import { isDeniedLimit } from './limits/is-denied.ts';
import { isHeatOfStove, isLimitOfOthers } from './limits/limits-of-others.ts';
import { findSpokenLimits } from './limits/spoken-limits.ts';
import { readPlace, type Place } from './read-place.ts';
import { isHarmless } from './harmless-distress.ts';
import { readAvoided } from './read-avoided.ts';
import { readMode } from './read-mode.ts';
import { readWishes, type Wish } from './read-wishes.ts';

/** Kinds that alone say too little to propose a business. */
const vagueKinds = new Set(['platform', 'season', 'tool', 'customer', 'subject']);
/** Whether a wish alone says too little: a tool, a place to sell, whom one serves. */
export const isVague = ({ kind }: Wish): boolean => vagueKinds.has(kind);

/** What the request says about the person, read once. */
export type Person = {
  skills: Wish[];
  interests: Wish[];
  /** Concepts that the person does not want or cannot do. */
  avoided: string[];
  limits: { id: string; label: string }[];
  place: Place | null;
  /** Rupiah that may be spent; null while unknown. */
  budget: number | null;
  hoursPerWeek: number | null;
  mode: IdeaRequest['mode'];
  /** What is asked for and forbidden, in words. */
  forbidden: string[];
  /** Concepts of distress that the person speaks of. */
  distress: string[];
  understood: UnderstoodItem[];
  notUnderstood: string[];
};

/** A person who works against something asks for help with that, not with the thing. */
const opposition =
  /\b(anti|bahaya|cegah|mencegah|pencegahan|korban|edukasi|melawan|berantas|stop|hindari|waspada|kenali|mengenali|(?:men|pen)?deteksi|rehabilitasi|tobat|insaf)\b/i;
const hoursInDay = { perWeek: 1, perDay: 7 };

const withoutPlace = 'tidak-ada-tempat';
/** Without these nothing is done over the internet. */
const offline = ['internet', 'hp-android'];
/** What they eat or cook for others limits what they sell. */
const diets = new Set(['vegetarian']);
/** Who gives no lessons does not teach. */
const impliedLimits: Readonly<Record<string, string>> = { 'les-privat': 'tidak-mengajar' };

function itemOf(
  field: UnderstoodItem['field'],
  { id, negated }: ConceptMention,
  avoided: ReadonlySet<string>,
): UnderstoodItem {
  const { label, kind } = concept(id);
  return { id, label, field: kind === 'limit' ? 'limit' : field, negated: negated || avoided.has(id) };
}

function readHours(reads: readonly Understanding[]): number | null {
  for (const { amounts } of reads)
    for (const { kind, max, min, per } of amounts)
      if (kind === 'hours' && per !== undefined)
        return Math.round((max ?? min) * (per === 'hari' ? hoursInDay.perDay : hoursInDay.perWeek));
  return null;
}

/** Whether a phrase with a slip in it ('nanem ganja') has a word that alone says the same. */
const isSaidByOneWord = ({ id, matched }: ConceptMention): boolean =>
  matched.includes(' ') &&
  matched
    .split(' ')
    .some((word) => understand(word).concepts.some((one) => one.id === id && one.via === 'form'));

/** Concepts that are said in so many words; a guess at a typo does not count. */
function readSaid(
  texts: readonly string[],
  reads: readonly Understanding[],
  kind: 'illegal' | 'distress',
): string[] {
  const ways = kind === 'distress' ? ['form'] : ['form', 'stem'];
  return reads.flatMap((read, index) =>
    opposition.test(texts[index] ?? '')
      ? []
      : read.concepts
          .filter(
            (mention) =>
              !mention.negated &&
              !(kind === 'distress' && isHarmless(read, mention, texts[index] ?? '')) &&
              concept(mention.id).kind === kind &&
              (ways.includes(mention.via) || isSaidByOneWord(mention)),
          )
          .map(({ id }) => id),
  );
}

/** Whether a deed and its object stand in the text; how likely a request is unlawful was learnt from questions, which this is none of. */
const isMisdeed = (text: string): boolean => {
  const danger = findDanger(text);
  return danger?.kind === 'illegal' && danger.alternative !== null;
};

/** Forbidden things by the names of their concepts; a deed that no concept names by what it is. */
function readForbidden(texts: readonly string[], reads: readonly Understanding[]): string[] {
  const said = readSaid(texts, reads, 'illegal');
  const deeds =
    said.length > 0 ? said : reads.flatMap(({ tokens }, at) => findDeed(texts[at] ?? '', tokens) ?? []);
  const named = deeds.map((id) => concept(id).label);
  return named.length === 0 && texts.some(isMisdeed) ? [messages.refusal.unnamed] : named;
}

const unique = <Item extends { id: string; field: string; negated: boolean }>(
  items: readonly Item[],
): Item[] => [...new Map(items.map((item) => [`${item.field}:${item.id}:${item.negated}`, item])).values()];

/** The form's choice, which is 'Bebas' until it is changed; then what the person's own words say. */
function modeOf(
  { mode }: IdeaRequest,
  avoided: ReadonlySet<string>,
  said: readonly Understanding[],
): IdeaRequest['mode'] {
  if (mode === 'Online' || mode === 'Offline') return mode;
  return offline.some((id) => avoided.has(id)) ? 'Offline' : (readMode(said) ?? mode);
}

/** Whether a limit follows from a negation after which the same is wished: 'malu kalau ga bisa masak, aku jago masak'. */
const isTakenBack = (
  { derivedFrom, end }: LimitMention,
  said: readonly Understanding[],
  avoided: ReadonlySet<string>,
): boolean =>
  derivedFrom !== undefined &&
  !avoided.has(derivedFrom) &&
  said.some(({ concepts }) =>
    concepts.some(({ id, negated, start }) => id === derivedFrom && !negated && start >= end),
  );

/** Reads skills, interests, capital, place, limits and wishes to avoid something out of the request. */
export function readPerson(request: IdeaRequest): Person {
  const ignored = new Set(request.ignore ?? []);
  const texts = [request.skills, request.interests, request.capital ?? '', request.city ?? ''];
  const reads = texts.map((text) => understand(text));
  const [skillsRead, interestsRead, capitalRead, cityRead] = reads as [
    Understanding,
    Understanding,
    Understanding,
    Understanding,
  ];
  const said = [skillsRead, interestsRead];
  const kept = readAvoided(said.map((read, at) => ({ read, text: texts[at] ?? '' })));
  const avoided = new Set(kept.filter(({ isPlace }) => !isPlace).map(({ id }) => id));
  const spoken = said.map((read, at) =>
    findSpokenLimits(read, texts[at] ?? '').filter(({ id }) => !ignored.has(id)),
  );
  const mentioned = reads
    .flatMap((read, at) =>
      read.limits.filter(
        (limit) =>
          !isLimitOfOthers(read, limit, texts[at] ?? '') &&
          !isHeatOfStove(limit, said) &&
          !(limit.derivedFrom === undefined && isDeniedLimit(read, limit, texts[at] ?? '')) &&
          !isTakenBack(limit, said, avoided),
      ),
    )
    .filter(({ id }) => !ignored.has(id));
  const isLimited = ({ id, negated }: ConceptMention) =>
    negated || concept(id).kind !== 'limit' || mentioned.some((limit) => limit.id === id);
  // What follows from 'memasak (tidak)' is not shown a second time.
  const shownLimits = mentioned.filter(
    ({ derivedFrom }) =>
      !said.some(({ concepts }) => concepts.some(({ id, negated }) => negated && id === derivedFrom)),
  );
  const isKept = ({ id }: Wish) => !avoided.has(id);
  const following = [...avoided].flatMap((id) => concept(id).negatedAs ?? impliedLimits[id] ?? []);
  const limits = [
    ...mentioned.map(({ id }) => id),
    ...spoken.flat().map(({ id }) => id),
    ...said.flatMap(({ concepts }) =>
      concepts.filter(({ id, negated }) => !negated && diets.has(id)).map(({ id }) => id),
    ),
    ...following.filter((id) => !ignored.has(id)),
    ...(kept.some(({ isPlace }) => isPlace) ? [withoutPlace] : []),
  ].map((id) => ({ id, label: concept(id).label }));
  const place = readPlace(request.city, [cityRead, skillsRead, interestsRead, capitalRead]);
  const inText = said.flatMap(({ amounts }) => amounts.filter(({ kind }) => kind === 'money'));
  const fromText = inText[0] === undefined ? null : (inText[0].max ?? inText[0].min);
  const budget = readBudget(request.capital) ?? fromText;
  const hoursPerWeek = request.hoursPerWeek ?? readHours([capitalRead, ...said]);
  return {
    skills: readWishes(
      skillsRead,
      request.skills,
      ignored,
      interestsRead.concepts.map(({ id }) => id),
      spoken[0],
    ).filter(isKept),
    interests: readWishes(interestsRead, request.interests, ignored, [], spoken[1]).filter(isKept),
    avoided: [...avoided].filter((id) => !ignored.has(id)),
    limits: [...new Map(limits.map((limit) => [limit.id, limit])).values()],
    place,
    budget,
    hoursPerWeek,
    mode: modeOf(request, avoided, said),
    forbidden: readForbidden(texts, reads),
    distress: readSaid(texts, reads, 'distress'),
    understood: unique([
      ...skillsRead.concepts.filter(isLimited).map((mention) => itemOf('skill', mention, avoided)),
      ...interestsRead.concepts.filter(isLimited).map((mention) => itemOf('interest', mention, avoided)),
      ...[...shownLimits, ...spoken.flat()].map(({ id }) => ({
        id,
        label: concept(id).label,
        field: 'limit' as const,
        negated: false,
      })),
    ]).filter(({ id }) => !ignored.has(id)),
    notUnderstood: [...new Set(said.flatMap(({ unknown }) => unknown.map(({ text }) => text)))].slice(0, 8),
  };
}

/** What nearly everybody has says nothing about what the person could do with it. */
const commonTools = new Set(['laptop', 'hp-android', 'internet', 'kompor', 'kulkas', 'printer']);
/** Who writes no more than that they have a motorbike, a boat or a sewing machine has what one business needs. */
const isOwnTool = ({ id, kind }: Wish): boolean =>
  kind === 'tool' && !commonTools.has(id) && offersOf(id).length > 0;

/** Whether anything was understood that a business can be built on. */
export function isUnderstood({ skills, interests }: Person): boolean {
  return skills.some(isOwnTool) || [...skills, ...interests].some((wish) => !isVague(wish));
}
