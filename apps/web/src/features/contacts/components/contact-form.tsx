import type { ContactFormValues, ContactInput } from '@kawanusaha/contracts/contact';
import { contactRuleMessages } from '@kawanusaha/contracts/contact-rule-messages';
import { contactSkills } from '@kawanusaha/contracts/directory';
import { useForm, useWatch } from 'react-hook-form';
import { ListingForm } from '#components/listing-form/listing-form.tsx';
import type { ListingFormProps } from '#components/listing-form/listing-form-screen.tsx';
import { FormSection } from '#components/form-section.tsx';
import { RadioGroup, RadioGroupItem } from '#components/ui/radio-group.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { paths } from '#config/paths.ts';
import { lazyResolver } from '#lib/forms/lazy-resolver.ts';
import { contactFieldOrder, requiredContactFields } from '../contact-form-values.ts';
import { contactMessages as messages } from '../messages.ts';

const loadRules = () => import('../contact-resolver.ts');
const resolver = lazyResolver(async () => (await loadRules()).contactResolver);

const fields = {
  idPrefix: 'relasi',
  order: contactFieldOrder,
  required: requiredContactFields,
  requiredMessage: contactRuleMessages.requiredFields,
};

/** The form of /daftar-relasi (spec §2, §5). */
export function ContactForm({ values, ...screen }: ListingFormProps<ContactFormValues, ContactInput>) {
  const form = useForm<ContactFormValues, unknown, ContactInput>({
    resolver,
    mode: 'onTouched',
    defaultValues: values,
  });
  const { errors } = form.formState;
  const isViaMessages = useWatch({ control: form.control, name: 'via_messages' });
  return (
    <ListingForm
      form={form}
      fields={fields}
      texts={messages}
      listPath={paths.relations}
      loadRules={loadRules}
      {...screen}
    >
      <FormSection step={1} title="Siapa Anda">
        <Field id="relasi-name" label="Nama" required error={errors.name?.message}>
          <Input autoComplete="name" {...form.register('name')} />
        </Field>
        <Field id="relasi-main_skill" label="Keahlian Utama" required error={errors.main_skill?.message}>
          <NativeSelect {...form.register('main_skill')}>
            <option value="">Pilih keahlian utama</option>
            {contactSkills.map((skill) => (
              <option key={skill} value={skill}>
                {skill}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field
          id="relasi-experience"
          label="Pengalaman"
          required
          help="Apa yang pernah Anda kerjakan, dan hasilnya."
          error={errors.experience?.message}
        >
          <Textarea rows={4} {...form.register('experience')} />
        </Field>
        <Field
          id="relasi-vision"
          label={messages.visionLabel}
          required
          help="Ceritakan diri dan cita-cita usaha Anda. Jangan menulis nomor telepon di sini."
          error={errors.vision?.message}
        >
          <Textarea rows={4} {...form.register('vision')} />
        </Field>
      </FormSection>
      <FormSection
        step={2}
        title="Waktu dan tempat"
        description="Membantu orang tahu apakah Anda cocok bekerja bersama."
      >
        <Field id="relasi-looking_for" label="Yang Anda Cari" error={errors.looking_for?.message}>
          <Input placeholder="Misalnya: teman membangun usaha kuliner" {...form.register('looking_for')} />
        </Field>
        <Field id="relasi-hours_per_week" label="Jam per Minggu" error={errors.hours_per_week?.message}>
          <Input inputMode="numeric" placeholder="Misalnya 8" {...form.register('hours_per_week')} />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field id="relasi-city" label="Kota" error={errors.city?.message}>
            <Input autoComplete="address-level2" placeholder="Misalnya Bandung" {...form.register('city')} />
          </Field>
          <Field id="relasi-campus" label="Kampus" error={errors.campus?.message}>
            <Input autoComplete="organization" {...form.register('campus')} />
          </Field>
        </div>
      </FormSection>
      <FormSection
        step={3}
        title="Kontak"
        description="Tidak ditampilkan ke publik. Hanya anggota Premium yang bisa membukanya."
      >
        <Field id="relasi-whatsapp" label="Nomor WhatsApp" required error={errors.whatsapp?.message}>
          <Input
            type="tel"
            autoComplete="tel"
            placeholder={messages.whatsappPlaceholder}
            {...form.register('whatsapp')}
          />
        </Field>
        <RadioGroup legend={messages.reachedBy} error={errors.via_messages?.message}>
          <RadioGroupItem
            name="via_messages"
            checked={!isViaMessages}
            onChange={() => form.setValue('via_messages', false, { shouldDirty: true })}
            label={messages.direct}
            description={messages.directHint}
          />
          <RadioGroupItem
            id="relasi-via_messages"
            name="via_messages"
            checked={isViaMessages}
            onChange={() => form.setValue('via_messages', true, { shouldDirty: true })}
            label={messages.messagesFirst}
            description={messages.messagesFirstHint}
          />
        </RadioGroup>
      </FormSection>
    </ListingForm>
  );
}
