import type { AgreementChoice } from '@kawanusaha/contracts/teams/agreement-choices';
import { agreementNoteMaxLength } from '@kawanusaha/contracts/teams/agreement-terms';
import type { ReactNode } from 'react';
import { Field } from '#components/ui/field.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { agreementMessages as messages } from '../messages.ts';

type Clause<Key extends string> = { choice: Key; note: string };
type Props<Key extends string> = {
  title: string;
  choices: Readonly<Record<Key, AgreementChoice>>;
  value: Clause<Key>;
  noteError: string | undefined;
  onChange: (value: Clause<Key>) => void;
  /** A field of this clause alone. */
  children?: ReactNode;
};

/** One clause of the agreement: what was chosen, in the words that the document has, and a note. */
export function ClauseFields<Key extends string>({
  title,
  choices,
  value,
  noteError,
  onChange,
  children,
}: Props<Key>) {
  const keys = Object.keys(choices) as Key[];
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold">{title}</legend>
      <Field label={messages.choice} required help={choices[value.choice].text}>
        <NativeSelect
          value={value.choice}
          onChange={(event) => {
            const choice = keys.find((key) => key === event.target.value);
            if (choice !== undefined) onChange({ choice, note: value.note });
          }}
        >
          {keys.map((key) => (
            <option key={key} value={key}>
              {choices[key].label}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {children}
      <Field label={messages.note} error={noteError}>
        <Textarea
          rows={2}
          maxLength={agreementNoteMaxLength}
          value={value.note}
          onChange={(event) => onChange({ choice: value.choice, note: event.target.value })}
        />
      </Field>
    </fieldset>
  );
}
