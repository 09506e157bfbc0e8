import { expandFields, matchesAny } from './patterns.ts';

export type Gate = 'ideas' | 'ask' | 'refuse';

/** A profile as it is typed into the idea generator, and what fits it. */
export type IdeaProfile = {
  readonly id: string;
  readonly skills: string;
  readonly interests: string;
  /** Rupiah. */
  readonly capital: number | null;
  readonly city: string | null;
  readonly expect: Gate;
  readonly r3?: readonly string[];
  readonly r2?: readonly string[];
  readonly forbidden?: readonly string[];
};

export type ShownIdea = {
  readonly name: string;
  readonly description: string;
  readonly products: readonly string[];
  /** 0 to 100. */
  readonly score: number;
};

export type IdeaVerdict = { readonly relevance: 0 | 2 | 3; readonly isForbidden: boolean };

export type IdeaFields = Readonly<Record<string, readonly string[]>>;

/** A sentence that repeats the person's own words proves nothing about the idea. */
const repeatsPerson = /[^.!?]*\banda (?:bisa|suka|menulis|punya|menyebut|tulis|sebut)\b[^.!?]*[.!?]?/giu;
/** "tanpa memasak" names what the idea does not need. */
const negated = /\b(?:tanpa|tidak|bukan|selain|tak|hindari|kecuali)\s+(?:\S+\s+){0,2}\S+/giu;

/** What it is sold or done through is not what it is: "kue, dijual lewat video pendek". */
const channels = /\b(?:lewat|melalui|via)\s+[^,;.]*/giu;

/** The person's own place proves nothing: "Survei Kos Padang" has nothing of the kitchen of Padang. */
function withoutPlace(text: string, city: string | null): string {
  if (city === null || city === '') return text;
  return text.replaceAll(new RegExp(city.replaceAll(/[^\p{L}\p{N} ]/gu, '.'), 'giu'), ' ');
}

/** How well an idea fits a profile: 3 exactly, 2 the right field, 0 unrelated; and whether it is against a stated limit. */
export function judgeIdea(profile: IdeaProfile, idea: ShownIdea, fields: IdeaFields): IdeaVerdict {
  const written = [idea.name, idea.description.replaceAll(repeatsPerson, ' '), ...idea.products].join('\n');
  const text = withoutPlace(written.replaceAll(negated, ' '), profile.city);
  const isForbidden = matchesAny(text, expandFields(profile.forbidden ?? [], fields));
  const matter = text.replaceAll(channels, ' ');
  if (matchesAny(matter, expandFields(profile.r3 ?? [], fields))) return { relevance: 3, isForbidden };
  if (matchesAny(matter, expandFields(profile.r2 ?? [], fields))) return { relevance: 2, isForbidden };
  return { relevance: 0, isForbidden };
}

/** The name by which two persons' ideas count as the same one: the place in it makes no other idea. */
export function ideaIdentity(name: string, city: string | null): string {
  return withoutPlace(name, city).toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
