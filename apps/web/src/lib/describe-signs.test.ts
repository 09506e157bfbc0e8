import { expect, test } from 'vitest';
import { describeSigns } from './describe-signs.ts';

test('says what was chosen, in words', () => {
  expect(describeSigns({ collaborators: 3, active: 'minggu ini', reply_days: 1 })).toEqual([
    'Kolaborasi selesai dengan 3 orang',
    'Aktif minggu ini',
    'Biasanya menjawab dalam sehari',
  ]);
});

test('says nothing of what was not chosen, and the answer rate once', () => {
  for (const none of [null, undefined, {}, { username: 'sari', campus: 'ui.ac.id' }])
    expect(describeSigns(none)).toEqual([]);
  expect(describeSigns({ reply_days: 2 }, true)).toEqual([]);
});
