import { paymentMethodNames } from '@kawanusaha/contracts/payment-names';
import { orderPath, personPath, ticketPath } from '#config/desk-paths.ts';
import { paths } from '#config/paths.ts';
import { nameDevice } from '#lib/device-name.ts';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import { signInEventNames } from '@kawanusaha/contracts/sign-in-events';
import type { PersonEvent } from './api/list-person-events.ts';
import { actionName } from '@kawanusaha/contracts/action-names';
import { messages } from '../messages.ts';

const names: Readonly<Record<string, string>> = {
  ...signInEventNames,
  'order.created': 'Membuat pesanan',
  'coin.signup_reward': 'Hadiah pendaftaran',
  'coin.premium_reward': 'Hadiah pembelian Premium',
  'coin.withdraw': 'Menarik coin:',
  'coin.voucher_expired': 'Coin kembali:',
  'coin.clawback': 'Hadiah ditarik kembali:',
  'referral.brought': 'Mengajak',
  'referral.came': 'Diajak oleh',
  'project.created': 'Memasang proyek',
  'relasi.created': 'Memasang profil relasi',
  'application.sent': 'Melamar ke',
  'application.received': 'Mendapat lamaran untuk',
  'report.made': 'Melaporkan:',
  'report.about': 'Dilaporkan:',
  'ticket.sent': 'Menulis kepada kami:',
};

const stateNames: Readonly<Record<string, string>> = {
  pending: 'menunggu',
  accepted: 'diterima',
  rejected: 'ditolak',
  unanswered: 'tidak dijawab',
  withdrawn: 'ditarik',
  seats_filled: 'posisi terisi',
  open: 'terbuka',
  resolved: 'selesai',
  dismissed: 'ditolak',
  clear: 'lolos',
  held: 'ditahan',
};

/** What happened, what it was about, what became of it, where that leads, and the word before who did it; `remark` may be empty, `to` null. */
export type EventWords = { what: string; about: string; remark: string; to: string | null; by: string };

const targets: Readonly<Record<string, (ref: string) => string>> = {
  person: personPath,
  project: paths.project,
  relasi: paths.relation,
  ticket: ticketPath,
  order: orderPath,
};

function remarkOf({ kind, action, detail, amount }: PersonEvent): string {
  if (kind === 'coin' && amount !== null) return `${amount > 0 ? '+' : ''}${amount} coin`;
  if (kind === 'order' && amount !== null) {
    const method = detail === null ? '' : `, ${paymentMethodNames[detail] ?? detail}`;
    return `${formatRupiah(amount)}${method}`;
  }
  if (detail === null) return '';
  if (kind === 'signin') return nameDevice(detail).name;
  if (kind === 'ticket') return (messages.ticketStates[detail] ?? detail).toLowerCase();
  if (action === 'referral.came') return `kode ${detail}`;
  return stateNames[detail] ?? detail;
}

/** Rewards whose booked reason says the same as their name. */
const plainRewards: ReadonlySet<string> = new Set(['coin.signup_reward', 'coin.premium_reward']);

/** A line of a person's timeline in words; what is unknown shows raw. */
export function describeEvent(event: PersonEvent): EventWords {
  const { action, title, ref_kind: kind, ref } = event;
  const target = targets[kind ?? ''];
  return {
    what: names[action] ?? actionName(action),
    about: plainRewards.has(action) ? '' : (title ?? ''),
    remark: remarkOf(event),
    to: target === undefined || ref === null ? null : target(ref),
    by: action === 'application.received' ? 'dari' : 'oleh',
  };
}
