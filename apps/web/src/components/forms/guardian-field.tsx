import { guardianAge, ageOf } from '@kawanusaha/contracts/age';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { paths } from '#config/paths.ts';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';

type GuardianFieldProps = ComponentProps<'input'> & {
  birthYear: string | undefined;
  error: string | undefined;
};

/** Where a person below 18 names a parent or guardian; below 13 no user registers without one. */
export function GuardianField({ id, birthYear, error, ...props }: GuardianFieldProps) {
  const isNeeded = ageOf(Number(birthYear)) < guardianAge;
  return (
    <Field
      id={id}
      label="Email orang tua atau wali"
      required={isNeeded}
      help={
        <>
          {isNeeded
            ? 'Akun terbuka setelah mereka setuju lewat tautan yang kami kirim.'
            : 'Mereka mendapat tautan untuk menyetujui akun Anda. Boleh diisi nanti di Profil.'}{' '}
          <Link to={paths.youth} target="_blank" className="link">
            Apa artinya bagi saya?
          </Link>
        </>
      }
      error={error}
    >
      <Input type="email" autoComplete="off" {...props} />
    </Field>
  );
}
