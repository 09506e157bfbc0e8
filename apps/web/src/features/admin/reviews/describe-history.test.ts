import { expect, test } from 'vitest';
import { describeHistory } from './describe-history.ts';

const person = {
  id: 'a',
  name: 'sari',
  since: '2026-01-05T00:00:00Z',
  made: 3,
  made_right: 1,
  made_wrong: 2,
  about: 4,
  about_right: 2,
  decisions: 1,
  is_banned: false,
};

test('few reports are counted exactly', () => {
  expect(describeHistory(person, 'reporter')).toBe('melapor 3×, benar 1×, ditolak 2×');
  expect(describeHistory(person, 'owner')).toBe(
    'sejak 5 Januari 2026 · dilaporkan 4×, terbukti 2× · 1 keputusan berlaku',
  );
});

test('beyond what is counted the line says so, and that its parts are of the latest', () => {
  const busy = { ...person, made: 101, made_right: 60, about: 101, about_right: 90, decisions: 101 };
  expect(describeHistory(busy, 'reporter')).toBe(
    'melapor lebih dari 100×, dari yang terbaru benar 60×, ditolak 2×',
  );
  expect(describeHistory(busy, 'owner')).toBe(
    'sejak 5 Januari 2026 · dilaporkan lebih dari 100×, dari yang terbaru terbukti 90× · lebih dari 100 keputusan berlaku',
  );
});
