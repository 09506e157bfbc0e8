import type { AgreementChoice } from '@kawanusaha/contracts/teams/agreement-choices';
import { agreementNoteMaxLength } from '@kawanusaha/contracts/teams/agreement-terms';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#components/ui/field.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { agreementMessages as messages } from '../messages.ts';

type Props<Key extends string> = {
  title: string;
  choices: Readonly<Record<Key, AgreementChoice>>;
  chosen: Key;
  register: (field: 'choice' | 'note') => UseFormRegisterReturn;
  noteError: string | undefined;
  /** A field of this clause alone. */
  children?: ReactNode;
};

/** One clause of the agreement: what was chosen, in the words that the document has, and a note. */
export function ClauseFields<Key extends string>({
  title,
  choices,
  chosen,
  register,
  noteError,
  children,
}: Props<Key>) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold">{title}</legend>
      <Field label={messages.choice} required help={choices[chosen].text}>
        <NativeSelect {...register('choice')}>
          {Object.entries<AgreementChoice>(choices).map(([key, { label }]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {children}
      <Field label={messages.note} error={noteError}>
        <Textarea rows={2} maxLength={agreementNoteMaxLength} {...register('note')} />
      </Field>
    </fieldset>
  );
}
