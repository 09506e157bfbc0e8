import { zodResolver } from '@hookform/resolvers/zod';
import { matchGoals, matchStages } from '@kawanusaha/contracts/matching/match-fields';
import {
  matchingProfileSchema,
  type MatchingProfileInput,
  type MatchingProfileValues,
} from '@kawanusaha/contracts/matching/matching-forms';
import {
  interestsMax,
  languageNameMax,
  languagesMax,
  skillNameMax,
} from '@kawanusaha/contracts/matching/matching-limits';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { Form } from '#components/forms/form.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { useSaveMatchingProfile } from '../api/save-matching-profile.ts';
import { ChoiceField } from './choice-field.tsx';
import { SkillsField } from './skills-field.tsx';
import { WishesField } from './wishes-field.tsx';
import { WordsField } from './words-field.tsx';

type Props = {
  userId: string;
  values: MatchingProfileValues;
  onSaved: () => void;
  onCancel: () => void;
};

/** 'Kecocokan tim' in edit mode: everything is optional. */
export function MatchingForm({ userId, values, onSaved, onCancel }: Props) {
  const form = useForm<MatchingProfileValues, unknown, MatchingProfileInput>({
    resolver: zodResolver(matchingProfileSchema),
    mode: 'onTouched',
    defaultValues: values,
  });
  const { control } = form;
  const { errors, isSubmitting } = form.formState;
  const isAdult = useWatch({ control, name: 'is_adult' });
  const save = useSaveMatchingProfile(userId, onSaved);
  const submit = form.handleSubmit(async (input) => void (await save.run(input)));
  return (
    <Form onSubmit={submit}>
      <Controller
        control={control}
        name="skills"
        render={({ field }) => (
          <SkillsField
            id="cocok-skills"
            value={field.value}
            onChange={field.onChange}
            error={errors.skills?.message ?? errors.skills?.root?.message}
          />
        )}
      />
      <WordsField
        control={control}
        name="interests"
        id="cocok-interests"
        label="Minat"
        placeholder="Misalnya kuliner, pendidikan"
        most={interestsMax}
        longest={skillNameMax}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField control={control} name="goal" id="cocok-goal" label="Tujuan" choices={matchGoals} />
        <ChoiceField
          control={control}
          name="stage"
          id="cocok-stage"
          label="Tahap usaha"
          choices={matchStages}
        />
        <Field id="cocok-hours" label="Jam seminggu" error={errors.hours_per_week?.message}>
          <Input inputMode="numeric" placeholder="Misalnya 8" {...form.register('hours_per_week')} />
        </Field>
        <div className="sm:self-end">
          <Checkbox label="Mau bekerja jarak jauh" {...form.register('is_remote')} />
        </div>
      </div>
      <WordsField
        control={control}
        name="languages"
        id="cocok-languages"
        label="Bahasa"
        placeholder="Misalnya Inggris"
        most={languagesMax}
        longest={languageNameMax}
      />
      <Controller
        control={control}
        name="wishes"
        render={({ field }) => <WishesField id="cocok-wish" value={field.value} onChange={field.onChange} />}
      />
      <div className="grid gap-2">
        <Checkbox label="Saya berusia 18 tahun atau lebih" {...form.register('is_adult')} />
        <Checkbox
          label="Pemilik proyek boleh menemukan saya"
          help={
            isAdult
              ? 'Yang terlihat: nama, kota, kampus, program studi, dan keahlian. Nomor dan email tidak pernah.'
              : 'Hanya untuk yang berusia 18 tahun atau lebih.'
          }
          disabled={!isAdult}
          {...form.register('findable')}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={isSubmitting} busyText="Menyimpan...">
          Simpan Kecocokan
        </SubmitButton>
        <Button variant="outline" disabled={isSubmitting} onClick={onCancel}>
          Tutup
        </Button>
      </div>
    </Form>
  );
}
