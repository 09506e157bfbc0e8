import type { ProposalPerson } from '@kawanusaha/contracts/proposal/find-missing-parts';
import {
  largestTeam,
  noMember,
  type ProposalData,
  type TeamMember,
} from '@kawanusaha/contracts/proposal/proposal-data';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { ProposalField } from './proposal-field.tsx';

const fields = [
  ['name', 'Nama lengkap', 100],
  ['studentNumber', 'NIM', 30],
  ['program', 'Program studi', 120],
  ['year', 'Angkatan', 4],
  ['task', 'Tugas dalam usaha', 200],
] as const satisfies readonly (readonly [keyof TeamMember, string, number])[];

type TeamFormProps = {
  data: ProposalData;
  /** Fills in for the leader what is not typed. */
  person: ProposalPerson;
  onChange: (data: ProposalData) => void;
};

/** Team and lecturer of a proposal; the leader first. Every change goes out at once. */
export function TeamForm({ data, person, onChange }: TeamFormProps) {
  const members = data.members.length === 0 ? [noMember] : data.members;
  const known: Partial<TeamMember> = {
    name: person.name,
    program: person.program,
    year: person.year === null ? '' : String(person.year),
  };
  const setMember = (index: number, change: Partial<TeamMember>) =>
    onChange({
      ...data,
      members: members.map((member, at) => (at === index ? { ...member, ...change } : member)),
    });
  return (
    <section id="tim-proposal" aria-labelledby="tim-proposal-judul" className="scroll-mt-24">
      <h3 id="tim-proposal-judul" className="text-lg font-bold">
        Tim dan dosen pendamping
      </h3>
      <p className="mt-1 mb-4 max-w-reading text-muted-foreground">
        Hanya Anda yang melihatnya; tautan untuk dosen tidak menampilkannya. Minta izin anggota sebelum
        menulis nama dan NIM mereka.
      </p>
      <ol className="flex flex-col gap-4">
        {members.map((member, index) => (
          <li key={index} className="card gap-3 p-4">
            <fieldset className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              <legend className="mb-2 font-semibold">{index === 0 ? 'Ketua' : `Anggota ${index}`}</legend>
              {fields.map(([field, label, maxLength]) => (
                <ProposalField
                  key={field}
                  field={field}
                  label={label}
                  maxLength={maxLength}
                  value={member[field]}
                  {...(index === 0 ? { known: known[field] ?? '' } : {})}
                  onChange={(value) => setMember(index, { [field]: value })}
                />
              ))}
            </fieldset>
            {index === 0 ? null : (
              <Button
                variant="ghost"
                size="sm"
                className="self-start"
                onClick={() => onChange({ ...data, members: members.filter((_, at) => at !== index) })}
              >
                <Trash2 aria-hidden />
                Hapus anggota {index}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {members.length < largestTeam ? (
        <Button
          variant="outline"
          className="mt-4"
          onClick={() => onChange({ ...data, members: [...members, noMember] })}
        >
          <Plus aria-hidden />
          Tambah anggota
        </Button>
      ) : null}
      <fieldset className="card mt-4 grid gap-3 p-4 sm:grid-cols-2">
        <legend className="sr-only">Dosen pendamping</legend>
        <ProposalField
          field="name"
          label="Nama dosen pendamping"
          maxLength={100}
          value={data.lecturer.name}
          onChange={(name) => onChange({ ...data, lecturer: { ...data.lecturer, name } })}
        />
        <ProposalField
          field="number"
          label="NIDN, NUPTK, atau NIP"
          maxLength={30}
          value={data.lecturer.number}
          onChange={(number) => onChange({ ...data, lecturer: { ...data.lecturer, number } })}
        />
      </fieldset>
    </section>
  );
}
