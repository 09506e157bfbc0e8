import { wishStrengths, wishSubjects, type Wishes } from '@kawanusaha/contracts/matching/match-fields';
import { Field } from '#components/ui/field.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { strengthLabels, wishLabels } from '../messages.ts';

type Props = { id: string; value: Wishes; onChange: (wishes: Wishes) => void };

/** How much one insists on each subject; folded, since most people are fine with 'Bebas'. */
export function WishesField({ id, value, onChange }: Props) {
  return (
    <details className="rounded-md border border-border">
      <summary className="flex min-h-12 items-center px-4 font-semibold">Apa yang wajib bagi Anda?</summary>
      <div className="grid gap-4 border-t border-border p-4 sm:grid-cols-2">
        <p className="text-sm text-muted-foreground sm:col-span-2">
          Yang wajib dan tidak terpenuhi tidak akan disarankan, dari sisi mana pun.
        </p>
        {wishSubjects.map((subject) => (
          <Field key={subject} id={`${id}-${subject}`} label={wishLabels[subject]} required>
            <NativeSelect
              value={value[subject]}
              onChange={(event) =>
                onChange({
                  ...value,
                  [subject]: wishStrengths.find((one) => one === event.target.value) ?? 'bebas',
                })
              }
            >
              {wishStrengths.map((strength) => (
                <option key={strength} value={strength}>
                  {strengthLabels[strength]}
                </option>
              ))}
            </NativeSelect>
          </Field>
        ))}
      </div>
    </details>
  );
}
