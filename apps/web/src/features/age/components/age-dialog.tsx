import { type AgeInput, adultAge, ageOf } from '@kawanusaha/contracts/age';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { Form } from '#components/forms/form.tsx';
import { FormBanner } from '#components/forms/form-banner.tsx';
import { GuardianField } from '#components/forms/guardian-field.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { lazyResolver } from '#lib/forms/lazy-resolver.ts';
import { refreshSession } from '#lib/session/session-store.ts';
import { signOut } from '#lib/session/sign-out.ts';
import { useStateAge } from '../api/state-age.ts';

const resolver = lazyResolver(async () => (await import('../resolver.ts')).ageResolver);

/** The question for the year of birth. It stays until it is answered, or the person signs out. */
export function AgeDialog({ onStated }: { onStated: () => void }) {
  const ref = useRef<HTMLDialogElement>(null);
  const form = useForm<AgeInput>({ resolver, mode: 'onTouched' });
  const { errors, isSubmitting } = form.formState;
  const birthYear = useWatch({ control: form.control, name: 'birth_year' });
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    dialog.showModal();
    const stay = (event: Event) => event.preventDefault();
    // Browsers close it at the second Escape all the same.
    const reopen = () => dialog.showModal();
    dialog.addEventListener('cancel', stay);
    dialog.addEventListener('close', reopen);
    return () => {
      dialog.removeEventListener('cancel', stay);
      dialog.removeEventListener('close', reopen);
      dialog.close();
    };
  }, []);

  const { run, failure } = useStateAge(async (group) => {
    if (group === 'child') {
      toast.info(
        'Tunggu persetujuan orang tua atau wali',
        'Kami mengirim tautan ke email mereka. Setelah mereka setuju, Anda bisa masuk lagi.',
      );
      await signOut().catch(() => refreshSession());
    }
    onStated();
  });
  const submit = form.handleSubmit(async (input) => void (await run(input)));

  return (
    <dialog ref={ref} aria-labelledby="usia-judul" aria-describedby="usia-alasan" className="dialog">
      <div className="dialog-body">
        <div className="flex flex-col gap-2">
          <h2 id="usia-judul" className="text-xl font-bold">
            Tahun berapa Anda lahir?
          </h2>
          <p id="usia-alasan" className="text-muted-foreground">
            Kami bertanya sekali agar yang berusia di bawah 18 tahun terlindungi. Cukup tahunnya.
          </p>
        </div>
        {failure === null ? null : <FormBanner>{failure.title}</FormBanner>}
        <Form onSubmit={submit}>
          <Field id="usia-birth_year" label="Tahun Lahir" required error={errors.birth_year?.message}>
            <Input
              inputMode="numeric"
              autoComplete="bday-year"
              maxLength={4}
              {...form.register('birth_year')}
            />
          </Field>
          {/^\d{4}$/.test(birthYear ?? '') && ageOf(Number(birthYear)) < adultAge ? (
            <GuardianField
              id="usia-guardian_email"
              birthYear={birthYear}
              error={errors.guardian_email?.message}
              {...form.register('guardian_email')}
            />
          ) : null}
          <Checkbox
            id="usia-agrees"
            label={
              <>
                Saya menyetujui{' '}
                <Link to={paths.privacy} target="_blank" className="link">
                  Kebijakan Privasi
                </Link>
              </>
            }
            error={errors.agrees?.message}
            {...form.register('agrees')}
          />
          <SubmitButton busy={isSubmitting}>Simpan dan lanjutkan</SubmitButton>
          <Button type="button" variant="ghost" onClick={() => void signOut()}>
            Keluar
          </Button>
        </Form>
      </div>
    </dialog>
  );
}
