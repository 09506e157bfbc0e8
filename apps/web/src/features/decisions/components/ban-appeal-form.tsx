import { type SubmitEvent, useState } from 'react';
import { FormBanner } from '#components/forms/form-banner.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { useOperation } from '#lib/api/use-operation.ts';
import { appealBan } from '../api/appeal-ban.ts';
import { messageOf } from '../message-of.ts';
import { banMessages, decisionMessages } from '../messages.ts';

const minLength = 10;
const maxLength = 3000;

/** Asks why the ban is wrong and sends it. `onSent` follows once there is a ticket. */
export function BanAppealForm({ id, onSent }: { id: string; onSent: () => void }) {
  const [words, setWords] = useState('');
  const { run, isPending, failure, refuse } = useOperation(() => appealBan(id, words.trim()), {
    done: onSent,
    failed: (error) => ({ field: 'form', title: messageOf(error) }),
  });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (words.trim().length < minLength) refuse({ field: 'words', title: banMessages.wordsRequired });
    else void run();
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4" aria-labelledby="judul-banding">
      <h2 id="judul-banding" className="text-xl font-bold">
        {banMessages.formTitle}
      </h2>
      <p>{decisionMessages.appealHelp}</p>
      {failure?.field === 'form' ? <FormBanner>{failure.title}</FormBanner> : null}
      <Field
        label={decisionMessages.appealLabel}
        help={banMessages.help}
        error={failure?.field === 'words' ? failure.title : undefined}
        required
      >
        <Textarea
          rows={6}
          maxLength={maxLength}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      <SubmitButton busy={isPending} busyText="Mengirim..." size="lg" className="sm:self-start">
        {decisionMessages.appeal}
      </SubmitButton>
    </form>
  );
}
