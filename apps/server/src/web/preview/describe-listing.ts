import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import type { Preview } from '#web/preview/draw-preview.ts';

type Text = string | null;

export type ProjectListing = {
  readonly project_name: string;
  readonly project_type: string;
  readonly project_description: string;
  readonly required_skills: readonly string[];
  readonly owner_name: string;
  readonly city: Text;
  readonly is_remote: boolean;
  readonly hours_per_week: number | null;
  readonly reward_type: Text;
};

export type ContactListing = {
  readonly name: string;
  readonly main_skill: string;
  readonly experience: string;
  readonly city: Text;
  readonly campus: Text;
  readonly hours_per_week: number | null;
};

const present = (facts: readonly (string | null | false)[]): string[] =>
  facts.filter((fact) => typeof fact === 'string' && fact !== '') as string[];
const hours = (count: number | null) => (count === null ? null : `${count} jam/minggu`);

/** Columns that {@link describeProjectListing} reads. */
export const projectColumns =
  'project_name,project_type,project_description,required_skills,owner_name,city,is_remote,hours_per_week,reward_type';

/** Columns that {@link describeContactListing} reads. */
export const contactColumns = 'name,main_skill,experience,city,campus,hours_per_week';

/** What the picture of a project says. */
export function describeProjectListing(row: ProjectListing): Preview {
  return {
    label: row.project_type,
    title: row.project_name,
    fallbackTitle: 'Proyek mencari anggota',
    detail:
      row.required_skills.length > 0 ? `Mencari ${row.required_skills.join(', ')}` : row.project_description,
    facts: present([
      row.owner_name,
      row.city ?? (row.is_remote && 'Jarak jauh'),
      row.reward_type,
      hours(row.hours_per_week),
    ]),
  };
}

/** What the picture of a contact says. */
export function describeContactListing(row: ContactListing): Preview {
  return {
    label: row.main_skill,
    title: row.name,
    fallbackTitle: 'Relasi bisnis',
    detail: row.experience,
    facts: present([row.city, row.campus, hours(row.hours_per_week)]),
  };
}

export type ShownSalesPage = {
  readonly name: string;
  readonly offer: string;
  readonly city: string;
  readonly items: readonly { readonly price: number }[];
};

/** What the picture of a sales page says: nothing that the page does not show. */
export const describeSalesPage = ({ name, offer, city, items }: ShownSalesPage): Preview => ({
  label: 'Usaha',
  title: name,
  fallbackTitle: 'Usaha di KawanUsaha',
  detail: offer.replaceAll(/\s+/g, ' '),
  facts: present([
    city,
    items.length > 0 && `Mulai ${formatRupiah(Math.min(...items.map(({ price }) => price)))}`,
  ]),
});

export type ShownProfile = {
  readonly username: string;
  readonly name: Text;
  readonly about: Text;
  readonly city: Text;
  readonly campus: { readonly institution: string } | null;
  readonly skills: readonly { readonly name: string }[] | null;
};

/** What the picture of a public page says: nothing that the page does not show. */
export function describeShownProfile(profile: ShownProfile): Preview {
  const skills = (profile.skills ?? []).map(({ name }) => name);
  return {
    label: 'Profil',
    title: profile.name ?? profile.username,
    fallbackTitle: 'Anggota KawanUsaha',
    detail: skills.length > 0 ? `Keahlian: ${skills.join(', ')}` : (profile.about ?? `@${profile.username}`),
    facts: present([profile.city, profile.campus !== null && 'Kampus terverifikasi']),
  };
}
