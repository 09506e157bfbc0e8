import { useState } from 'react';
import { ReasonDialog } from '#components/reason-dialog.tsx';
import type { ReasonFields } from '#components/reason-form.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { useStaffPermissions } from '#lib/session/use-staff-permissions.ts';
import { useBanPerson } from '../api/ban-person.ts';
import { useCorrectBirthYear } from '../api/correct-birth-year.ts';
import { useEndPersonSessions } from '../api/end-person-sessions.ts';
import { useFreezeVouchers } from '../api/freeze-vouchers.ts';
import { useResetSecondFactor } from '../api/reset-second-factor.ts';
import { useUnbanPerson } from '../api/unban-person.ts';
import { useHasOpenVoucher } from '../api/has-open-voucher.ts';
import type { DeskPerson } from '../api/read-person.ts';

type Action = 'ban' | 'unban' | 'sessions' | 'factor' | 'year' | 'freeze';

const spans = [
  ['7', '7 hari'],
  ['30', '30 hari'],
  ['90', '90 hari'],
  ['', 'Seterusnya'],
] as const;

const texts = {
  ban: {
    label: 'Blokir',
    title: 'Blokir akun ini?',
    description:
      'Semua sesinya berakhir dan pemiliknya tidak dapat masuk. Ia diberi tahu alasannya lewat email.',
  },
  unban: {
    label: 'Buka blokir',
    title: 'Buka blokir akun ini?',
    description: 'Pemiliknya dapat masuk lagi dan diberi tahu lewat email.',
  },
  sessions: {
    label: 'Akhiri semua sesi',
    title: 'Akhiri semua sesi akun ini?',
    description: 'Pemiliknya keluar dari semua perangkat dan diberi tahu lewat email.',
  },
  freeze: {
    label: 'Bekukan voucher',
    title: 'Bekukan voucher akun ini?',
    description:
      'Voucher yang menunggu dibayar tidak dapat dibayar lagi; saat masa berlakunya habis, coinnya kembali. Pemiliknya diberi tahu lewat email. Tidak bisa dibatalkan.',
  },
  year: {
    label: 'Perbaiki tahun lahir',
    title: 'Perbaiki tahun lahir akun ini?',
    description:
      'Setelah Anda melihat buktinya. Yang tidak boleh pada usia barunya ditutup, dan di bawah 13 tahun sesinya berakhir sampai wali menyetujui. Pemiliknya diberi tahu lewat email.',
  },
  factor: {
    label: 'Hapus verifikasi dua langkah',
    title: 'Hapus verifikasi dua langkah akun ini?',
    description:
      'Hanya setelah Anda yakin siapa yang meminta. Semua sesinya berakhir, dan pemiliknya diberi tahu lewat email.',
  },
} as const;

/** What is asked for beside the reason. */
const fields: Partial<Record<Action, ReasonFields>> = {
  ban: {
    initial: { days: '7' },
    show: (register) => (
      <Field label="Lamanya" required>
        <NativeSelect {...register('days')}>
          {spans.map(([value, name]) => (
            <option key={name} value={value}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
    ),
  },
  year: {
    initial: { year: '' },
    show: (register) => (
      <Field label="Tahun lahir yang benar" required>
        <Input inputMode="numeric" maxLength={4} {...register('year')} />
      </Field>
    ),
  },
};

type Confirm = (reason: string, more: Readonly<Record<string, string>>) => Promise<boolean>;

function useActions(id: string): Readonly<Record<Action, Confirm>> {
  const ban = useBanPerson();
  const unban = useUnbanPerson();
  const sessions = useEndPersonSessions();
  const factor = useResetSecondFactor();
  const freeze = useFreezeVouchers();
  const year = useCorrectBirthYear();
  return {
    ban: (reason, { days }) => ban.run({ id, reason, days: days === '' ? null : Number(days) }),
    unban: (reason) => unban.run({ id, reason }),
    sessions: (reason) => sessions.run({ id, reason }),
    factor: (reason) => factor.run({ id, reason }),
    freeze: (reason) => freeze.run({ id, reason }),
    year: (reason, more) => year.run({ id, reason, year: Number(more['year']) }),
  };
}

/** What the desk can do to an account of a member: ban it, freeze its vouchers, end its sessions, take a lost second factor away, put right a year of birth. */
export function PersonActions({ person }: { person: DeskPerson }) {
  const [asks, setAsks] = useState<Action | null>(null);
  const confirm = useActions(person.id);
  const { may } = useStaffPermissions();
  const vouchers = useHasOpenVoucher(person.id, may('vouchers'));
  // Where it is not known whether there is one, the server says it.
  const mayFreeze = may('vouchers') && (vouchers.data === true || vouchers.isError);
  const onAccount: readonly Action[] = [
    ...(person.sessions > 0 ? (['sessions'] as const) : []),
    ...(person.has_second_factor ? (['factor'] as const) : []),
    'year',
  ];
  const onBan: Action = person.banned_until === null ? 'ban' : 'unban';
  const offered = [
    ...(mayFreeze ? (['freeze'] as const) : []),
    ...(may('accounts') ? onAccount : []),
    ...(may('bans') ? [onBan] : []),
  ];
  return (
    <>
      {offered.map((action) => (
        <Button
          key={action}
          size="sm"
          variant={action === 'ban' ? 'destructive' : 'outline'}
          onClick={() => setAsks(action)}
        >
          {texts[action].label}
        </Button>
      ))}
      {asks === null ? null : (
        <ReasonDialog
          title={texts[asks].title}
          description={texts[asks].description}
          label="Alasan untuk pemilik akun"
          actionLabel={texts[asks].label}
          variant={asks === 'unban' ? 'primary' : 'destructive'}
          fields={fields[asks]}
          onConfirm={confirm[asks]}
          onClose={() => setAsks(null)}
        />
      )}
    </>
  );
}
