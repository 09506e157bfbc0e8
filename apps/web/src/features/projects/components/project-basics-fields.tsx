import { projectTypes } from '@kawanusaha/contracts/directory';
import { Controller } from 'react-hook-form';
import { FormSection } from '#components/form-section.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import type { ProjectFormState } from './project-form-type.ts';
import { ProjectPictureField } from './project-picture-field.tsx';

type Props = { form: ProjectFormState; onUpload: (isBusy: boolean) => void };

/** Step 1: what the project is. */
export function ProjectBasicsFields({ form, onUpload }: Props) {
  const { errors } = form.formState;
  return (
    <FormSection step={1} title="Tentang proyek">
      <Field id="proyek-project_name" label="Nama Proyek" required error={errors.project_name?.message}>
        <Input
          maxLength={120}
          placeholder="Misalnya: Aplikasi kasir untuk kantin kampus"
          {...form.register('project_name')}
        />
      </Field>
      <Field
        id="proyek-project_description"
        label="Deskripsi Proyek"
        required
        help="Apa yang dibangun, sudah sampai mana, dan hasil yang diharapkan. Jangan menulis nomor telepon di sini."
        error={errors.project_description?.message}
      >
        <Textarea rows={6} {...form.register('project_description')} />
      </Field>
      <Field id="proyek-project_type" label="Tipe Proyek" required error={errors.project_type?.message}>
        <NativeSelect {...form.register('project_type')}>
          <option value="">Pilih tipe proyek</option>
          {projectTypes.map((type) => (
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Controller
        control={form.control}
        name="picture_path"
        render={({ field }) => (
          <ProjectPictureField
            id="proyek-picture_path"
            value={field.value}
            onChange={field.onChange}
            onBusy={onUpload}
          />
        )}
      />
    </FormSection>
  );
}
