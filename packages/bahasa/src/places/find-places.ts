import { goodsKinds } from '../lexicon/goods.ts';
import type { Match } from '../match/find-concepts.ts';
import type { Unit } from '../match/units.ts';
import type { Break } from '../negation/clauses.ts';
import type { Word } from '../text/tokenise.ts';
import type { PlaceMention } from '../understanding.ts';
import { ambiguousNames, longestName, placesByName, type Place } from './place-index.ts';

/** A place over the units from `from` to before `to`. */
export type PlaceMatch = {
  readonly place: Place;
  readonly from: number;
  readonly to: number;
  readonly via: PlaceMention['via'];
  /** After 'di', 'kota' and the like: the words mean the place and nothing else. */
  readonly isAnnounced: boolean;
};

const levels: Readonly<Record<string, Place['level']>> = {
  kota: 'kota',
  kab: 'kabupaten',
  kabupaten: 'kabupaten',
  provinsi: 'provinsi',
  prov: 'provinsi',
  propinsi: 'provinsi',
};

/** After these words comes a place. */
const announces =
  /^(di|dari|ke|asal|daerah|sekitar|wilayah|domisili|berdomisili|tinggal|kuliah|lokasi|warga|arek|wong|urang|kampus|pulau|sekitaran|seputar|area|merantau|rantau|kos|univ|universitas|politeknik|uin|iain|smkn|sman|smk|sma|orang|anak|pemkot|pemkab|pelosok|kampung|alun-alun)$/;

/** What stands behind is the name of a street. */
const streets = /^(?:jalan|jl|jln|gang|gg)$/;

const goods = new Set<string>([...goodsKinds, 'material']);

/**
 * The places of a text. A name that is also an everyday word counts only where a place is expected ('di Batu', 'kota
 * Serang'); a name inside or right after a dish or craft is its origin ('soto lamongan').
 * @param text the original text
 * @param words its words
 * @param units their normal forms
 * @param breaks what stands before each written word
 * @param matches the concepts found
 */
export function findPlaces(
  text: {
    readonly words: readonly Word[];
    readonly units: readonly Unit[];
    readonly breaks: readonly Break[];
  },
  matches: readonly Match[],
): PlaceMatch[] {
  const { units } = text;
  const found: PlaceMatch[] = [];
  for (let from = 0; from < units.length; from++) {
    const match = placeAt(units, from);
    if (!match) continue;
    const { to, key } = match;
    if (ambiguousNames.has(key) && !isExpected(text, from, to, found.at(-1))) continue;
    const level = levels[units[from - 1]?.normal ?? ''];
    const named = match.named.find(({ place }) => place.level === level) ?? match.named[0];
    if (!named) continue;
    const isAnnounced = level !== undefined || announces.test(units[from - 1]?.normal ?? '');
    found.push({
      place: named.place,
      from,
      to,
      isAnnounced,
      via: viaOf(text, from, to, named.isNickname, found.at(-1)?.to === from, matches),
    });
    from = to - 1;
  }
  return found;
}

function placeAt(units: readonly Unit[], from: number) {
  const longest = longestName(units[from]?.normal ?? '');
  for (let to = Math.min(units.length, from + longest); to > from; to--) {
    const key = units
      .slice(from, to)
      .map(({ normal }) => normal)
      .join(' ');
    const named = placesByName.get(key);
    if (named) return { to, key, named };
  }
  return undefined;
}

function isExpected(
  { words, units, breaks }: { words: readonly Word[]; units: readonly Unit[]; breaks: readonly Break[] },
  from: number,
  to: number,
  before: PlaceMatch | undefined,
): boolean {
  const previous = units[from - 1];
  const name = units[from];
  if (!name) return false;
  const key = name.normal;
  if (levels[previous?.normal ?? ''] !== undefined) return true;
  if (streets.test(previous?.normal ?? '')) return false;
  if (key === 'puncak' || key === 'jawa') return false;
  if (previous && announces.test(previous.normal) && breaks[name.word] !== 'sentence') return true;
  const following = to < units.length ? placeAt(units, to) : undefined;
  if (following && !ambiguousNames.has(following.key)) return true;
  if (before && before.to === from && breaks[name.word] === 'comma') return true;
  if (to - from === units.length) return true;
  const word = words[name.word];
  const last = previous ? words[previous.word] : undefined;
  return (
    word !== undefined &&
    last !== undefined &&
    breaks[name.word] === 'none' &&
    /^\p{Lu}\p{Ll}/u.test(word.text) &&
    /^\p{Ll}/u.test(last.text)
  );
}

function viaOf(
  { words, units, breaks }: { words: readonly Word[]; units: readonly Unit[]; breaks: readonly Break[] },
  from: number,
  to: number,
  isNickname: boolean,
  isPlaceBefore: boolean,
  matches: readonly Match[],
): PlaceMention['via'] {
  const around = matches.find(
    (match) => match.from <= from && match.to >= to && match.to - match.from > to - from,
  );
  const name = units[from];
  const before = matches.find((match) => match.to === from);
  const isAttribute =
    before && !isPlaceBefore && goods.has(before.concept.kind) && breaks[name?.word ?? 0] === 'none';
  if (around || isAttribute) return 'origin';
  if (units.slice(from, to).some(({ isCorrected }) => isCorrected)) return 'typo';
  const isShort = name !== undefined && words[name.word]?.folded !== name.normal;
  return isNickname || isShort ? 'nickname' : 'form';
}
