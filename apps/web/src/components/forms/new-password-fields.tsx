import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#components/ui/field.tsx';
import { PasswordInput } from './password-input.tsx';

type NewPasswordFieldsProps = {
  /** What the ids of the fields begin with. */
  form: string;
  password: UseFormRegisterReturn;
  confirmation: UseFormRegisterReturn;
  errors: { readonly [name in 'password' | 'confirmation']?: { readonly message?: string } };
};

/** A new password, and the same again (spec §5). */
export function NewPasswordFields({ form, password, confirmation, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <Field
        id={`${form}-password`}
        label="Password Baru"
        required
        help="Minimal 6 karakter."
        error={errors.password?.message}
      >
        <PasswordInput autoComplete="new-password" {...password} />
      </Field>
      <Field
        id={`${form}-confirmation`}
        label="Konfirmasi Password Baru"
        required
        error={errors.confirmation?.message}
      >
        <PasswordInput autoComplete="new-password" {...confirmation} />
      </Field>
    </>
  );
}
