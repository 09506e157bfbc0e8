import { concept } from '@kawanusaha/bahasa/lexicon/concepts';
import type { ConceptMention, Token, Understanding } from '@kawanusaha/bahasa/understanding';
import words from '#content/ideas/refusals.json' with { type: 'json' };
import { isWishedAnyhow } from './is-wished-anyhow.ts';
import { isLackOfCustomers } from './lack-of-customers.ts';
import { findRefusals } from './refused/refusals.ts';
import { isWithin } from './refused/span.ts';

const refusing = /^tidak-/;
/** Verbs that say nothing beside what they are done to: who does not sell pork may sell. */
const wideVerbs = new Set([
  'berjualan',
  'penjualan',
  'merawat-tanaman',
  'merawat-hewan',
  'merawat-orang',
  'memasak',
]);
/** 'Jangan buka bengkel' beside 'servis motor' is against the place, not against the work. */
const opensPlace = /(?:^|\s)buka\s/iu;
/** Who does not eat something may sell another food. */
const consuming = new Set(words.consuming);
/** Who forbids is not what is forbidden ('dilarang dokter makan udang'). */
const authorities = new Set(words.authorities);
/** Who may not touch animals at all keeps no livestock either. */
const allAnimals = new Set(words.allAnimals);
const livestock = 'peternakan';
/** Of these only the kind that stands behind is meant: 'tepung kacang' is no flour in general. */
const heads = new Set(words.heads);
/** Words behind a verb that are not what it is done to. */
const noObject = new Set(
  'lagi banget sama sih juga kok deh ya dong saja sendiri dulu sekali pun dan atau di ke untuk kalau'.split(
    ' ',
  ),
);

/** What a person keeps away from, as it was said. */
export type Avoided = { readonly id: string; readonly isPlace: boolean };

type Field = { readonly read: Understanding; readonly text: string };

const stemsOf = ({ tokens }: Understanding, { start, end }: ConceptMention): string =>
  tokens
    .filter((token) => token.start >= start && token.end <= end)
    .map(({ stem }) => stem)
    .join(' ');

/** The word directly behind a mention, with nothing but a space between. */
const nextOf = ({ read, text }: Field, { end }: ConceptMention): Token | undefined => {
  const next = read.tokens.find(({ start }) => start >= end);
  return next !== undefined && text.slice(end, next.start).trim() === '' ? next : undefined;
};

/** What is negated, and what stands directly behind words that refuse ('ga pede ngomong'). */
function mentionsOf({ read, text }: Field): ConceptMention[] {
  const refusals = findRefusals(read, text);
  const refused = read.limits.filter(({ id }) => refusing.test(id));
  const isRefused = (start: number) =>
    refused.some(({ end }) => end <= start && text.slice(end, start).trim() === '');
  const isDirectly = (end: number, { start }: ConceptMention) => text.slice(end, start).trim() === '';
  return read.concepts.filter(
    (mention) =>
      concept(mention.id).kind !== 'limit' &&
      !consuming.has(mention.matched.toLowerCase()) &&
      !(
        authorities.has(mention.matched.toLowerCase()) &&
        refusals.some(({ start }) => isDirectly(start, mention))
      ) &&
      !isLackOfCustomers(read, mention, text) &&
      (mention.negated || isRefused(mention.start) || isWithin(refusals, mention.start)),
  );
}

/** Whether what is kept away from is said of its object alone ('gak jual babi', 'bukan foto nikahan' beside 'foto produk', 'ga gambar makhluk hidup' beside 'gambar'). */
function isOfObject(
  field: Field,
  mention: ConceptMention,
  all: readonly ConceptMention[],
  isLiked: boolean,
): boolean {
  const isHead = heads.has(mention.matched.toLowerCase());
  if (!wideVerbs.has(mention.id) && !isLiked && !isHead) return false;
  const next = nextOf(field, mention);
  if (next === undefined) return false;
  if (all.some(({ id, start }) => id !== mention.id && start === next.start)) return true;
  return isLiked && next.isNegated && !noObject.has(next.normal);
}

/**
 * What the person cannot, will not or may not do or touch.
 * @param fields what they can and what they like
 */
export function readAvoided(fields: readonly Field[]): Avoided[] {
  const avoiding = fields.map(mentionsOf);
  /** How each thing that they can or like is called there. */
  const liked = new Map<string, Set<string>>();
  for (const [at, { read }] of fields.entries())
    for (const mention of read.concepts) {
      if (mention.negated || avoiding[at]?.includes(mention) === true) continue;
      liked.set(mention.id, (liked.get(mention.id) ?? new Set()).add(stemsOf(read, mention)));
    }
  return fields.flatMap((field, at) => {
    const all = avoiding[at] ?? [];
    return all.flatMap((mention): Avoided[] => {
      const names = liked.get(mention.id);
      if (isOfObject(field, mention, all, names !== undefined)) return [];
      if (isWishedAnyhow(field, mention, all)) return [];
      const before = field.text.slice(Math.max(0, mention.start - 6), mention.end);
      const isPlace = names !== undefined && opensPlace.test(before);
      // What is called otherwise where they can do it is another thing of the same kind: no 'bengkel', but 'servis motor'.
      const isOther = names !== undefined && !names.has(stemsOf(field.read, mention));
      if (isOther && !isPlace) return [];
      const others = allAnimals.has(mention.matched.toLowerCase()) ? [livestock] : [];
      return [mention.id, ...others].map((id) => ({ id, isPlace }));
    });
  });
}
