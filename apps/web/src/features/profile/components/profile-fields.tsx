import type { ProfileFormValues } from '@kawanusaha/contracts/account';
import { socialLabel, socialNetworks } from '@kawanusaha/contracts/social-links';
import type { ReactNode } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { Textarea } from '#components/ui/textarea.tsx';

/** Fields in their order on the page, for the summary of errors. */
export const profileFieldOrder = [
  'nama_lengkap',
  'username',
  'email',
  'no_wa',
  'kota',
  'deskripsi',
  'kampus',
  'prodi',
  'angkatan',
  ...socialNetworks,
] as const satisfies readonly (keyof ProfileFormValues)[];

type ProfileFieldsProps = {
  register: UseFormRegister<ProfileFormValues>;
  errors: FieldErrors<ProfileFormValues>;
};

/** The fields of the profile (spec §3), grouped. */
export function ProfileFields({ register, errors }: ProfileFieldsProps) {
  const tied = (name: keyof ProfileFormValues) => ({ id: `profil-${name}`, error: errors[name]?.message });
  return (
    <>
      <Group legend="Data diri">
        <Field label="Nama Lengkap" required {...tied('nama_lengkap')}>
          <Input autoComplete="name" {...register('nama_lengkap')} />
        </Field>
        <Field label="Username" required {...tied('username')}>
          <Input autoComplete="nickname" autoCapitalize="none" spellCheck={false} {...register('username')} />
        </Field>
        <Field
          label="Email"
          required
          help="Jika diganti, kami minta konfirmasi lewat email dulu."
          {...tied('email')}
        >
          <Input type="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field
          label="WhatsApp"
          required
          help="Hanya dibagikan kepada orang yang Anda ajak bekerja sama."
          {...tied('no_wa')}
        >
          <Input type="tel" autoComplete="tel" placeholder="0812 3456 7890" {...register('no_wa')} />
        </Field>
      </Group>
      <Group legend="Tentang Anda">
        <Field label="Kota" {...tied('kota')}>
          <Input autoComplete="address-level2" placeholder="Bandung" {...register('kota')} />
        </Field>
        <Field
          label="Deskripsi"
          help="Siapa Anda, apa yang Anda kuasai, dan apa yang sedang Anda bangun."
          className="sm:col-span-2"
          {...tied('deskripsi')}
        >
          <Textarea maxLength={1_000} {...register('deskripsi')} />
        </Field>
        <Field label="Kampus atau Sekolah" {...tied('kampus')}>
          <Input autoComplete="organization" {...register('kampus')} />
        </Field>
        <Field label="Program Studi" {...tied('prodi')}>
          <Input {...register('prodi')} />
        </Field>
        <Field label="Angkatan" {...tied('angkatan')}>
          <Input inputMode="numeric" placeholder="2024" maxLength={4} {...register('angkatan')} />
        </Field>
      </Group>
      <Group legend="Media sosial" note="Isi minimal satu: nama pengguna (@nama) atau tautan profil.">
        {socialNetworks.map((network) => (
          <Field key={network} label={socialLabel(network)} {...tied(network)}>
            <Input autoCapitalize="none" spellCheck={false} placeholder="@nama" {...register(network)} />
          </Field>
        ))}
      </Group>
    </>
  );
}

type GroupProps = { legend: string; note?: string; children: ReactNode };

function Group({ legend, note, children }: GroupProps) {
  return (
    <fieldset className="grid items-start gap-5 sm:grid-cols-2">
      <legend className="mb-4 text-lg font-bold">{legend}</legend>
      {note === undefined ? null : (
        <p className="-mt-3 text-sm text-muted-foreground sm:col-span-2">{note}</p>
      )}
      {children}
    </fieldset>
  );
}
