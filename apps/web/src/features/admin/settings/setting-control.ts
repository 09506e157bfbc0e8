import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import type { Setting } from './api/list-settings.ts';

type Choice = readonly [value: string, name: string];
const yesOrNo = [
  ['0', 'Tidak'],
  ['1', 'Ya, perlu dua admin'],
] as const satisfies readonly Choice[];

/** Settings that are a choice, though a number is stored. */
const choices: Readonly<Record<string, readonly Choice[]>> = {
  signup_reward_needs_phone: [
    ['0', 'Tidak'],
    ['1', 'Ya, perlu SMS'],
  ],
  payout_needs_proof: yesOrNo,
  payout_needs_second: yesOrNo,
  roles_need_second: yesOrNo,
  admin_factor: [
    ['0', 'Tidak wajib'],
    ['1', 'Wajib, cara apa saja'],
    ['2', 'Wajib, kunci sandi'],
  ],
};

/** How a setting is shown: its label without what the figures stand for where these are a choice; else a field. */
export function describeSetting({ key, label }: Pick<Setting, 'key' | 'label'>): {
  label: string;
  choices: readonly Choice[] | null;
} {
  const found = choices[key] ?? null;
  return { label: found === null ? label : label.replace(/ \(\d = .*\)$/, ''), choices: found };
}

/** An amount of Rupiah as it was understood while it is typed; undefined for other settings and for what is no amount. */
export const describeAmount = (label: string, value: string): string | undefined =>
  label.endsWith('(Rupiah)') && /^\d{1,12}$/.test(value)
    ? `Terbaca ${formatRupiah(Number(value))}`
    : undefined;
