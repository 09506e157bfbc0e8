import type { PlanTable } from './plan-tables.ts';

export type PlanChart = 'cash' | 'sensitivity';

/** A piece of the plan as every document writes it in its own way. */
export type PlanBlock =
  | { kind: 'heading'; text: string; level: 1 | 2; isOnNewPage: boolean }
  | { kind: 'paragraph' | 'note' | 'hint' | 'caption'; text: string }
  | { kind: 'bullets' | 'numbered'; items: readonly string[] }
  | { kind: 'subject'; name: string; text: string }
  | { kind: 'table'; table: PlanTable; shares?: readonly number[]; hasTotal: boolean }
  | { kind: 'chart'; chart: PlanChart };

/** A heading that the contents list; level 1 may begin a page. */
export const heading = (text: string, level: 1 | 2 = 1, isOnNewPage = false): PlanBlock => ({
  kind: 'heading',
  text,
  level,
  isOnNewPage,
});
/** Running text. */
export const paragraph = (text: string): PlanBlock => ({ kind: 'paragraph', text });
/** Where a figure comes from, how a table is read. */
export const note = (text: string): PlanBlock => ({ kind: 'note', text });
/** What the team still fills in. */
export const hint = (text: string): PlanBlock => ({ kind: 'hint', text });
/** The line above a table. */
export const caption = (text: string): PlanBlock => ({ kind: 'caption', text });
/** A list without an order. */
export const bullets = (items: readonly string[]): PlanBlock => ({ kind: 'bullets', items });
/** A list in an order. */
export const numbered = (items: readonly string[]): PlanBlock => ({ kind: 'numbered', items });
/** A short text under its own line. */
export const subject = (name: string, text: string): PlanBlock => ({ kind: 'subject', name, text });
/** A table with the shares of its columns; equal ones where nothing is said. */
export const tableBlock = (table: PlanTable, shares?: readonly number[], hasTotal = false): PlanBlock => ({
  kind: 'table',
  table,
  hasTotal,
  ...(shares === undefined ? {} : { shares }),
});
/** A drawing of figures that a table says too. */
export const chart = (of: PlanChart): PlanBlock => ({ kind: 'chart', chart: of });
