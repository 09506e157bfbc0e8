import { readDraft, writeDraft } from '#lib/forms/draft-storage.ts';
import type { OutgoingLine } from './line.ts';

/** Where the lines of a thread that are on their way are kept. */
export const outboxKey = (threadId: string): string => `pesan-keluar:${threadId}`;

/** The lines of a thread that are on their way, also those of before the page was loaded. */
export function readOutbox(threadId: string): OutgoingLine[] {
  const { lines } = readDraft(outboxKey(threadId));
  return Array.isArray(lines) ? (lines as OutgoingLine[]) : [];
}

/** Keeps a line that did not arrive: it goes, or waits with its refusal, once the thread is open. */
export function keepInOutbox(threadId: string, line: OutgoingLine): void {
  writeDraft(outboxKey(threadId), { lines: [...readOutbox(threadId), line] });
}
