import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { PersonEvent } from './api/list-person-events.ts';
import { describeEvent } from './describe-event.ts';

const event: PersonEvent = {
  at: '2026-11-23T00:00:00Z',
  kind: 'admin',
  action: 'person.banned',
  title: null,
  detail: null,
  amount: null,
  ref_kind: null,
  ref: null,
  actor_id: null,
  actor_name: null,
  total_count: 1,
};

it.each<[Partial<PersonEvent>, ReturnType<typeof describeEvent>]>([
  [
    { kind: 'coin', action: 'coin.withdraw', title: 'Penarikan', amount: -50 },
    { what: 'Menarik coin:', about: 'Penarikan', remark: '-50 coin', to: null, by: 'oleh' },
  ],
  [
    {
      kind: 'order',
      action: 'order.created',
      title: 'KU-1',
      detail: 'qris',
      amount: 80_000,
      ref_kind: 'order',
      ref: 'KU-1',
    },
    {
      what: 'Membuat pesanan',
      about: 'KU-1',
      remark: 'Rp\u00A080.000, QRIS',
      to: '/admin?tab=pembayaran&cari-pembayaran=KU-1',
      by: 'oleh',
    },
  ],
  [
    {
      kind: 'application',
      action: 'application.received',
      title: 'Kopi',
      detail: 'accepted',
      ref_kind: 'project',
      ref: 'a-b',
    },
    {
      what: 'Mendapat lamaran untuk',
      about: 'Kopi',
      remark: 'diterima',
      to: '/cari-project/a-b',
      by: 'dari',
    },
  ],
  [
    {
      kind: 'ticket',
      action: 'ticket.sent',
      title: 'Keluhan',
      detail: 'working',
      ref_kind: 'ticket',
      ref: 'KU-2',
    },
    {
      what: 'Menulis kepada kami:',
      about: 'Keluhan',
      remark: 'dikerjakan',
      to: '/admin?tab=pesan&tiket=KU-2',
      by: 'oleh',
    },
  ],
  [
    { kind: 'coin', action: 'coin.signup_reward', title: 'Pendaftaran lewat kode', amount: 5 },
    { what: 'Hadiah pendaftaran', about: '', remark: '+5 coin', to: null, by: 'oleh' },
  ],
  [
    {
      kind: 'referral',
      action: 'referral.brought',
      title: 'rina',
      detail: 'held',
      ref_kind: 'person',
      ref: 'a b',
    },
    { what: 'Mengajak', about: 'rina', remark: 'ditahan', to: '/admin?orang=a%20b', by: 'oleh' },
  ],
  [{ detail: 'Menipu' }, { what: 'Akun diblokir', about: '', remark: 'Menipu', to: null, by: 'oleh' }],
  [{ action: 'apa.ini' }, { what: 'apa.ini', about: '', remark: '', to: null, by: 'oleh' }],
])('says %o in words', (change, words) => {
  expect(describeEvent({ ...event, ...change })).toEqual(words);
});

it('names every kind of sign-in event that the server writes, but for tokens, which the timeline leaves out', () => {
  const file = path.resolve(import.meta.dirname, '../../../../../../packages/backend/src/auth/audit.ts');
  const [, kinds = ''] = /AuditAction =([^;]+);/.exec(readFileSync(file, 'utf8')) ?? [];
  const actions = [...kinds.matchAll(/'([a-z_]+)'/g)].map(([, action = '']) => action);
  expect(actions).toContain('passkey_created');
  expect(
    actions.filter((action) => {
      const { what } = describeEvent({ ...event, kind: 'signin', action });
      return what === action && !action.startsWith('token_');
    }),
  ).toEqual([]);
});
