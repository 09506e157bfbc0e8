import type { LocalKind } from '@kawanusaha/contracts/local-figure';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import type { LocalDraft } from '../local-draft.ts';

type Props = {
  kind: LocalKind;
  isNew: boolean;
  unit: string;
  draft: LocalDraft;
  errors: Readonly<Record<string, string>>;
  provinces: readonly string[];
  /** Concepts of the seasons that are known. */
  concepts: readonly string[];
  onChange: (change: Partial<LocalDraft>) => void;
};

/** The fields of a value, by its kind. */
export function LocalValueFields({ kind, isNew, unit, draft, errors, provinces, concepts, onChange }: Props) {
  if (kind === 'season') return <SeasonFields {...{ draft, errors, provinces, concepts, onChange }} />;
  if (kind === 'speciality')
    return isNew ? (
      <>
        <Field label="Provinsi" required error={errors['province']}>
          <NativeSelect
            value={draft.province}
            onChange={(event) => onChange({ province: event.target.value })}
          >
            <option value="">Pilih provinsi</option>
            {provinces.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </NativeSelect>
        </Field>
        <Field label="Khas daerah" required error={errors['word']} help="Satu nama, misalnya bika ambon.">
          <Input
            maxLength={60}
            value={draft.word}
            onChange={(event) => onChange({ word: event.target.value })}
          />
        </Field>
      </>
    ) : (
      <Checkbox
        label="Dipakai di ide untuk provinsi ini"
        checked={draft.holds}
        onChange={(event) => onChange({ holds: event.target.checked })}
      />
    );
  return (
    <Field
      label={kind === 'rate' ? 'Angka' : kind === 'price_level' ? 'Tingkat harga' : 'Harga atau upah'}
      required
      error={errors['figure']}
      help={unit}
    >
      <Input
        inputMode="decimal"
        value={draft.figure}
        onChange={(event) => onChange({ figure: event.target.value })}
      />
    </Field>
  );
}

function SeasonFields({
  draft,
  errors,
  provinces,
  concepts,
  onChange,
}: Pick<Props, 'draft' | 'errors' | 'provinces' | 'concepts' | 'onChange'>) {
  return (
    <>
      <Field label="Nama musim" required error={errors['label']}>
        <Input
          maxLength={80}
          value={draft.label}
          onChange={(event) => onChange({ label: event.target.value })}
        />
      </Field>
      <Field label="Tentang" required error={errors['concept']}>
        <NativeSelect value={draft.concept} onChange={(event) => onChange({ concept: event.target.value })}>
          <option value="">Pilih</option>
          {concepts.map((id) => (
            <option key={id} value={id}>
              {id.replaceAll('-', ' ')}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Mulai" required error={errors['from']}>
          <Input
            type="date"
            value={draft.from}
            onChange={(event) => onChange({ from: event.target.value })}
          />
        </Field>
        <Field label="Sampai" required error={errors['to']}>
          <Input type="date" value={draft.to} onChange={(event) => onChange({ to: event.target.value })} />
        </Field>
      </div>
      <details>
        <summary className="cursor-pointer py-2 font-semibold">
          Provinsi: {draft.provinces.length === 0 ? 'seluruh Indonesia' : `${draft.provinces.length} dipilih`}
        </summary>
        <div className="grid gap-1 sm:grid-cols-2">
          {provinces.map((name) => (
            <Checkbox
              key={name}
              label={name}
              checked={draft.provinces.includes(name)}
              onChange={(event) =>
                onChange({
                  provinces: event.target.checked
                    ? [...draft.provinces, name]
                    : draft.provinces.filter((one) => one !== name),
                })
              }
            />
          ))}
        </div>
      </details>
      <Field label="Catatan" error={errors['note']}>
        <Input
          maxLength={200}
          value={draft.note}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </Field>
    </>
  );
}
