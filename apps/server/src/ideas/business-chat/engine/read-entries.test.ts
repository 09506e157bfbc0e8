import stored from '#content/chat/read-entries.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { readEntries } from './read-entries.ts';

test('what is stored is what is read today: node tooling/chat-weights/read-entries.ts writes it anew', () => {
  const today = JSON.parse(JSON.stringify(readEntries())) as unknown[];
  const stale = today.flatMap((entry, at) =>
    JSON.stringify(entry) === JSON.stringify(stored[at]) ? [] : [(entry as { id: string }).id],
  );
  expect(stale).toEqual([]);
  expect(stored).toHaveLength(today.length);
  // Some fourteen thousand texts are read: five seconds of a processor, many times that on a busy machine.
}, 120_000);
