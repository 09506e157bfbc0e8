import { zodResolver } from '@hookform/resolvers/zod';
import { changePasswordInputSchema } from '@kawanusaha/contracts/account';
import { useEffect } from 'react';
import { NewPasswordFields } from '#components/forms/new-password-fields.tsx';
import { PasswordInput } from '#components/forms/password-input.tsx';
import { Form } from '#components/forms/form.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { FormErrorSummary } from '#components/ui/form-error-summary.tsx';
import { focusField } from '#lib/forms/focus-field.ts';
import { useOperationForm } from '#lib/forms/use-operation-form.ts';
import { listErrors } from '#lib/forms/list-errors.ts';
import { useChangePassword } from '../api/change-password.ts';

/** Asks for the current password and twice for the new one (spec §5). */
export function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const form = useOperationForm({
    resolver: zodResolver(changePasswordInputSchema),
    mode: 'onTouched',
    defaultValues: { current: '', password: '', confirmation: '' },
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  // It opens in place of the button that was pressed.
  useEffect(() => {
    focusField('sandi-current');
  }, []);

  const change = useChangePassword({ done: onDone, refused: form.refused });

  return (
    <Form onSubmit={form.sendBy(change.run)}>
      <FormErrorSummary
        errors={listErrors(errors, 'sandi', ['current', 'password', 'confirmation'])}
        submitCount={submitCount}
      />
      <Field id="sandi-current" label="Password Saat Ini" required error={errors.current?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('current')} />
      </Field>
      <NewPasswordFields
        form="sandi"
        password={form.register('password')}
        confirmation={form.register('confirmation')}
        errors={errors}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={isSubmitting} busyText="Menyimpan...">
          Simpan Password
        </SubmitButton>
        <Button variant="outline" onClick={onDone}>
          Batal
        </Button>
      </div>
    </Form>
  );
}
