import type { PageSite } from './page-site.ts';

export type Write = {
  readonly what: string;
  /** Makes what the pages show. Out: their addresses, a text that is on each of them, and the write that takes it away. */
  readonly make: (
    site: PageSite,
  ) => Promise<{ pages: string[]; shown: string; write: () => Promise<unknown> }>;
  readonly undo?: (site: PageSite) => Promise<unknown>;
};

/** A listing, on every page that shows it. */
export const ofProject = async (
  { addProject, username }: PageSite,
  change: (id: string) => Promise<unknown>,
) => {
  const id = await addProject();
  const pages = [`/cari-project/${id}`, '/cari-project', '/cari-project?tipe=Desain', '/', `/u/${username}`];
  return { pages, shown: `Proyek ${id.slice(0, 8)}`, write: () => change(id) };
};
const ofContact = async ({ addContact }: PageSite, change: (id: string) => Promise<unknown>) => {
  const { id, name } = await addContact();
  return { pages: [`/cari-relasi/${id}`, '/cari-relasi'], shown: name, write: () => change(id) };
};
const ofProfile = async ({ username }: PageSite, shown: string, write: () => Promise<unknown>) => ({
  pages: [`/u/${username}`],
  shown,
  write,
});

/** Each kind of write that takes something from a public page. */
export const writes: readonly Write[] = [
  {
    what: 'closing a listing',
    make: (site) =>
      ofProject(
        site,
        (id) => site.sql`update public.project_listings set is_active = false where id = ${id}`,
      ),
  },
  {
    what: 'renaming a listing',
    make: (site) =>
      ofProject(
        site,
        (id) => site.sql`update public.project_listings set project_name = 'Lain' where id = ${id}`,
      ),
  },
  {
    what: 'deleting a listing',
    make: (site) => ofProject(site, (id) => site.sql`delete from public.project_listings where id = ${id}`),
  },
  {
    what: 'deleting a contact',
    make: (site) => ofContact(site, (id) => site.sql`delete from public.relasi_bisnis where id = ${id}`),
  },
  {
    what: 'changing a contact',
    make: (site) =>
      ofContact(site, (id) => site.sql`update public.relasi_bisnis set name = 'Nama Lain' where id = ${id}`),
  },
  {
    what: 'a ban, for listings',
    make: (site) =>
      ofProject(
        site,
        () => site.sql`update auth.users set banned_until = 'infinity' where id = ${site.owner}`,
      ),
    undo: ({ sql, owner }) => sql`update auth.users set banned_until = null where id = ${owner}`,
  },
  {
    what: 'a ban, for contacts',
    make: (site) =>
      ofContact(
        site,
        () => site.sql`update auth.users set banned_until = 'infinity' where id = ${site.owner}`,
      ),
    undo: ({ sql, owner }) => sql`update auth.users set banned_until = null where id = ${owner}`,
  },
  {
    what: 'a ban, for the teams on the page of another member',
    make: async ({ sql, owner, friend, addProject }) => {
      const id = await addProject();
      await sql`
        insert into public.team_members (project_id, user_id, display_name, is_shown, trial_until)
        values (${id}, ${friend}, 'Budi', true, now() + interval '7 days')`;
      const [row] = await sql<
        { username: string }[]
      >`select username from public.pengguna where id = ${friend}`;
      return {
        pages: [`/u/${row?.username}`],
        shown: `Proyek ${id.slice(0, 8)}`,
        write: () => sql`update auth.users set banned_until = 'infinity' where id = ${owner}`,
      };
    },
    undo: ({ sql, owner }) => sql`update auth.users set banned_until = null where id = ${owner}`,
  },
  {
    what: 'a profile page that is closed',
    make: (site) =>
      ofProfile(
        site,
        `Orang ${site.username}`,
        () => site.sql`update public.public_profiles set is_public = false where user_id = ${site.owner}`,
      ),
    undo: ({ sql, owner }) =>
      sql`update public.public_profiles set is_public = true where user_id = ${owner}`,
  },
  {
    what: 'another name',
    make: (site) =>
      ofProfile(
        site,
        `Orang ${site.username}`,
        () => site.sql`update public.pengguna set nama_lengkap = 'Sari Lain' where id = ${site.owner}`,
      ),
    undo: ({ sql, owner, username }) =>
      sql`update public.pengguna set nama_lengkap = ${`Orang ${username}`} where id = ${owner}`,
  },
  {
    what: 'a year of birth below 18',
    make: (site) =>
      ofProfile(
        site,
        `Orang ${site.username}`,
        () =>
          site.sql`update public.member_ages set birth_year = extract(year from now())::integer - 15 where user_id = ${site.owner}`,
      ),
    undo: ({ sql, owner }) => sql`update public.member_ages set birth_year = 1999 where user_id = ${owner}`,
  },
  {
    what: 'a team-mate who is not shown any more, and an update that is removed',
    make: async ({ sql, friend, addProject }) => {
      const id = await addProject();
      await sql`
        insert into public.team_members (project_id, user_id, display_name, is_shown, trial_until)
        values (${id}, ${friend}, 'Budi Tim', true, now() + interval '7 days')`;
      return {
        pages: [`/cari-project/${id}`],
        shown: 'Budi Tim',
        write: () => sql`update public.team_members set is_shown = false where project_id = ${id}`,
      };
    },
  },
  {
    what: 'a milestone that is removed',
    make: async ({ sql, addProject }) => {
      const id = await addProject();
      await sql`insert into public.project_milestones (project_id, title, due_on) values (${id}, 'Tonggak Uji', '2027-01-01')`;
      return {
        pages: [`/cari-project/${id}`],
        shown: 'Tonggak Uji',
        write: () => sql`delete from public.project_milestones where project_id = ${id}`,
      };
    },
  },
  {
    what: 'another price',
    make: async ({ sql }) => ({
      pages: ['/paket', '/premium'],
      shown: '80.000',
      write: () => sql`update public.app_settings set value = '91234' where key = 'premium_price'`,
    }),
    undo: ({ sql }) => sql`update public.app_settings set value = '80000' where key = 'premium_price'`,
  },
];
