import { concept } from '@kawanusaha/bahasa/lexicon/concepts';
import { goodsKinds, isGoods } from '@kawanusaha/bahasa/lexicon/goods';
import { understand } from '@kawanusaha/bahasa/understand';
import type { ConceptMention, Understanding } from '@kawanusaha/bahasa/understanding';
import { isLackOfCustomers } from './lack-of-customers.ts';
import { objectOf, type WishObject } from './object-of.ts';
import { clauseBefore } from './clauses/clause-before.ts';
import { isAside } from './is-aside.ts';
import { doneToThings, findOwnThings, nameOf } from './own-words.ts';
import { findRefusals } from './refused/refusals.ts';
import { isWithin, type Span } from './refused/span.ts';
import { saysNothing } from './says-nothing.ts';

/** Kinds of concepts that a business can be built on. */
const buildableKinds = new Set<string>([
  'skill',
  'activity',
  ...goodsKinds,
  'material',
  'tool',
  'major',
  'smk',
  'service',
  'sector',
  'platform',
  'subject',
  'season',
  'customer',
]);
export type Wish = {
  id: string;
  label: string;
  kind: string;
  weight: number;
  /** As written. */
  matched: string;
  /** Stems of its words as written. */
  stems: string[];
  /** What it is done to, where it is a verb with an object. */
  object: WishObject | null;
  /** What a thing is called by the person ('opak'), its kind's name ('kerupuk') where the person uses no other. */
  name: string;
  /** A thing that no lexicon knows: what it is was read from what stands beside it. */
  isGuess?: true;
};

/** What is said beside the matter: how, where, when, for whom. */
const asideWeight = 0.5;
/** Who says what they want to do is taken at their word; the rest of what they wrote is background. */
const desires = new Set(['ingin', 'pengin', 'kepingin', 'kepengin', 'berencana', 'rencana']);
const besideDesire = 0.85;
/** A wish that says no more than to do business leaves everything else as it is. */
const vagueDesires = new Set(['berjualan', 'penjualan', 'kewirausahaan', 'perdagangan', 'modal']);
/** A thing that no lexicon knows is read from what stands around it. */
const ownThingWeight = 0.85;

/** A tool in a text of which hardly anything is known was likely another word ('tang' in a sentence of a regional language). */
const amongUnknown = 0.6;
const fewestUnknown = 3;

function isMostlyUnknown({ unknown, concepts }: Understanding): boolean {
  const known = concepts.reduce((sum, { matched }) => sum + matched.split(/\s+/).length, 0);
  return unknown.length >= fewestUnknown && unknown.length > known * 2;
}

const stemsOf = (text: string): string[] => understand(text).tokens.map(({ stem }) => stem);

/** Words for one who does something: what they do stands behind them ('tukang tenun'). */
const doers = new Set(['tukang', 'juru', 'ahli']);
/** Verbs that say nothing beside what they are done to: who plants seaweed keeps no house plants. */
const wideVerbs = new Set(['merawat-tanaman', 'merawat-hewan', 'merawat-orang', 'berjualan', 'penjualan']);

/** 'budidaya anggrek', 'tukang tenun': what stands behind a whole field or a doer says what is meant of it. */
function isNarrowed({ concepts }: Understanding, mention: ConceptMention, text: string): boolean {
  const isDoer = doers.has(mention.matched.toLowerCase());
  const isDeed = wideVerbs.has(mention.id) || doneToThings.has(mention.matched.toLowerCase());
  if (concept(mention.id).kind !== 'sector' && !isDoer && !isDeed) return false;
  return concepts.some(
    ({ id, start, negated }) =>
      !negated &&
      start > mention.end &&
      (isDoer || isGoods(concept(id).kind)) &&
      text.slice(mention.end, start).trim() === '',
  );
}

/** Where the person says what they want to do. */
function findDesire(read: Understanding, text: string): ConceptMention | undefined {
  return read.concepts.find(
    ({ id, negated, start }) =>
      !negated &&
      !vagueDesires.has(id) &&
      buildableKinds.has(concept(id).kind) &&
      clauseBefore(read, start, text).some((word) => desires.has(word)),
  );
}

/**
 * What a field of the request says that the person can or likes.
 * @param ignored concepts that the person took back
 * @param likes concepts of what the person likes, for things that no lexicon knows
 * @param limits parts of the text that say what limits them
 */
export function readWishes(
  read: Understanding,
  text: string,
  ignored: ReadonlySet<string>,
  likes: readonly string[] = [],
  limits: readonly Span[] = [],
): Wish[] {
  const best = new Map<string, Wish>();
  const take = (wish: Wish): void => {
    const key = `${wish.id}:${wish.name}`;
    if ((best.get(key)?.weight ?? 0) < wish.weight) best.set(key, wish);
  };
  const desire = findDesire(read, text);
  const isUnsure = isMostlyUnknown(read);
  const refusals = [...findRefusals(read, text), ...limits];
  for (const mention of read.concepts) {
    const { id, negated, matched, start } = mention;
    const { kind, label } = concept(id);
    const isServed = isLackOfCustomers(read, mention, text);
    if (negated && !isServed) continue;
    if (ignored.has(id) || !buildableKinds.has(kind) || isNarrowed(read, mention, text)) continue;
    // 'Trauma sama anjing': the word that refuses is no wish.
    const isRefusing = refusals.some((span) => span.start === mention.end);
    if (isRefusing || isWithin(refusals, start) || saysNothing(read, mention, text)) continue;
    const isBackground = desire !== undefined && start < desire.start;
    const isBeside = isServed || isAside(read, mention, text);
    const sureness = isUnsure && kind === 'tool' ? amongUnknown : 1;
    const weight =
      mention.weight * sureness * (isBeside ? asideWeight : 1) * (isBackground ? besideDesire : 1);
    take({
      id,
      label,
      kind,
      weight,
      matched,
      stems: stemsOf(matched),
      object: objectOf(read, mention, text),
      name: nameOf(read, mention, text),
    });
  }
  for (const { name, concept: id } of findOwnThings(read, text, likes, refusals)) {
    const { kind, label } = concept(id);
    if (!ignored.has(id))
      take({
        id,
        label,
        kind,
        weight: ownThingWeight,
        matched: name,
        stems: stemsOf(name),
        object: null,
        name,
        isGuess: true,
      });
  }
  return [...best.values()];
}
