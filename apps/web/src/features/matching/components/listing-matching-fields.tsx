import { matchGoals, matchStages, skillLevels } from '@kawanusaha/contracts/matching/match-fields';
import type {
  ListingMatchingInput,
  ListingMatchingValues,
} from '@kawanusaha/contracts/matching/matching-forms';
import {
  languageNameMax,
  languagesMax,
  skillNameMax,
  skillsMax,
} from '@kawanusaha/contracts/matching/matching-limits';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { ListingSoFar } from '#lib/listing-part.ts';
import { Field } from '#components/ui/field.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { ChoiceField } from './choice-field.tsx';
import { RolesField } from './roles-field.tsx';
import { SeatsHint } from './seats-hint.tsx';
import { WishesField } from './wishes-field.tsx';
import { WordsField } from './words-field.tsx';

export type ListingMatchingForm = UseFormReturn<ListingMatchingValues, unknown, ListingMatchingInput>;

type Props = {
  form: ListingMatchingForm;
  listing: ListingSoFar;
};

/** What 'Cari anggota yang cocok' of the listing's form holds: roles, levels, what the team has, goal, stage, languages, wishes. */
export function ListingMatchingFields({ form, listing: { skills, seats, onSeats } }: Props) {
  const { control } = form;
  const { errors } = form.formState;
  return (
    <div className="flex flex-col gap-5 border-t border-border p-5 sm:p-6">
      <Controller
        control={control}
        name="roles"
        render={({ field }) => (
          <div className="flex flex-col gap-4">
            <RolesField value={field.value} onChange={field.onChange} errors={errors.roles} />
            <SeatsHint roles={field.value} seats={seats} onSeats={onSeats} />
          </div>
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
      <WordsField
        control={control}
        name="team_skills"
        id="cari-team"
        label="Yang sudah dikuasai tim"
        placeholder="Misalnya keuangan, produksi"
        most={skillsMax}
        longest={skillNameMax}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          control={control}
          name="goal"
          id="cari-goal"
          label="Tujuan bersama"
          choices={matchGoals}
        />
        <ChoiceField
          control={control}
          name="stage"
          id="cari-stage"
          label="Tahap sekarang"
          choices={matchStages}
        />
      </div>
      <WordsField
        control={control}
        name="languages"
        id="cari-languages"
        label="Bahasa yang dipakai"
        placeholder="Misalnya Inggris"
        most={languagesMax}
        longest={languageNameMax}
      />
      <Controller
        control={control}
        name="wishes"
        render={({ field }) => <WishesField id="cari-wish" value={field.value} onChange={field.onChange} />}
      />
    </div>
  );
}
