import { expect, test } from 'vitest';
import { describeRemovals } from './removal.ts';

const project = { source: 'report', target_kind: 'project' };
const thread = { source: 'report', target_kind: 'thread' };

test('a decision is called by what it does, and things of several kinds say each effect once', () => {
  expect(describeRemovals([project]).action).toBe('Hapus konten');
  expect(describeRemovals([{ ...project, source: 'hold' }]).action).toBe('Tetap tahan');
  const both = describeRemovals([project, thread, project]);
  expect(both.action).toBe('Tindak');
  expect(both.effect).toBe(
    'Konten hilang dari direktori dan dapat dipulihkan selama 30 hari. Pengirim pesan diperingatkan; percakapannya tetap ada.',
  );
});
