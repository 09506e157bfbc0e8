import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { Field } from '#components/ui/field.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';

type Props<Values extends FieldValues, Name extends FieldPathByValue<Values, string>, Sent> = {
  control: Control<Values, unknown, Sent>;
  name: Name;
  id: string;
  label: string;
  choices: readonly string[];
};

/** One of few words, or none. */
export function ChoiceField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>, Sent>({
  control,
  name,
  id,
  label,
  choices,
}: Props<Values, Name, Sent>) {
  const {
    field: { value, onChange },
  } = useController({ control, name });
  return (
    <Field id={id} label={label}>
      <NativeSelect
        value={value}
        onChange={(event) => onChange(choices.find((choice) => choice === event.target.value) ?? '')}
      >
        <option value="">Belum ditentukan</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice.charAt(0).toUpperCase() + choice.slice(1)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
