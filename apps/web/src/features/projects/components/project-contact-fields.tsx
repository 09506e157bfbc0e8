import { useWatch } from 'react-hook-form';
import { FormSection } from '#components/form-section.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { RadioGroup, RadioGroupItem } from '#components/ui/radio-group.tsx';
import { projectMessages as messages } from '../messages.ts';
import type { ProjectFormState } from './project-form-type.ts';

/** Step 4: how accepted applicants reach the owner; hidden from everyone else. */
export function ProjectContactFields({ form }: { form: ProjectFormState }) {
  const { errors } = form.formState;
  const contactType = useWatch({ control: form.control, name: 'contact_type' });
  return (
    <FormSection
      step={4}
      title="Kontak Anda"
      description="Tidak ditampilkan ke publik. Kontak dibuka untuk pelamar yang Anda terima."
    >
      <RadioGroup
        legend="Metode Kontak"
        required
        error={errors.contact_type?.message}
        className="sm:grid sm:grid-cols-2"
      >
        <RadioGroupItem
          id="proyek-contact_type"
          value="whatsapp"
          // Chosen in the server's HTML, too.
          defaultChecked
          label="WhatsApp Pribadi"
          description="Nomor Anda sendiri"
          {...form.register('contact_type', {
            onChange: () => form.resetField('contact_method', { defaultValue: '' }),
          })}
        />
        <RadioGroupItem
          value="group"
          label="Grup WhatsApp"
          description="Link undangan grup"
          {...form.register('contact_type', {
            onChange: () => form.resetField('contact_method', { defaultValue: '' }),
          })}
        />
      </RadioGroup>
      {contactType === 'group' ? (
        <Field
          key="group"
          id="proyek-contact_method"
          label="Link Grup WhatsApp"
          required
          error={errors.contact_method?.message}
        >
          <Input
            type="url"
            inputMode="url"
            placeholder="https://chat.whatsapp.com/..."
            autoComplete="off"
            {...form.register('contact_method')}
          />
        </Field>
      ) : (
        <Field
          key="whatsapp"
          id="proyek-contact_method"
          label="Nomor WhatsApp"
          required
          error={errors.contact_method?.message}
        >
          <Input
            type="tel"
            placeholder={messages.whatsappPlaceholder}
            autoComplete="tel"
            {...form.register('contact_method')}
          />
        </Field>
      )}
      <Field id="proyek-owner_name" label="Nama Pemilik" required error={errors.owner_name?.message}>
        <Input autoComplete="name" {...form.register('owner_name')} />
      </Field>
      <Field id="proyek-owner_email" label="Email Pemilik" error={errors.owner_email?.message}>
        <Input type="email" autoComplete="email" {...form.register('owner_email')} />
      </Field>
    </FormSection>
  );
}
