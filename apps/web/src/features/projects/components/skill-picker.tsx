import { projectSkills, type ProjectSkill } from '@kawanusaha/contracts/directory';
import { Plus, X } from 'lucide-react';
import { useState, type Ref } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { projectMessages as messages } from '../messages.ts';

type Props = {
  id: string;
  value: ProjectSkill[];
  onChange: (skills: ProjectSkill[]) => void;
  onBlur: () => void;
  error: string | undefined;
  ref: Ref<HTMLSelectElement>;
};

/** Picks skills from the list, each once (spec §2): choose, 'Tambah', and take off by its tag. */
export function SkillPicker({ id, value, onChange, onBlur, error, ref }: Props) {
  const [picked, setPicked] = useState('');
  const rest = projectSkills.filter((skill) => !value.includes(skill));
  const add = () => {
    const skill = rest.find((candidate) => candidate === picked);
    if (skill === undefined) return;
    onChange([...value, skill]);
    setPicked('');
  };
  return (
    <div className="flex flex-col gap-3">
      <Field
        id={id}
        label="Keahlian yang Dibutuhkan"
        required
        error={error}
        help="Pilih satu, lalu tekan Tambah. Ulangi untuk keahlian lain."
      >
        <div className="flex gap-2">
          <div className="min-w-0 flex-1">
            <NativeSelect
              id={id}
              ref={ref}
              aria-describedby={error ? `${id}-error` : `${id}-help`}
              aria-invalid={error ? true : undefined}
              aria-required
              value={picked}
              onBlur={onBlur}
              onChange={(event) => setPicked(event.target.value)}
            >
              <option value="">
                {rest.length === 0 ? 'Semua keahlian sudah dipilih' : 'Pilih keahlian'}
              </option>
              {rest.map((skill) => (
                <option key={skill} value={skill}>
                  {skill}
                </option>
              ))}
            </NativeSelect>
          </div>
          <Button
            type="button"
            variant="secondary"
            className="min-h-12"
            onClick={add}
            disabled={picked === ''}
          >
            <Plus aria-hidden className="max-sm:hidden" /> {messages.addSkill}
          </Button>
        </div>
      </Field>
      {value.length === 0 ? null : (
        <ul aria-label="Keahlian yang dipilih" className="flex flex-wrap gap-2">
          {value.map((skill) => (
            <li key={skill}>
              <button
                type="button"
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-primary bg-primary-soft px-4 text-sm font-semibold text-primary-soft-foreground"
                onClick={() => onChange(value.filter((other) => other !== skill))}
              >
                {skill}
                <X aria-hidden className="size-4" />
                <span className="sr-only">hapus</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {value.length} keahlian dipilih
      </p>
    </div>
  );
}
