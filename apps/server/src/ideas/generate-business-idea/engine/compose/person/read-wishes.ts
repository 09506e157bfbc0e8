import { concept } from '@kawanusaha/bahasa/lexicon/concepts';
import { goodsKinds, isGoods } from '@kawanusaha/bahasa/lexicon/goods';
import { understand } from '@kawanusaha/bahasa/understand';
import type { ConceptMention, Understanding } from '@kawanusaha/bahasa/understanding';
import { objectOf, type WishObject } from './object-of.ts';
import { doneToThings, findOwnThings, nameOf } from './own-words.ts';
import { findRefusals, isWithin } from './refusals.ts';

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
};

/** What stands after these is an occasion ('merajut sambil menonton'), a quality ('sabun wangi kopi') or whom it is for ('umkm keripik'), not what is done. */
const asides = new Set(
  'sambil untuk bareng bersama waktu pas umkm wangi aroma beraroma rasa motif bermotif tema bertema'.split(
    ' ',
  ),
);
/** After these stands where it is done ('nyanyi di kafe'), unless it says what is done there ('bantu di bengkel las'). */
const places = new Set(['di', 'ke']);
const placeKinds = new Set(['customer', 'platform', 'sector', 'service']);
/** What it is done with is no thing of theirs ('sangrai pakai wajan'). */
const means = new Set(['pakai', 'memakai', 'dengan', 'menggunakan']);
/** What follows them up to the next comma says why or when there is time ('malam soalnya siang jaga toko'). */
const reasons = new Set(['soale', 'soalnya', 'habis', 'sehabis', 'setelah', 'sesudah', 'sepulang', 'selain']);
const asideWeight = 0.5;
/** Who says what they want to do is taken at their word; the rest of what they wrote is background. */
const desires = new Set(['ingin', 'pengin', 'kepingin', 'kepengin', 'berencana', 'rencana']);
const besideDesire = 0.85;
/** A wish that says no more than to do business leaves everything else as it is. */
const vagueDesires = new Set(['berjualan', 'penjualan', 'kewirausahaan', 'perdagangan', 'modal']);
/** A thing that no lexicon knows is read from what stands around it. */
const ownThingWeight = 0.85;

/** To have a hobby is no field; what it is stands behind. */
const saysNothing = new Set(['hobi', 'hobby', 'hobinya', 'hobiku']);

const endsClause = /[,.;:/&+()\n]/u;
const stemsOf = (text: string): string[] => understand(text).tokens.map(({ stem }) => stem);

/** The words before a position, back to where its clause begins. */
function clauseBefore({ tokens }: Understanding, start: number, text: string): string[] {
  const words: string[] = [];
  let from = start;
  for (const token of tokens.filter(({ end }) => end <= start).toReversed()) {
    if (endsClause.test(text.slice(token.end, from))) break;
    words.unshift(token.normal);
    from = token.start;
  }
  return words;
}

/** What a tool is made of ('wajan tanah liat'). */
const isOfTool = ({ concepts }: Understanding, { id, start }: ConceptMention, text: string): boolean =>
  concept(id).kind === 'material' &&
  concepts.some(
    (other) =>
      concept(other.id).kind === 'tool' && other.end < start && text.slice(other.end, start).trim() === '',
  );

/** 'Kulitnya' is a part of what was named before and no leather. */
const isPartOf = ({ id, matched }: ConceptMention): boolean =>
  concept(id).kind === 'material' && /nya$/i.test(matched);

/** Where the person lives, said by one word ('kosan dilarang masak', 'kos mahasiswa'), is no business with rooms, unless words say so ('info kos'). */
const homes = new Set([
  'kos',
  'kosan',
  'kost',
  'kostan',
  'kontrakan',
  'indekos',
  'kos mahasiswa',
  'hunian',
  'asrama mahasiswa',
  'tempat kos',
  'kamar kos',
  'teman sekamar',
  'roommate',
]);
const isHome = ({ id, matched }: ConceptMention): boolean => id === 'kos' && homes.has(matched.toLowerCase());

function isAside(read: Understanding, mention: ConceptMention, text: string): boolean {
  const { start, id } = mention;
  const clause = clauseBefore(read, start, text);
  const before = clause.at(-1) ?? '';
  return (
    asides.has(before) ||
    isPartOf(mention) ||
    isHome(mention) ||
    isQualityBehind(read, mention, text) ||
    (means.has(before) && concept(id).kind === 'tool') ||
    isOfTool(read, mention, text) ||
    (places.has(before) && placeKinds.has(concept(id).kind)) ||
    clause.some((word) => reasons.has(word))
  );
}

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

/** What says in how a thing is sold and no skill at it, directly behind a thing or an unknown word: 'dabu-dabu kemasan'. */
const qualitiesBehind = new Set(['kemasan', 'kemas', 'beku', 'frozen', 'dibekukan']);
/** Before these it is what is done. */
const doings = new Set(['bikin', 'buat', 'desain', 'rancang', 'cetak', 'jual', 'dan', 'sama']);

function isQualityBehind(read: Understanding, { matched, start }: ConceptMention, text: string): boolean {
  const before = clauseBefore(read, start, text).at(-1);
  return qualitiesBehind.has(matched.toLowerCase()) && before !== undefined && !doings.has(before);
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
 */
export function readWishes(
  read: Understanding,
  text: string,
  ignored: ReadonlySet<string>,
  likes: readonly string[] = [],
): Wish[] {
  const best = new Map<string, Wish>();
  const take = (wish: Wish): void => {
    const key = `${wish.id}:${wish.name}`;
    if ((best.get(key)?.weight ?? 0) < wish.weight) best.set(key, wish);
  };
  const desire = findDesire(read, text);
  const refusals = findRefusals(read, text);
  for (const mention of read.concepts) {
    const { id, negated, matched, start } = mention;
    const { kind, label } = concept(id);
    if (negated || ignored.has(id) || !buildableKinds.has(kind) || isNarrowed(read, mention, text)) continue;
    if (isWithin(refusals, start) || saysNothing.has(matched.toLowerCase())) continue;
    const isBackground = desire !== undefined && start < desire.start;
    const weight =
      mention.weight * (isAside(read, mention, text) ? asideWeight : 1) * (isBackground ? besideDesire : 1);
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
      });
  }
  return [...best.values()];
}
