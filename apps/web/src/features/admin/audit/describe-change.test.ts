import { expect, it } from 'vitest';
import { describeChange } from './describe-change.ts';

const textsOf = (side: unknown) => describeChange(side).map(({ name, text }) => `${name}: ${text}`);

it('says states, roles, money and moments in words', () => {
  expect(textsOf({ status: 'paid', amount: 80_000 })).toEqual(['Status: Lunas', 'Jumlah: Rp\u00A080.000']);
  expect(textsOf({ outcome: 'activated' })).toEqual(['Hasil: Premium diaktifkan']);
  expect(textsOf({ status: 'working' })).toEqual(['Status: Dikerjakan']);
  expect(textsOf({ role: 'finance', change: 'grant' })).toEqual(['Peran: Keuangan', 'Perubahan: diberikan']);
  expect(textsOf({ banned_until: '2026-12-03T04:15:00+07:00' })).toEqual([
    'Diblokir sampai: 03/12/2026 04:15',
  ]);
  expect(textsOf({ banned_until: '2126-11-03T04:15:00+07:00' })).toEqual(['Diblokir sampai: seterusnya']);
  expect(textsOf({ banned_until: null, value: true })).toEqual(['Diblokir sampai: kosong', 'Nilai: ya']);
});

it('leaves out what only machines read, and names the person', () => {
  const id = 'd0000000-0000-4000-8000-000000000003';
  expect(describeChange({ decision_id: id, event_id: 7, hold_reasons: ['burst'], user_id: id })).toEqual([
    { key: 'user_id', name: 'Orang', text: id, person: id },
  ]);
  expect(describeChange(null)).toEqual([]);
});

it('shows a word or a field that it does not know as it is', () => {
  expect(textsOf({ status: 'odd', pending: 2 })).toEqual(['Status: odd', 'pending: 2']);
});
