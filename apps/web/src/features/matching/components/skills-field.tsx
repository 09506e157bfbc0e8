import { skillLevels, type SkillLevel } from '@kawanusaha/contracts/matching/match-fields';
import { skillNameMax, skillsMax } from '@kawanusaha/contracts/matching/matching-limits';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { ChipList } from './chip-list.tsx';

type Skill = { name: string; level: SkillLevel };
type Props = {
  id: string;
  value: readonly Skill[];
  onChange: (skills: Skill[]) => void;
  error?: string | undefined;
};

/** Skills in the person's own words, each with its level. */
export function SkillsField({ id, value, onChange, error }: Props) {
  const [name, setName] = useState('');
  const [level, setLevel] = useState<SkillLevel>('menengah');
  const add = () => {
    const written = name.trim();
    const others = value.filter((skill) => skill.name.toLowerCase() !== written.toLowerCase());
    if (written !== '') onChange([...others, { name: written, level }].slice(0, skillsMax));
    setName('');
  };
  const isFull = value.length >= skillsMax;
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_auto] sm:items-end">
        <Field id={id} label="Yang bisa Anda kerjakan" error={error}>
          <Input
            placeholder="Misalnya edit video, React, jualan live"
            maxLength={skillNameMax}
            value={name}
            disabled={isFull}
            onChange={(event) => setName(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
        </Field>
        <Field id={`${id}-tingkat`} label="Tingkat" required>
          <NativeSelect
            value={level}
            onChange={(event) =>
              setLevel(skillLevels.find((one) => one === event.target.value) ?? 'menengah')
            }
          >
            {skillLevels.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Button
          type="button"
          variant="secondary"
          className="min-h-12"
          onClick={add}
          disabled={name.trim() === '' || isFull}
        >
          Masukkan
        </Button>
      </div>
      <ChipList
        label="Keahlian Anda"
        chips={value.map((skill) => `${skill.name} · ${skill.level}`)}
        onRemove={(at) => onChange(value.filter((_skill, other) => other !== at))}
      />
    </div>
  );
}
