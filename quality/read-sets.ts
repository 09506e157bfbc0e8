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

type Sets = { readonly ideas: IdeaProfile; readonly chat: ChatItem; readonly search: SearchItem };

function readJson(name: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'sets', `${name}.json`), 'utf8'));
}

/** The items of one part of a judged set; `sets.test.ts` proves their form. */
export function readSet<Name extends keyof Sets>(name: Name, part: Part): Sets[Name][] {
  return readJson(part === 'open' ? name : `${name}.sealed`) as Sets[Name][];
}

/** The listings that the queries were judged against. */
export function readListings(): JudgedListing[] {
  return readJson('listings') as JudgedListing[];
}

/** The patterns that `@name` stands for in the profiles. */
export function readIdeaFields(): IdeaFields {
  return readJson('idea-fields') as IdeaFields;
}
