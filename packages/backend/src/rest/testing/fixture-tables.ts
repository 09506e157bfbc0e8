import * as fc from 'fast-check';

/**
 * A table or view of fixture.sql, its columns, and what can be embedded (`name|columns`).
 * `stars` is false where a role may not read every column: there the star differs from PostgREST's on purpose.
 */
export type FixtureTable = { name: string; columns: string[]; embeds: string[]; stars: boolean };

const tables: FixtureTable[] = [
  {
    name: 'projects',
    columns: [
      'id',
      'owner_id',
      'title',
      'kind',
      'budget',
      'tags',
      'meta',
      'span',
      'is_active',
      'note',
      'created_at',
    ],
    embeds: [
      'people|id,name',
      'tasks|*',
      'owner:owner_id|name',
      'open_tasks|id',
      'boss:people!projects_owner_id_fkey|city',
    ],
    stars: true,
  },
  {
    name: 'people',
    columns: ['id', 'name', 'city', 'born', 'manager_id'],
    embeds: [
      'projects|id,title',
      'skills|*',
      'profiles|bio',
      'manager_id|name',
      'reviews|id',
      'authored:reviews!author_id|*',
    ],
    stars: false,
  },
  {
    name: 'tasks',
    columns: ['id', 'project_id', 'title', 'is_done'],
    embeds: ['projects|id,title,kind'],
    stars: true,
  },
  { name: 'skills', columns: ['id', 'name'], embeds: ['people|name', 'person_skills|*'], stars: true },
  { name: 'pairs', columns: ['a', 'b', 'value', 'stamp'], embeds: [], stars: true },
  {
    name: 'reviews',
    columns: ['id', 'author_id', 'body', 'subject_id'],
    embeds: ['author:people!author_id|id', 'subject:people!reviews_subject_fkey|name', 'people|id'],
    stars: true,
  },
  {
    name: 'project_titles',
    columns: ['id', 'owner_id', 'title'],
    embeds: ['people|id', 'tasks|*'],
    stars: true,
  },
];

/** The column that gives rows an order of their own. */
export const keyOf = (of: FixtureTable): string => (of.name === 'pairs' ? 'a,b' : 'id');

/** Any of them. */
export const table = fc.constantFrom(...tables);
