import { zodResolver } from '@hookform/resolvers/zod';
import { proposeHolderName } from '@kawanusaha/contracts/payout';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Form } from '#components/forms/form.tsx';
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
import { focusField } from '#lib/forms/focus-field.ts';
import { useHolder } from '../api/get-holder.ts';
import type { PayoutProfile } from '../api/get-payout-profile.ts';
import { usePayoutProviders } from '../api/list-payout-providers.ts';
import { type PayoutEntry, payoutEntrySchema, useSavePayoutProfile } from '../api/save-payout-profile.ts';
import { messages } from '../messages.ts';

const kinds = [
  { kind: 'bank', label: 'Bank' },
  { kind: 'ewallet', label: 'Dompet digital' },
] as const;

const fieldId = (name: string): string => `tujuan-${name}`;

type Props = { userId: string; profile: PayoutProfile | null; onClose: () => void };

/** Asks for the account; the password only when the server wants a proof. Mount it when it is needed. */
export function PayoutDialog({ userId, profile, onClose }: Props) {
  const providers = usePayoutProviders();
  const person = useHolder(userId, profile === null);
  const form = useForm({
    resolver: zodResolver(payoutEntrySchema),
    defaultValues: {
      ...{ provider: profile?.provider ?? '', number: '', password: '' },
      holder_name: profile?.holder_name ?? '',
    },
  });
  const { errors, isSubmitting, dirtyFields } = form.formState;
  // Shown by hand: the list may come after what was chosen is known.
  const provider = useWatch({ control: form.control, name: 'provider' });
  const proposed = proposeHolderName(person.data?.nama_lengkap);
  const isNamed = profile !== null || dirtyFields.holder_name === true;
  useEffect(() => {
    // Nothing typed yet: what is known of the person stands there until another name is.
    if (!isNamed) form.resetField('holder_name', { defaultValue: proposed });
  }, [form, isNamed, proposed]);
  const [asksPassword, setAsksPassword] = useState(false);
  const { run, failure } = useSavePayoutProfile(userId);
  const refused = failure?.field;
  if (refused === 'password' && !asksPassword) setAsksPassword(true);
  useEffect(() => {
    if (refused !== undefined) focusField(fieldId(refused));
  }, [failure, refused]);
  const errorOf = (name: keyof PayoutEntry): string | undefined =>
    errors[name]?.message ?? (refused === name ? failure?.title : undefined);
  const submit = form.handleSubmit(async (entry) => {
    if (await run(entry)) onClose();
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="dialog-growing">
        <Form onSubmit={submit}>
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
            <NativeSelect {...form.register('provider')} value={provider}>
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
            <Input inputMode="numeric" autoComplete="off" maxLength={30} {...form.register('number')} />
          </Field>
          <Field
            id={fieldId('holder_name')}
            label="Nama pemilik"
            required
            help="Seperti tertulis di rekening atau akunnya."
            error={errorOf('holder_name')}
          >
            <Input autoComplete="name" maxLength={60} {...form.register('holder_name')} />
          </Field>
          {asksPassword ? (
            <Field id={fieldId('password')} label="Password akun Anda" required error={errorOf('password')}>
              <PasswordInput autoComplete="current-password" {...form.register('password')} />
            </Field>
          ) : null}
          <DialogFooter>
            <Button type="button" variant="outline" onClick={onClose}>
              Batal
            </Button>
            <Button type="submit" loading={isSubmitting}>
              {isSubmitting ? 'Menyimpan...' : 'Simpan'}
            </Button>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
