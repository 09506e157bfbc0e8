import { type SubmitEvent, useState } from 'react';
import { FormBanner } from '#components/forms/form-banner.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { appealBan } from '../api/ban-appeal.ts';
import { messageOf } from '../message-of.ts';
import { banMessages, decisionMessages } from '../messages.ts';

const minLength = 10;
const maxLength = 3000;

/** Asks why the ban is wrong and sends it. `onSent` follows once there is a ticket. */
export function BanAppealForm({ id, onSent }: { id: string; onSent: () => void }) {
  const [words, setWords] = useState('');
  const [error, setError] = useState('');
  const [problem, setProblem] = useState<{ text: string; attempt: number } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      await appealBan(id, words.trim());
      onSent();
    } catch (failure) {
      setProblem((last) => ({ text: messageOf(failure), attempt: (last?.attempt ?? 0) + 1 }));
    } finally {
      setBusy(false);
    }
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isShort = words.trim().length < minLength;
    setError(isShort ? banMessages.wordsRequired : '');
    if (!isShort) void send();
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4" aria-labelledby="judul-banding">
      <h2 id="judul-banding" className="text-xl font-bold">
        {banMessages.formTitle}
      </h2>
      <p>{decisionMessages.appealHelp}</p>
      {problem === null ? null : <FormBanner key={problem.attempt}>{problem.text}</FormBanner>}
      <Field label={decisionMessages.appealLabel} help={banMessages.help} error={error || undefined} required>
        <Textarea
          rows={6}
          maxLength={maxLength}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      <SubmitButton busy={isBusy} busyText="Mengirim..." size="lg" className="sm:self-start">
        {decisionMessages.appeal}
      </SubmitButton>
    </form>
  );
}
