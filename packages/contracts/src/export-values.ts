import { paymentMethodNames, paymentStatusNames } from './payment-names.ts';
import { signInEventNames } from './sign-in-events.ts';

/** States of what a member has, in the readable export; those of orders stand with the names of payments. */
const statusNames: Readonly<Record<string, string>> = {
  ...paymentStatusNames,
  accepted: 'Diterima',
  rejected: 'Ditolak',
  active: 'Aktif',
  open: 'Terbuka',
  resolved: 'Ditindak',
  dismissed: 'Ditolak',
  clear: 'Lolos',
  held: 'Ditahan',
  new: 'Baru',
  working: 'Dikerjakan',
  done: 'Selesai',
};

/** Texts that a member agreed to. */
const consentNames: Readonly<Record<string, string>> = {
  privacy: 'Kebijakan Privasi',
  weekly_mail: 'Kabar mingguan',
  matching: 'Pencocokan tim',
  public_page: 'Halaman publik',
};

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: statusNames,
  payment_type: paymentMethodNames,
  revoke_reason: paymentStatusNames,
  kejadian: signInEventNames,
  teks: consentNames,
};

/** A value of the readable export in words, by its key; what is no code stays as it is. */
export const exportValue = (key: string, value: string): string => words[key]?.[value] ?? value;
