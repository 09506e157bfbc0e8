import type { ReactNode } from 'react';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { Textarea } from '#components/ui/textarea.tsx';

type TextFieldProps = {
  label: string;
  value: string;
  maxLength: number;
  help?: ReactNode;
  placeholder?: string;
  isLong?: boolean;
  onChange: (value: string) => void;
};

/** A text of a step: one line, or several. What is not known yet may stay empty. */
export function TextField({
  label,
  value,
  maxLength,
  help,
  placeholder,
  isLong = false,
  onChange,
}: TextFieldProps) {
  const props = { value, maxLength, placeholder };
  return (
    <Field required label={label} help={help}>
      {isLong ? (
        <Textarea {...props} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <Input {...props} autoComplete="off" onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}
