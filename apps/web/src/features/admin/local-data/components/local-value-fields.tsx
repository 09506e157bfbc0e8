import type { LocalKind } from '@kawanusaha/contracts/local-figure';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import type { LocalDraft } from '../local-draft.ts';

type Props = {
  kind: LocalKind;
  isNew: boolean;
  unit: string;
  form: UseFormReturn<LocalDraft>;
  provinces: readonly string[];
  /** Concepts of the seasons that are known. */
  concepts: readonly string[];
  /** Why the name of a speciality was refused. */
  unknownWord: string | undefined;
};

/** The fields of a value, by its kind. */
export function LocalValueFields({ kind, isNew, unit, form, provinces, concepts, unknownWord }: Props) {
  const { errors } = form.formState;
  if (kind === 'season') return <SeasonFields {...{ form, provinces, concepts }} />;
  if (kind === 'speciality')
    return isNew ? (
      <>
        <Field label="Provinsi" required error={errors.province?.message}>
          <NativeSelect {...form.register('province')}>
            <option value="">Pilih provinsi</option>
            {provinces.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </NativeSelect>
        </Field>
        <Field
          label="Khas daerah"
          required
          error={errors.word?.message ?? unknownWord}
          help="Satu nama, misalnya bika ambon."
        >
          <Input maxLength={60} {...form.register('word')} />
        </Field>
      </>
    ) : (
      <Checkbox label="Dipakai di ide untuk provinsi ini" {...form.register('holds')} />
    );
  return (
    <Field
      label={kind === 'rate' ? 'Angka' : kind === 'price_level' ? 'Tingkat harga' : 'Harga atau upah'}
      required
      error={errors.figure?.message}
      help={unit}
    >
      <Input inputMode="decimal" {...form.register('figure')} />
    </Field>
  );
}

function SeasonFields({ form, provinces, concepts }: Pick<Props, 'form' | 'provinces' | 'concepts'>) {
  const { errors } = form.formState;
  const chosen = useWatch({ control: form.control, name: 'provinces' });
  return (
    <>
      <Field label="Nama musim" required error={errors.label?.message}>
        <Input maxLength={80} {...form.register('label')} />
      </Field>
      <Field label="Tentang" required error={errors.concept?.message}>
        <NativeSelect {...form.register('concept')}>
          <option value="">Pilih</option>
          {concepts.map((id) => (
            <option key={id} value={id}>
              {id.replaceAll('-', ' ')}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Mulai" required error={errors.from?.message}>
          <Input type="date" {...form.register('from')} />
        </Field>
        <Field label="Sampai" required error={errors.to?.message}>
          <Input type="date" {...form.register('to')} />
        </Field>
      </div>
      <details>
        <summary className="cursor-pointer py-2 font-semibold">
          Provinsi: {chosen.length === 0 ? 'seluruh Indonesia' : `${chosen.length} dipilih`}
        </summary>
        <div className="grid gap-1 sm:grid-cols-2">
          {provinces.map((name) => (
            <Checkbox key={name} label={name} value={name} {...form.register('provinces')} />
          ))}
        </div>
      </details>
      <Field label="Catatan" error={errors.note?.message}>
        <Input maxLength={200} {...form.register('note')} />
      </Field>
    </>
  );
}
