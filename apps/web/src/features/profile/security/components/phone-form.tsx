import { zodResolver } from '@hookform/resolvers/zod';
import { oneTimeCodeInputSchema } from '@kawanusaha/contracts/account';
import { formatWhatsapp } from '@kawanusaha/contracts/phone-number';
import { useEffect, useState } from 'react';
import { CodeInput } from '#components/forms/code-input.tsx';
import { Form } from '#components/forms/form.tsx';
import { PasswordInput } from '#components/forms/password-input.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { useOperationForm } from '#lib/forms/use-operation-form.ts';
import { useConfirmPhone } from '../api/confirm-phone.ts';
import { phoneNumberSchema, useSendPhoneCode } from '../api/send-phone-code.ts';
import { phoneMessages } from '../../messages.ts';

/** Asks for the number, has a code sent to it, and asks for the code; for the password only when the server wants a proof. */
export function PhoneForm({ onClose }: { onClose: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [asksPassword, setAsksPassword] = useState(false);
  // Kept while the code is asked for: another one may be wanted.
  const form = useOperationForm({
    resolver: zodResolver(phoneNumberSchema),
    defaultValues: { phone: '', password: '' },
  });
  const { register, setFocus, refused } = form;
  const { errors } = form.formState;
  const send = useSendPhoneCode({
    done: (_result, { phone }) => setSentTo(phone),
    refused: (failure) => {
      if (failure.field === 'password') setAsksPassword(true);
      refused(failure);
    },
  });
  // It takes the place of what was pressed before.
  useEffect(() => {
    if (sentTo === null) setFocus('phone');
  }, [sentTo, setFocus]);

  if (sentTo !== null) {
    return <CodeForm phone={sentTo} onDone={onClose} onBack={() => setSentTo(null)} />;
  }
  return (
    <Form onSubmit={form.sendBy(send.run)}>
      <Field
        id="telepon-phone"
        label="Nomor telepon"
        required
        help="Contoh: 0812-3456-7890. Kode dikirim lewat SMS."
        error={errors.phone?.message}
      >
        <Input type="tel" autoComplete="tel" maxLength={25} {...register('phone')} />
      </Field>
      {asksPassword ? (
        <Field id="telepon-password" label="Password akun Anda" required error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={send.isPending} busyText="Mengirim...">
          Kirim kode
        </SubmitButton>
        <Button variant="outline" onClick={onClose}>
          Batal
        </Button>
      </div>
    </Form>
  );
}

type CodeFormProps = { phone: string; onDone: () => void; onBack: () => void };

/** It takes the place of the number. */
function CodeForm({ phone, onDone, onBack }: CodeFormProps) {
  const form = useOperationForm({
    resolver: zodResolver(oneTimeCodeInputSchema),
    defaultValues: { code: '' },
  });
  const { setFocus } = form;
  const confirm = useConfirmPhone(phone, { done: onDone, refused: form.refused });
  useEffect(() => {
    setFocus('code');
  }, [setFocus]);
  return (
    <Form onSubmit={form.sendBy(confirm.run)}>
      <p role="status">{phoneMessages.sent(formatWhatsapp(phone))}</p>
      <Field id="telepon-code" label="Kode dari SMS" required error={form.formState.errors.code?.message}>
        <CodeInput {...form.register('code')} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={confirm.isPending}>Buktikan</SubmitButton>
        <Button variant="outline" onClick={onBack}>
          Ganti nomor atau kirim ulang
        </Button>
      </div>
    </Form>
  );
}
