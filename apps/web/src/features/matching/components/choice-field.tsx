import { Field } from '#components/ui/field.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';

type Props<Choice extends string> = {
  id: string;
  label: string;
  choices: readonly Choice[];
  value: Choice | '';
  onChange: (choice: Choice | '') => void;
};

/** One of few words, or none. */
export function ChoiceField<Choice extends string>({ id, label, choices, value, onChange }: Props<Choice>) {
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
