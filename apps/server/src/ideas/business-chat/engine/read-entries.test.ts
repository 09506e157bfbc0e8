import stored from '#build/read-entries.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { readEntries } from './read-entries.ts';

test('what the build wrote is what is read today: its sources are all named in scripts/setup/build.mjs', () => {
  const today = JSON.parse(JSON.stringify(readEntries())) as unknown[];
  const stale = today.flatMap((entry, at) =>
    JSON.stringify(entry) === JSON.stringify(stored[at]) ? [] : [(entry as { id: string }).id],
  );
  expect(stale).toEqual([]);
  expect(stored).toHaveLength(today.length);
  // Tens of thousands of texts are read: five seconds of a processor, many times that on a busy machine.
}, 120_000);
