import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { describePaymentOutcome, paymentStatusNames } from '@kawanusaha/contracts/payment-names';
import { formatTableDateTime } from '#lib/format-date.ts';
import { messages } from '../messages.ts';
import { roleMessages } from '../roles/role-messages.ts';

const names: Readonly<Record<string, string>> = {
  value: 'Nilai',
  user_id: 'Orang',
  owner_id: 'Pemilik',
  role: 'Peran',
  change: 'Perubahan',
  status: 'Status',
  amount: 'Jumlah',
  refunded_amount: 'Dikembalikan',
  transaction_id: 'Nomor transaksi',
  coins: 'Coin',
  label: 'Nama',
  body: 'Isi',
  url: 'Alamat',
  banned_until: 'Diblokir sampai',
  sessions: 'Sesi',
  factors: 'Verifikasi',
  handled_by: 'Penanggung jawab',
  into: 'Digabung ke',
  rows: 'Baris',
  age_group: 'Kelompok usia',
  kind: 'Jenis',
  relation: 'Hubungan',
  reason: 'Alasan',
  outcome: 'Hasil',
  source: 'Asal',
  project_name: 'Proyek',
  name: 'Nama',
};
/** What says nothing to a reader beyond the line itself. */
const hidden: ReadonlySet<string> = new Set([
  'report_id',
  'hold_id',
  'decision_id',
  'entitlement_id',
  'request_id',
  'event_id',
  'text_version',
  'id',
]);
const people: ReadonlySet<string> = new Set(['user_id', 'handled_by', 'owner_id']);

/** States of everything that has one in the log: orders, vouchers, reports, rewards, tickets. */
const statusNames: Readonly<Record<string, string>> = {
  ...paymentStatusNames,
  ...messages.ticketStates,
  active: 'Aktif',
  open: 'Terbuka',
  resolved: 'Ditindak',
  dismissed: 'Ditolak',
  clear: 'Lolos',
  held: 'Ditahan',
  approved: 'Disetujui',
  rejected: 'Ditolak',
};
const changeNames: Readonly<Record<string, string>> = { grant: 'diberikan', revoke: 'diambil' };
const decisionNames: Readonly<Record<string, string>> = {
  removed: 'Dihapus',
  kept: 'Tidak ditampilkan',
  warned: 'Peringatan',
  banned: 'Blokir',
};

/** A ban that outlives everybody is one for good. */
export const isForGood = (until: string): boolean => new Date(until).getUTCFullYear() > 2100;

const wordsOf: Readonly<Record<string, (value: string) => string>> = {
  status: (value) => statusNames[value] ?? value,
  outcome: describePaymentOutcome,
  role: roleMessages.name,
  change: (value) => changeNames[value] ?? value,
  kind: (value) => decisionNames[value] ?? value,
  banned_until: (value) => (isForGood(value) ? 'seterusnya' : formatTableDateTime(value)),
};
const money: ReadonlySet<string> = new Set(['amount', 'refunded_amount']);

function textOf(key: string, value: unknown): string {
  if (value === null || value === undefined) return 'kosong';
  if (typeof value === 'string') return wordsOf[key]?.(value) ?? value;
  if (typeof value === 'number') return money.has(key) ? formatRupiah(value) : String(value);
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak';
  return JSON.stringify(value);
}

/** One field of what an action changed; `person` is the id of who it names. */
export type ChangeField = { key: string; name: string; text: string; person: string | null };

/** What a side of a change says, in words and without what only machines read. In: the log's `before` or `after`. */
export function describeChange(side: unknown): ChangeField[] {
  if (typeof side !== 'object' || side === null) return [];
  return Object.entries(side)
    .filter(([key, value]) => !hidden.has(key) && (value === null || typeof value !== 'object'))
    .map(([key, value]) => ({
      key,
      name: names[key] ?? key,
      text: textOf(key, value),
      person: people.has(key) && typeof value === 'string' ? value : null,
    }));
}
