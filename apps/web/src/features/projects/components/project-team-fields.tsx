import { Controller } from 'react-hook-form';
import { FormSection } from '#components/form-section.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import type { ProjectFormState } from './project-form-type.ts';
import { SkillPicker } from './skill-picker.tsx';

/** Step 2: whom the project looks for, and where. */
export function ProjectTeamFields({ form }: { form: ProjectFormState }) {
  const { errors } = form.formState;
  return (
    <FormSection step={2} title="Tim yang dicari">
      <Controller
        control={form.control}
        name="required_skills"
        render={({ field }) => (
          <SkillPicker
            id="proyek-required_skills"
            ref={field.ref}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={errors.required_skills?.message ?? errors.required_skills?.root?.message}
          />
        )}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="proyek-seats" label="Jumlah Orang" error={errors.seats?.message}>
          <Input inputMode="numeric" placeholder="Misalnya 2" {...form.register('seats')} />
        </Field>
        <Field id="proyek-hours_per_week" label="Jam per Minggu" error={errors.hours_per_week?.message}>
          <Input inputMode="numeric" placeholder="Misalnya 8" {...form.register('hours_per_week')} />
        </Field>
      </div>
      <div>
        <Field id="proyek-city" label="Kota" error={errors.city?.message}>
          <Input autoComplete="address-level2" placeholder="Misalnya Bandung" {...form.register('city')} />
        </Field>
        <Checkbox id="proyek-is_remote" label="Bisa dikerjakan jarak jauh" {...form.register('is_remote')} />
      </div>
    </FormSection>
  );
}
