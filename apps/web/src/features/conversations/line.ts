import type { Page } from '#lib/lists/pages.ts';

/** One line of a conversation as its members read it. */
export type Line = {
  id: string;
  /** Null once the sender's account is deleted. */
  sender_id: string | null;
  body: string;
  risk: 'money' | 'secret' | 'identity' | 'outside' | null;
  created_at: string;
  removed_at: string | null;
  /** Its picture in the private bucket. */
  picture_path: string | null;
};

/** A line on its way: it keeps its id however often it is sent, so that it arrives once. */
export type OutgoingLine = {
  id: string;
  body: string;
  typedAt: string;
  refusal: string | null;
  picturePath?: string | null;
};

/** A picture that was added for a line, whose id is part of its path. */
export type LinePicture = { id: string; path: string };

const isBefore = (one: Line, other: Line): boolean =>
  one.created_at < other.created_at || (one.created_at === other.created_at && one.id < other.id);

/** Puts lines together in their order, each once; a newer reading of a line replaces the older one. */
export function mergeLines(known: readonly Line[], read: readonly Line[]): Line[] {
  const byId = new Map(known.map((line) => [line.id, line]));
  for (const line of read) byId.set(line.id, line);
  return [...byId.values()].toSorted((one, other) => (isBefore(one, other) ? -1 : 1));
}

/** What is known of a conversation: its newest lines, and whether there are older ones. */
export type KnownLines = { lines: Line[]; hasOlder: boolean };

/**
 * Puts the newest page behind what is known. After a long absence there is a gap between both: then it begins anew at the end.
 * In: what is known, or only lines that came before the first answer, and the page.
 */
export function joinNewest(
  known: KnownLines | readonly Line[],
  { rows, next }: Page<Line, unknown>,
): KnownLines {
  const hasOlder = next !== null;
  if (!('lines' in known)) return { lines: mergeLines(known, rows), hasOlder };
  const meets = rows.some(({ id }) => known.lines.some((line) => line.id === id));
  if (known.lines.length > 0 && (meets || !hasOlder))
    return { lines: mergeLines(known.lines, rows), hasOlder: known.hasOlder };
  return { lines: mergeLines([], rows), hasOlder };
}

/** Puts an older page before what is known. */
export function joinOlder(known: KnownLines, { rows, next }: Page<Line, unknown>): KnownLines {
  return { lines: mergeLines(known.lines, rows), hasOlder: next !== null };
}
