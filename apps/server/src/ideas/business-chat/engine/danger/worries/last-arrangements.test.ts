import { expect, test } from 'vitest';
import { findDanger } from '../find/find-danger.ts';
import { linesOf } from '../find/lines-of.ts';
import { understand } from '@kawanusaha/bahasa/understand';
import lines from './last-arrangements-lines.json' with { type: 'json' };
import { takesLeave } from './last-arrangements.ts';

test.each(lines.need)('%s: who puts their affairs in order is heard', (text) => {
  expect(['crisis', 'distress']).toContain(findDanger(text)?.kind);
});

test.each(lines.fine)('%s is no farewell', (text) => {
  expect(findDanger(text)).toBeNull();
});

test('two kinds of signs are needed, and no word of what comes afterwards', () => {
  const leaves = (text: string) => takesLeave(linesOf(text, understand(text)));
  expect(leaves('surat buat ibu udah ditulis')).toBe(false);
  expect(leaves('surat buat ibu udah ditulis, baju udah kubagi ke temen')).toBe(true);
  expect(leaves('surat buat ibu udah ditulis, baju udah kubagi ke temen, besok pindah ke Bandung')).toBe(
    false,
  );
});
