import { expect, test } from 'vitest';
import { readJoinPayload } from './join-payload.ts';

const withReplay = (replay: unknown) => readJoinPayload({ config: { private: true, broadcast: { replay } } });

test('an empty join asks for the defaults', () => {
  expect(readJoinPayload({})).toMatchObject({ isPrivate: false, self: false, changes: [], replay: null });
});

test.each([[{ since: 1e300 }], [{ since: -1 }], [{ since: '2026' }], [{}]])(
  'a replay since %j is no join, so that no moment beyond the calendar reaches the database',
  (replay) => {
    expect(withReplay(replay)).toBeNull();
  },
);

test('names and lists have an end', () => {
  const change = { event: '*', table: 'notes' };
  expect(readJoinPayload({ config: { postgres_changes: [change] } })?.changes).toEqual([change]);
  for (const wrong of [
    { ...change, table: 'x'.repeat(64) },
    { ...change, filter: 'x'.repeat(4_097) },
    { ...change, select: Array.from({ length: 201 }, () => 'id') },
    { ...change, event: 'TRUNCATE' },
  ]) {
    expect(readJoinPayload({ config: { postgres_changes: [wrong] } })).toBeNull();
  }
  expect(readJoinPayload({ config: { presence: { key: 'x'.repeat(256) } } })).toBeNull();
});
