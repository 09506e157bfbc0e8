import fs from 'node:fs';
import path from 'node:path';
import type { ChatItem } from './scoring/judge-chat.ts';
import type { IdeaFields, IdeaProfile } from './scoring/judge-ideas.ts';

export const parts = ['open', 'sealed'] as const;
export type Part = (typeof parts)[number];

/** A project of the directory in the columns of `project_listings`. */
export type JudgedListing = {
  readonly id: string;
  readonly project_name: string;
  readonly project_description: string;
  readonly project_type: string;
  readonly required_skills: readonly string[];
  readonly budget_range: string | null;
  readonly timeline: string | null;
  readonly city: string;
  readonly province: string;
};

export type SearchItem = {
  readonly id: string;
  readonly query: string;
  /** Grade 1 to 3 by listing; absent: unrelated. */
  readonly relevance: Readonly<Record<string, number>>;
};

type Wish = 'wajib' | 'lebih suka' | 'bebas';
export type WishSubject = 'skills' | 'goal' | 'stage' | 'hours' | 'place' | 'languages';
type LevelledSkill = { readonly name: string; readonly level: 'dasar' | 'menengah' | 'mahir' };

/** What a person and a listing both say about themselves. */
type MatchSide = {
  readonly id: string;
  readonly goal: string;
  readonly stage: string;
  readonly hours_per_week: number;
  readonly city: string;
  readonly is_remote: boolean;
  readonly languages: readonly string[];
  readonly wishes: Readonly<Record<WishSubject, Wish>>;
};

export type MatchPerson = MatchSide & {
  readonly skills: readonly LevelledSkill[];
  readonly interests: readonly string[];
};

export type MatchListing = MatchSide & {
  readonly project_name: string;
  readonly project_type: string;
  readonly project_description: string;
  readonly required_skills: readonly LevelledSkill[];
  readonly team_skills: readonly string[];
  readonly roles: readonly { readonly name: string; readonly task: string; readonly seats: number }[];
};

export type MatchPair = {
  readonly id: string;
  readonly person: string;
  readonly listing: string;
  readonly grade: 0 | 1 | 2 | 3;
  /** The must-wishes, of either side, that rule the pair out. */
  readonly excluded_by?: readonly WishSubject[];
};

export type ModerationItem = {
  readonly id: string;
  readonly where: 'listing' | 'message' | 'application';
  readonly text: string;
  readonly label: 'harmful' | 'fine';
  /** What is harmful in it, or what a fine one comes near to. */
  readonly category: string;
};

export type CareItem = {
  readonly id: string;
  readonly text: string;
  /** What the person needs help for; 'none' for an ordinary message with such words. */
  readonly need: 'crisis' | 'violence' | 'distress' | 'none';
};

/** A set and its later generations, written by authors who had not read the engines. */
export const generations = {
  ideas: [
    'ideas',
    'ideas-2',
    'ideas-3',
    'ideas-4',
    'ideas-5',
    'ideas-6',
    'ideas-7',
    'ideas-8',
    'ideas-9',
    'ideas-10',
    'ideas-11',
  ],
  chat: [
    'chat',
    'chat-2',
    'chat-3',
    'chat-4',
    'chat-5',
    'chat-6',
    'chat-7',
    'chat-8',
    'chat-9',
    'chat-10',
    'chat-11',
    'chat-12',
    'chat-13',
    'chat-14',
    'chat-15',
    'chat-16',
    'chat-17',
    'chat-18',
    'chat-19',
    'chat-20',
    'chat-21',
    'chat-22',
    'chat-23',
    'chat-24',
    'chat-25',
    'chat-26',
    'chat-27',
    'chat-28',
    'chat-29',
    'chat-30',
    'chat-31',
  ],
  search: [
    'search',
    'search-2',
    'search-3',
    'search-4',
    'search-5',
    'search-6',
    'search-7',
    'search-8',
    'search-9',
    'search-10',
    'search-11',
    'search-12',
    'search-13',
  ],
  matching: ['matching', 'matching-2', 'matching-3'],
  care: ['care', 'care-2', 'care-3', 'care-4', 'care-5', 'care-6'],
  moderation: ['moderation', 'moderation-2', 'moderation-3', 'moderation-4', 'moderation-5'],
} as const;
export type IdeaSet = (typeof generations.ideas)[number];
export type ChatSet = (typeof generations.chat)[number];
export type SearchSet = (typeof generations.search)[number];
export type MatchingSet = (typeof generations.matching)[number];
export type CareSet = (typeof generations.care)[number];
export type ModerationSet = (typeof generations.moderation)[number];

/** Which listings the queries of a set were judged against. */
const listingsOf = {
  search: 'listings',
  'search-2': 'listings',
  'search-3': 'listings',
  'search-4': 'listings-2',
  'search-5': 'listings-2',
  'search-6': 'listings-3',
  'search-7': 'listings-4',
  'search-8': 'listings-5',
  'search-9': 'listings-6',
  'search-10': 'listings-7',
  'search-11': 'listings-8',
  'search-12': 'listings-9',
  'search-13': 'listings-10',
} as const satisfies Record<SearchSet, string>;

/** Which persons and listings the pairs of a set name. */
const peopleOf = {
  matching: 'matching-people',
  'matching-2': 'matching-people-2',
  'matching-3': 'matching-people-3',
} as const satisfies Record<MatchingSet, string>;

type Sets = Readonly<Record<IdeaSet, IdeaProfile>> &
  Readonly<Record<ChatSet, ChatItem>> &
  Readonly<Record<SearchSet, SearchItem>> &
  Readonly<Record<MatchingSet, MatchPair>> &
  Readonly<Record<CareSet, CareItem>> &
  Readonly<Record<ModerationSet, ModerationItem>>;

function readJson(name: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'sets', `${name}.json`), 'utf8'));
}

/** The items of one part of a judged set; `sets.test.ts` proves their form. */
export function readSet<Name extends keyof Sets>(name: Name, part: Part): Sets[Name][] {
  return readJson(part === 'open' ? name : `${name}.sealed`) as Sets[Name][];
}

/** The listings that the queries of a set were judged against. */
export function readListings(set: SearchSet): JudgedListing[] {
  return readJson(listingsOf[set]) as JudgedListing[];
}

/** The patterns that `@name` stands for in the profiles. */
export function readIdeaFields(): IdeaFields {
  return readJson('idea-fields') as IdeaFields;
}

/** The persons and listings that the pairs of a set name. */
export function readMatchingPeople(set: MatchingSet): { persons: MatchPerson[]; listings: MatchListing[] } {
  return readJson(peopleOf[set]) as { persons: MatchPerson[]; listings: MatchListing[] };
}
