import { payoutProfileSchema, proposeHolderName } from '@kawanusaha/contracts/payout';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { PasswordInput } from '#components/forms/password-input.tsx';
import { Button } from '#components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { toast } from '#components/ui/toast.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { focusField } from '#lib/forms/focus-field.ts';
import { getOwnProfile } from '#lib/profile/get-own-profile.ts';
import { affiliateKeys } from '../api/affiliate-keys.ts';
import type { PayoutProfile } from '../api/get-payout-profile.ts';
import { listPayoutProviders } from '../api/list-payout-providers.ts';
import { savePayoutProfile } from '../api/save-payout-profile.ts';
import { messages } from '../messages.ts';

const kinds = [
  { kind: 'bank', label: 'Bank' },
  { kind: 'ewallet', label: 'Dompet digital' },
] as const;

const fieldId = (name: string): string => `tujuan-${name}`;

/** Asks for the account; the password only when the server wants a proof. Mount it when it is needed. */
export function PayoutDialog({
  userId,
  profile,
  onSaved,
  onClose,
}: {
  userId: string;
  profile: PayoutProfile | null;
  onSaved: () => Promise<void>;
  onClose: () => void;
}) {
  const providers = useQuery({ queryKey: affiliateKeys.providers, queryFn: listPayoutProviders });
  const [entry, setEntry] = useState({
    provider: profile?.provider ?? '',
    number: '',
    // Nothing typed yet: what is known of the person stands there until another name is.
    holder_name: profile?.holder_name ?? null,
    password: '',
  });
  const person = useQuery({
    queryKey: affiliateKeys.ownProfile(userId),
    queryFn: () => getOwnProfile(userId),
    enabled: profile === null,
  });
  const holderName = entry.holder_name ?? proposeHolderName(person.data?.nama_lengkap);
  const [asksPassword, setAsksPassword] = useState(false);
  const {
    run,
    isPending,
    failure,
    refuse: tell,
  } = useOperation(savePayoutProfile, {
    done: async (result) => {
      if (result.outcome === 'saved') {
        toast.success(messages.payoutSaved);
        await onSaved();
        onClose();
      } else if (result.field === null) toast.error(result.message);
      else {
        if (result.field === 'password') setAsksPassword(true);
        // The field of a password is there only after the next rendering.
        const { field, message } = result;
        setTimeout(() => refuse(field, message));
      }
    },
    failed: messages.payoutSaveFailed,
  });
  const errorOf = (field: string): string | undefined =>
    failure?.field === field ? failure.title : undefined;
  const change = (name: keyof typeof entry) => (event: { target: { value: string } }) =>
    setEntry((before) => ({ ...before, [name]: event.target.value }));
  const refuse = (field: string, message: string): void => {
    tell({ field, title: message });
    focusField(fieldId(field));
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const checked = payoutProfileSchema.safeParse({ ...entry, holder_name: holderName });
    if (!checked.success) {
      const [issue] = checked.error.issues;
      return refuse(String(issue?.path[0]), issue?.message ?? messages.payoutSaveFailed);
    }
    void run({ ...checked.data, password: entry.password });
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="dialog-growing">
        <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
          <DialogHeader>
            <DialogTitle>Tujuan pembayaran</DialogTitle>
            <DialogDescription>Pakai rekening atau nomor atas nama Anda sendiri.</DialogDescription>
          </DialogHeader>
          <Field
            id={fieldId('provider')}
            label="Bank atau dompet digital"
            required
            error={errorOf('provider')}
          >
            <NativeSelect value={entry.provider} onChange={change('provider')}>
              <option value="">{providers.isError ? messages.providersFailed : 'Pilih'}</option>
              {kinds.map(({ kind, label }) => (
                <optgroup key={kind} label={label}>
                  {(providers.data ?? [])
                    .filter((provider) => provider.kind === kind)
                    .map(({ code, name }) => (
                      <option key={code} value={code}>
                        {name}
                      </option>
                    ))}
                </optgroup>
              ))}
            </NativeSelect>
          </Field>
          <Field
            id={fieldId('number')}
            label="Nomor rekening atau nomor HP"
            required
            help={
              profile ? `Nomor sekarang berakhir ${profile.number_end}. Tulis nomor lengkapnya.` : undefined
            }
            error={errorOf('number')}
          >
            <Input
              inputMode="numeric"
              autoComplete="off"
              maxLength={30}
              value={entry.number}
              onChange={change('number')}
            />
          </Field>
          <Field
            id={fieldId('holder_name')}
            label="Nama pemilik"
            required
            help="Seperti tertulis di rekening atau akunnya."
            error={errorOf('holder_name')}
          >
            <Input autoComplete="name" maxLength={60} value={holderName} onChange={change('holder_name')} />
          </Field>
          {asksPassword ? (
            <Field id={fieldId('password')} label="Password akun Anda" required error={errorOf('password')}>
              <PasswordInput
                autoComplete="current-password"
                value={entry.password}
                onChange={change('password')}
              />
            </Field>
          ) : null}
          <DialogFooter>
            <Button type="button" variant="outline" onClick={onClose}>
              Batal
            </Button>
            <Button type="submit" loading={isPending}>
              {isPending ? 'Menyimpan...' : 'Simpan'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
