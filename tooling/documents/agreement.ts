import type { Agreement } from '../../apps/server/src/teams/export-agreement/agreement.ts';

const member = (id: string, name: string, role: string, share: number) => ({
  member_id: id,
  name,
  role,
  hours: 12,
  share,
});

/** An agreement of two, confirmed by one of them. */
export const sampleAgreement: Agreement = {
  version: 2,
  saved_at: '2026-11-20T02:41:00Z',
  content_hash: 'a'.repeat(64),
  is_current: true,
  confirmations: [{ member_id: 'a', confirmed_at: '2026-11-21T03:00:00Z' }],
  content: {
    project: 'Geprek Larut Malam',
    members: [member('a', 'Rina Putri', 'Memasak', 60), member('b', 'Budi Santoso', 'Menjual', 40)],
    idea: { choice: 'pembawa', note: 'Resep dari keluarga Rina.' },
    leaving: { choice: 'bertahap', notice_days: 21, note: '' },
    dispute: { choice: 'pembimbing', note: '' },
  },
};
