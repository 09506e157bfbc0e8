import { matchGoals, matchStages, skillLevels } from '@kawanusaha/contracts/matching/match-fields';
import {
  languageNameMax,
  languagesMax,
  rolesMax,
  roleTaskMax,
  skillNameMax,
  skillsMax,
  type ListingMatchingInput,
  type ListingMatchingValues,
} from '@kawanusaha/contracts/matching/matching-forms';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { matchingMessages as messages } from '../messages.ts';
import { ChoiceField } from './choice-field.tsx';
import { WishesField } from './wishes-field.tsx';
import { WordsField } from './words-field.tsx';

export type ListingMatchingForm = UseFormReturn<ListingMatchingValues, unknown, ListingMatchingInput>;

type Props = {
  id: string;
  form: ListingMatchingForm;
  /** The listing's required skills as they stand in the form above. */
  skills: readonly string[];
};

/** 'Cari anggota yang cocok' of the listing's form, folded: roles, levels, what the team has, goal, stage, languages, wishes. */
export function ListingMatchingFields({ id, form, skills }: Props) {
  const { control } = form;
  const { errors } = form.formState;
  const hasErrors = Object.keys(errors).length > 0;
  return (
    <details id={id} open={hasErrors || undefined} className="rounded-lg border border-border bg-card">
      <summary className="flex min-h-14 flex-col justify-center px-5 py-3 sm:px-6">
        <span className="text-lg font-bold">{messages.listingTitle}</span>
        <span className="text-sm text-muted-foreground">{messages.listingIntro}</span>
      </summary>
      <div className="flex flex-col gap-5 border-t border-border p-5 sm:p-6">
        <Controller
          control={control}
          name="roles"
          render={({ field }) => (
            <Roles value={field.value} onChange={field.onChange} errors={errors.roles} />
          )}
        />
        {skills.length === 0 ? null : (
          <Controller
            control={control}
            name="skill_levels"
            render={({ field }) => (
              <div className="grid gap-4 sm:grid-cols-2">
                {skills.map((skill) => (
                  <Field key={skill} id={`cari-tingkat-${skill}`} label={`Tingkat ${skill}`} required>
                    <NativeSelect
                      value={field.value.find(({ name }) => name === skill)?.level ?? 'dasar'}
                      onChange={(event) => {
                        const level = skillLevels.find((one) => one === event.target.value) ?? 'dasar';
                        const others = field.value.filter(
                          ({ name }) => name !== skill && skills.includes(name),
                        );
                        field.onChange([...others, { name: skill, level }]);
                      }}
                    >
                      {skillLevels.map((level) => (
                        <option key={level} value={level}>
                          {level}
                        </option>
                      ))}
                    </NativeSelect>
                  </Field>
                ))}
              </div>
            )}
          />
        )}
        <Controller
          control={control}
          name="team_skills"
          render={({ field }) => (
            <WordsField
              id="cari-team"
              label="Yang sudah dikuasai tim"
              placeholder="Misalnya keuangan, produksi"
              value={field.value}
              most={skillsMax}
              longest={skillNameMax}
              onChange={field.onChange}
              error={errors.team_skills?.message}
            />
          )}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Controller
            control={control}
            name="goal"
            render={({ field }) => (
              <ChoiceField
                id="cari-goal"
                label="Tujuan bersama"
                choices={matchGoals}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
          <Controller
            control={control}
            name="stage"
            render={({ field }) => (
              <ChoiceField
                id="cari-stage"
                label="Tahap sekarang"
                choices={matchStages}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
        </div>
        <Controller
          control={control}
          name="languages"
          render={({ field }) => (
            <WordsField
              id="cari-languages"
              label="Bahasa yang dipakai"
              placeholder="Misalnya Inggris"
              value={field.value}
              most={languagesMax}
              longest={languageNameMax}
              onChange={field.onChange}
              error={errors.languages?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="wishes"
          render={({ field }) => <WishesField id="cari-wish" value={field.value} onChange={field.onChange} />}
        />
      </div>
    </details>
  );
}

type Role = ListingMatchingValues['roles'][number];
type RolesProps = {
  value: readonly Role[];
  onChange: (roles: Role[]) => void;
  errors: ListingMatchingForm['formState']['errors']['roles'];
};

const newRoleId = 'cari-peran-baru';

function Roles({ value, onChange, errors }: RolesProps) {
  const change = (at: number, part: Partial<Role>) =>
    onChange(value.map((role, other) => (other === at ? { ...role, ...part } : role)));
  return (
    <div className="flex flex-col gap-4">
      <p className="font-semibold">Peran yang dicari</p>
      {value.map((role, at) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key -- a role is its place in the list
          key={at}
          role="group"
          aria-label={`Peran ${at + 1}`}
          className="grid gap-3 rounded-md border border-border p-4 sm:grid-cols-[1fr_6rem]"
        >
          <Field id={`cari-peran-${at}`} label="Peran" required error={errors?.[at]?.name?.message}>
            <Input
              placeholder="Misalnya editor video"
              maxLength={skillNameMax}
              value={role.name}
              onChange={(event) => change(at, { name: event.target.value })}
            />
          </Field>
          <Field id={`cari-kursi-${at}`} label="Orang" required error={errors?.[at]?.seats?.message}>
            <Input
              inputMode="numeric"
              value={role.seats}
              onChange={(event) => change(at, { seats: event.target.value })}
            />
          </Field>
          <div className="sm:col-span-2">
            <Field id={`cari-tugas-${at}`} label="Tugas" error={errors?.[at]?.task?.message}>
              <Input
                placeholder="Misalnya 10 video sepekan"
                maxLength={roleTaskMax}
                value={role.task}
                onChange={(event) => change(at, { task: event.target.value })}
              />
            </Field>
          </div>
          <Button
            type="button"
            variant="ghost"
            className="justify-self-start sm:col-span-2"
            onClick={() => {
              // The pressed button goes with its role.
              document.getElementById(at > 0 ? `cari-peran-${at - 1}` : newRoleId)?.focus();
              onChange(value.filter((_role, other) => other !== at));
            }}
          >
            Hapus peran ini
          </Button>
        </div>
      ))}
      {value.length >= rolesMax ? null : (
        <Button
          id={newRoleId}
          type="button"
          variant="secondary"
          className="self-start"
          onClick={() => onChange([...value, { name: '', task: '', seats: '1' }])}
        >
          Peran baru
        </Button>
      )}
    </div>
  );
}
