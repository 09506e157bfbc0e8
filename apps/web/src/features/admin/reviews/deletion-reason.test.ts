import { expect, test } from 'vitest';
import { deletionReason } from './deletion-reason.ts';

test('what an admin deleted from the directory is not said to be deleted by its owner', () => {
  const deletion = { reason: null, owner_id: 'sari', deleted_by: 'sari' };
  expect(deletionReason(deletion)).toBe('Dihapus pemiliknya');
  expect(deletionReason({ ...deletion, deleted_by: 'admin' })).toBe('Dihapus admin tanpa alasan');
  expect(deletionReason({ ...deletion, deleted_by: null })).toBe('Tanpa alasan');
  expect(deletionReason({ ...deletion, deleted_by: 'admin', reason: 'Penipuan' })).toBe('Penipuan');
});
