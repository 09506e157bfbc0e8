import { useState } from 'react';
import { type FieldPathByValue, type FieldValues, useController, type Control } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { ChipList } from './chip-list.tsx';

type Props<Values extends FieldValues, Name extends FieldPathByValue<Values, string[]>, Sent> = {
  control: Control<Values, unknown, Sent>;
  name: Name;
  id: string;
  label: string;
  placeholder: string;
  most: number;
  longest: number;
};

/** A list of words in the person's own: typed, put in by Enter, a comma or the button, taken out by its chip. */
export function WordsField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string[]>,
  Sent,
>({ control, name, id, label, placeholder, most, longest }: Props<Values, Name, Sent>) {
  const { field, fieldState } = useController({ control, name });
  const value: readonly string[] = field.value;
  const [text, setText] = useState('');
  const add = () => {
    const words = text.split(',').map((word) => word.trim());
    const known = new Set(value.map((word) => word.toLowerCase()));
    const fresh = words.filter((word) => word !== '' && !known.has(word.toLowerCase()));
    field.onChange([...value, ...new Set(fresh)].slice(0, most));
    setText('');
  };
  return (
    <div className="flex flex-col gap-3">
      <Field id={id} label={label} error={fieldState.error?.message}>
        <div className="flex gap-2">
          <Input
            id={id}
            className="min-w-0 flex-1"
            placeholder={placeholder}
            maxLength={longest}
            value={text}
            disabled={value.length >= most}
            onChange={(event) => setText(event.target.value)}
            onBlur={() => text.trim() !== '' && add()}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Button
            type="button"
            variant="secondary"
            className="min-h-12"
            onClick={add}
            disabled={text.trim() === ''}
          >
            Masukkan
          </Button>
        </div>
      </Field>
      <ChipList
        label={`${label} yang ditulis`}
        chips={value}
        onRemove={(at) => field.onChange(value.filter((_word, other) => other !== at))}
      />
    </div>
  );
}
