import type { ProfileFormValues } from '@kawanusaha/contracts/account';
import { formatWhatsapp } from '@kawanusaha/contracts/phone-number';
import type { Profile } from './api/get-profile.ts';

/** Texts that the edit form begins with: null becomes empty, a stored number its digits. */
export function toFormValues(profile: Profile): ProfileFormValues {
  return {
    nama_lengkap: profile.nama_lengkap,
    username: profile.username,
    email: profile.email ?? '',
    no_wa: profile.no_wa === null ? '' : formatWhatsapp(profile.no_wa),
    kota: profile.kota ?? '',
    deskripsi: profile.deskripsi ?? '',
    kampus: profile.kampus ?? '',
    prodi: profile.prodi ?? '',
    angkatan: profile.angkatan === null ? '' : String(profile.angkatan),
    instagram: profile.instagram ?? '',
    facebook: profile.facebook ?? '',
    linkedin: profile.linkedin ?? '',
    twitter: profile.twitter ?? '',
  };
}
