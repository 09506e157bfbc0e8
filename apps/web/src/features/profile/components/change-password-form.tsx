import { zodResolver } from '@hookform/resolvers/zod';
import { changePasswordInputSchema, type ChangePasswordInput } from '@kawanusaha/contracts/account';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordInput } from '#components/forms/password-input.tsx';
import { Form } from '#components/forms/form.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { FormErrorSummary } from '#components/ui/form-error-summary.tsx';
import { toast } from '#components/ui/toast.ts';
import { focusField } from '#lib/forms/focus-field.ts';
import { listErrors, serverErrorType } from '#lib/forms/list-errors.ts';
import { changePassword } from '../api/change-password.ts';
import { sessionsQueryKey } from '../api/list-sessions.ts';
import { profileMessages } from '../messages.ts';
import { describePasswordProblem } from '../password-problem.ts';

/** Asks for the current password and twice for the new one (spec §5). */
export function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient();
  const form = useForm<ChangePasswordInput>({
    resolver: zodResolver(changePasswordInputSchema),
    mode: 'onTouched',
    defaultValues: { current: '', password: '', confirmation: '' },
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  // It opens in place of the button that was pressed.
  useEffect(() => {
    focusField('sandi-current');
  }, []);

  const submit = form.handleSubmit(async ({ current, password }) => {
    try {
      await changePassword({ currentPassword: current, password });
      toast.success(profileMessages.passwordChanged, profileMessages.passwordChangedOthersOut);
      void queries.invalidateQueries({ queryKey: sessionsQueryKey });
      onDone();
    } catch (error) {
      const { message, field } = describePasswordProblem(error);
      form.setError(field, { type: serverErrorType, message });
      focusField(`sandi-${field}`);
    }
  });

  return (
    <Form onSubmit={submit}>
      <FormErrorSummary
        errors={listErrors(errors, 'sandi', ['current', 'password', 'confirmation'])}
        submitCount={submitCount}
      />
      <Field id="sandi-current" label="Password Saat Ini" required error={errors.current?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('current')} />
      </Field>
      <Field
        id="sandi-password"
        label="Password Baru"
        required
        help="Minimal 6 karakter."
        error={errors.password?.message}
      >
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Field
        id="sandi-confirmation"
        label="Konfirmasi Password Baru"
        required
        error={errors.confirmation?.message}
      >
        <PasswordInput autoComplete="new-password" {...form.register('confirmation')} />
      </Field>
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
