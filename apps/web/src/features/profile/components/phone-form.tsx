import { whatsappSchema } from '@kawanusaha/contracts/fields';
import { formatWhatsapp } from '@kawanusaha/contracts/phone-number';
import { type FormEvent, useEffect, useState } from 'react';
import { CodeInput } from '#components/forms/code-input.tsx';
import { PasswordInput } from '#components/forms/password-input.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { toast } from '#components/ui/toast.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { focusField } from '#lib/forms/focus-field.ts';
import { confirmPhone } from '../api/confirm-phone.ts';
import { sendPhoneCode } from '../api/send-phone-code.ts';
import { phoneMessages } from '../messages.ts';
import { describePhoneProblem } from '../phone-problem.ts';

const fieldId = (name: string): string => `telepon-${name}`;

/** Asks for the number, has a code sent to it, and asks for the code; for the password only when the server wants a proof. */
export function PhoneForm({ onDone, onCancel }: { onDone: () => Promise<void>; onCancel: () => void }) {
  const [number, setNumber] = useState('');
  const [password, setPassword] = useState('');
  const [asksPassword, setAsksPassword] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const send = useOperation(sendPhoneCode, {
    done: (_result, { phone }) => {
      setSentTo(phone);
      setCode('');
    },
    failed: (error) => {
      const failure = describePhoneProblem(error);
      if (failure.field === 'password') setAsksPassword(true);
      return failure;
    },
  });
  const confirm = useOperation(confirmPhone, {
    done: async () => {
      toast.success(phoneMessages.done);
      await onDone();
    },
    failed: (error) => {
      const { title, field } = describePhoneProblem(error);
      // The only field of this step, whatever the refusal concerns.
      return field === undefined ? { title } : { title, field: 'code' };
    },
  });
  // A refused field takes the focus; that of the password is there only now.
  useEffect(() => {
    const field = send.failure?.field ?? confirm.failure?.field;
    if (field !== undefined) focusField(fieldId(field));
  }, [send.failure, confirm.failure]);
  // Each step takes the place of what was pressed before.
  useEffect(() => {
    focusField(fieldId(sentTo === null ? 'phone' : 'code'));
  }, [sentTo]);
  const errorOf = ({ failure }: Pick<typeof send, 'failure'>, field: string): string | undefined =>
    failure?.field === field ? failure.title : undefined;
  const handleNumber = (event: FormEvent): void => {
    event.preventDefault();
    const checked = whatsappSchema.safeParse(number);
    if (checked.success) void send.run({ phone: checked.data, password });
    else {
      send.refuse({ field: 'phone', title: phoneMessages.invalid });
    }
  };
  const handleCode = (event: FormEvent): void => {
    event.preventDefault();
    const digits = code.replaceAll(/\s/g, '');
    if (sentTo !== null && /^\d{6}$/.test(digits)) void confirm.run({ phone: sentTo, code: digits });
    else {
      confirm.refuse({ field: 'code', title: 'Kode terdiri dari 6 angka' });
    }
  };

  if (sentTo !== null) {
    return (
      <form noValidate onSubmit={handleCode} className="grid gap-5">
        <p role="status">{phoneMessages.sent(formatWhatsapp(sentTo))}</p>
        <Field id={fieldId('code')} label="Kode dari SMS" required error={errorOf(confirm, 'code')}>
          <CodeInput value={code} onChange={(event) => setCode(event.target.value)} />
        </Field>
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy={confirm.isPending}>Buktikan</SubmitButton>
          <Button variant="outline" onClick={() => setSentTo(null)}>
            Ganti nomor atau kirim ulang
          </Button>
        </div>
      </form>
    );
  }
  return (
    <form noValidate onSubmit={handleNumber} className="grid gap-5">
      <Field
        id={fieldId('phone')}
        label="Nomor telepon"
        required
        help="Contoh: 0812-3456-7890. Kode dikirim lewat SMS."
        error={errorOf(send, 'phone')}
      >
        <Input
          type="tel"
          autoComplete="tel"
          maxLength={25}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
        />
      </Field>
      {asksPassword ? (
        <Field id={fieldId('password')} label="Password akun Anda" required error={errorOf(send, 'password')}>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={send.isPending} busyText="Mengirim...">
          Kirim kode
        </SubmitButton>
        <Button variant="outline" onClick={onCancel}>
          Batal
        </Button>
      </div>
    </form>
  );
}
