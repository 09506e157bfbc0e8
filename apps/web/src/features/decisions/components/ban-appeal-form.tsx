import { useForm } from 'react-hook-form';
import { FormBanner } from '#components/forms/form-banner.tsx';
import { Form } from '#components/forms/form.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { lazyResolver } from '#lib/forms/lazy-resolver.ts';
import { useAppealBan } from '../api/appeal-ban.ts';
import { banMessages, decisionMessages } from '../messages.ts';

const maxLength = 3000;

const resolver = lazyResolver(async () => (await import('../appeal-resolver.ts')).appealResolver);

/** Asks why the ban is wrong and sends it. `onSent` follows once there is a ticket. */
export function BanAppealForm({ id, onSent }: { id: string; onSent: () => void }) {
  const form = useForm({ resolver, defaultValues: { words: '' } });
  const { errors, isSubmitting } = form.formState;
  const { run, failure } = useAppealBan(onSent);
  const submit = form.handleSubmit(async ({ words }) => void (await run({ id, message: words })));
  const problem = errors.root?.message ?? failure?.title;
  return (
    <Form onSubmit={submit} aria-labelledby="judul-banding">
      <h2 id="judul-banding" className="text-xl font-bold">
        {banMessages.formTitle}
      </h2>
      <p>{decisionMessages.appealHelp}</p>
      {problem === undefined ? null : <FormBanner>{problem}</FormBanner>}
      <Field
        label={decisionMessages.appealLabel}
        help={banMessages.help}
        error={errors.words?.message}
        required
      >
        <Textarea rows={6} maxLength={maxLength} {...form.register('words')} />
      </Field>
      <SubmitButton busy={isSubmitting} busyText="Mengirim..." size="lg" className="justify-self-start">
        {decisionMessages.appeal}
      </SubmitButton>
    </Form>
  );
}
