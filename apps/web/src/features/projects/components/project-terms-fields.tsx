import { rewardTypes } from '@kawanusaha/contracts/directory';
import { todayInJakarta } from '@kawanusaha/contracts/today-in-jakarta';
import { FormSection } from '#components/form-section.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import type { ProjectFormState } from './project-form-type.ts';

/** Step 3: what team-mates get, and when. */
export function ProjectTermsFields({ form }: { form: ProjectFormState }) {
  const { errors } = form.formState;
  return (
    <FormSection
      step={3}
      title="Imbalan dan waktu"
      description="Proyek dengan imbalan yang jelas lebih mudah dipercaya."
    >
      <Field id="proyek-reward_type" label="Bentuk Imbalan" error={errors.reward_type?.message}>
        <NativeSelect {...form.register('reward_type')}>
          <option value="">Dibicarakan bersama</option>
          {rewardTypes.map((type) => (
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="proyek-budget_range" label="Range Budget" error={errors.budget_range?.message}>
          <Input placeholder="Rp 500.000 - Rp 2.000.000" {...form.register('budget_range')} />
        </Field>
        <Field id="proyek-timeline" label="Timeline" error={errors.timeline?.message}>
          <Input placeholder="Misalnya 3 bulan" {...form.register('timeline')} />
        </Field>
      </div>
      <Field
        id="proyek-deadline"
        label="Tenggat Melamar"
        help="Proyek tampil 30 hari dan bisa Anda perpanjang."
        error={errors.deadline?.message}
      >
        <Input type="date" min={todayInJakarta()} {...form.register('deadline')} />
      </Field>
    </FormSection>
  );
}
