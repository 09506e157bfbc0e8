-- What a member lets others see: a page of their own at /u/<username>, and signs on cards (issue: teams, reputation and public profile;
-- issue: public pages, cards). Everything is off until the member chooses it, and stays off below 18 and without a known year.
create table public.public_profiles (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  is_public boolean not null default false,
  may_be_indexed boolean not null default false,
  page_parts text[] not null default '{}' constraint public_profiles_page_parts_check check (
    cardinality(page_parts) <= 10 and page_parts <@ array[
      'nama', 'foto', 'tentang', 'keahlian', 'minat', 'kampus', 'kota', 'kolaborasi', 'proyek', 'tim'
    ]
  ) constraint public_profiles_page_parts_plain check (private.is_plain_list(page_parts)),
  card_parts text[] not null default '{}' constraint public_profiles_card_parts_check check (
    cardinality(card_parts) <= 5 and card_parts <@ array['foto', 'kampus', 'kolaborasi', 'aktif', 'jawaban']
  ) constraint public_profiles_card_parts_plain check (private.is_plain_list(card_parts)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index public_profiles_indexed_idx on public.public_profiles (updated_at desc) where is_public and may_be_indexed;
comment on column public.public_profiles.page_parts is 'What the page shows besides the username.';
comment on column public.public_profiles.card_parts is 'What cards of listings, of people and of applicants show.';

alter table public.public_profiles enable row level security;
revoke all on public.public_profiles from anon, authenticated;
grant select, delete on public.public_profiles to authenticated;
grant insert (user_id, is_public, may_be_indexed, page_parts, card_parts) on public.public_profiles to authenticated;
grant update (user_id, is_public, may_be_indexed, page_parts, card_parts) on public.public_profiles to authenticated;
create policy "own" on public.public_profiles for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Whether a username can stand in an address: plain letters, digits and . _ -, no ending that an address reads otherwise, and none
-- that could pass for a page of ours.
create function private.is_page_name(username text) returns boolean
language sql stable security definer set search_path = '' as $$
  select lower(username) ~ '^[a-z0-9][a-z0-9._-]{1,28}[a-z0-9]$'
    and lower(username) !~ '\.(data|png|jpg|webp|xml|json|txt|html|js|css)$'
    and lower(username) <> all (array[
      'about', 'abuse', 'account', 'admin', 'akun', 'anonim', 'anonymous', 'api', 'app', 'assets', 'auth', 'bantuan', 'baru', 'beranda',
      'contact', 'daftar', 'edit', 'hapus', 'help', 'home', 'index', 'insiden', 'kontak', 'login', 'logout', 'mailbox', 'masuk', 'new', 'null',
      'paket', 'pembayaran', 'pengguna', 'pesan', 'premium', 'privasi', 'privacy', 'profil', 'profile', 'register', 'robots', 'saya',
      'security', 'settings', 'sitemap', 'static', 'storage', 'syarat', 'tentang', 'tim', 'undefined', 'user', 'users', 'webmaster', 'www'
    ])
$$;

-- Trigger: a page needs a name that can be its address, and a new page one that is not like our staff's; pages that are open stay when
-- more names count as such. Errors: PT422 username_unfit.
create function private.prepare_public_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.is_public and not coalesce((
    select private.is_page_name(p.username) and (not private.is_staff_name(p.username)
      or exists (select from public.public_profiles as open where open.user_id = new.user_id and open.is_public))
    from public.pengguna as p where p.id = new.user_id
  ), false) then
    raise exception 'Username Anda tidak bisa menjadi alamat halaman. Ubah dulu: huruf, angka, titik, garis, tanpa spasi.'
      using errcode = 'PT422', hint = 'username_unfit';
  end if;
  new.updated_at := now();
  return new;
end
$$;
create trigger a_require_age before insert or update on public.public_profiles
  for each row execute function private.require_age('be_public');
create trigger b_prepare before insert or update on public.public_profiles
  for each row execute function private.prepare_public_profile();

-- What a member lets the caller see; a row of nulls for nothing: also for a person below 18, banned, or when one of the two blocks the other.
create function private.readable_profile(person uuid) returns public.public_profiles
language plpgsql stable security definer set search_path = '' as $$
declare
  chosen public.public_profiles;
begin
  select * into chosen from public.public_profiles as c where c.user_id = person;
  if chosen.user_id is null or not private.may(person, 'be_public') or private.is_hidden(person) or exists (
    select from auth.users as u where u.id = person and u.deleted_at is not null
  ) then
    return null;
  end if;
  return chosen;
end
$$;

-- When a member was last here, roughly: 'hari ini', 'minggu ini', 'bulan ini'; null for longer ago.
create function private.last_active(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when seen > now() - interval '1 day' then 'hari ini'
    when seen > now() - interval '7 days' then 'minggu ini'
    when seen > now() - interval '31 days' then 'bulan ini'
  end
  from (
    select max(greatest(s.refreshed_at::timestamptz, s.updated_at, s.created_at)) as seen from auth.sessions as s where s.user_id = person
  ) as newest
$$;

-- What cards show of a member, as {username?, photo?, campus?, collaborators?, active?, reply_days?}; null where there is nothing of it.
-- `username` stands there where the page at /u/ is open.
create function private.person_signs(person uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  chosen public.public_profiles := private.readable_profile(person);
  signs jsonb;
begin
  if chosen.user_id is null then
    return null;
  end if;
  select jsonb_strip_nulls(jsonb_build_object(
    'username', case when chosen.is_public and private.is_page_name(p.username) then p.username end,
    'photo', case when 'foto' = any (chosen.card_parts) then p.foto_path end,
    'campus', case when 'kampus' = any (chosen.card_parts) then (
      select m.institution from public.campus_mails as m where m.user_id = person
    ) end,
    'collaborators', case when 'kolaborasi' = any (chosen.card_parts) then nullif(private.count_collaborators(person), 0) end,
    'active', case when 'aktif' = any (chosen.card_parts) then private.last_active(person) end,
    'reply_days', case when 'jawaban' = any (chosen.card_parts) then private.reply_days_of(person) end
  )) into signs from public.pengguna as p where p.id = person;
  return nullif(signs, '{}');
end
$$;

-- The same for at most 100 people; a row for each of whom there is something to show.
create function private.get_people_signs(people uuid[]) returns table (user_id uuid, signs jsonb)
language sql stable security definer set search_path = '' rows 20 as $$
  select found.id, found.signs
  from (
    select asked.id, private.person_signs(asked.id) as signs
    from (select distinct one.id from (select unnest(people) as id limit 100) as one) as asked
  ) as found
  where found.signs is not null
$$;
call private.expose('get_people_signs(uuid[])', 'anon', 'authenticated');
comment on function public.get_people_signs(uuid[]) is 'nullable: none';

-- The page at /u/<username>, whatever its case: only what its member chose, the rest is null. Null for an unknown username and for a
-- page that the caller may not see, alike.
create function private.get_public_profile(username text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  person public.pengguna;
  chosen public.public_profiles;
  parts text[];
begin
  if not coalesce(private.is_page_name(get_public_profile.username), false) then
    return null;
  end if;
  select * into person from public.pengguna as p where lower(p.username) = lower(get_public_profile.username);
  chosen := private.readable_profile(person.id);
  if chosen.is_public is not true then
    return null;
  end if;
  parts := chosen.page_parts;
  return jsonb_build_object(
    'username', person.username, 'may_be_indexed', chosen.may_be_indexed,
    'name', case when 'nama' = any (parts) then person.nama_lengkap end,
    'photo', case when 'foto' = any (parts) then person.foto_path end,
    'about', case when 'tentang' = any (parts) then person.deskripsi end,
    'city', case when 'kota' = any (parts) then person.kota end,
    'skills', case when 'keahlian' = any (parts) then (select m.skills from public.matching_profiles as m where m.user_id = person.id) end,
    'interests', case when 'minat' = any (parts) then (
      select to_jsonb(m.interests) from public.matching_profiles as m where m.user_id = person.id
    ) end,
    'campus', case when 'kampus' = any (parts) then (
      select jsonb_build_object('institution', m.institution, 'since', m.verified_at::date)
      from public.campus_mails as m where m.user_id = person.id
    ) end,
    'collaborators', case when 'kolaborasi' = any (parts) then private.count_collaborators(person.id) end,
    'collaborations', case when 'kolaborasi' = any (parts) then (
      select jsonb_agg(jsonb_build_object(
        'project_name', c.project_name, 'role', case when c.owner_id = person.id then 'Pemilik proyek' else c.role end,
        'finished_on', c.confirmed_at::date
      ) order by c.confirmed_at desc, c.id)
      from (
        select * from public.collaborations as k
        where (k.owner_id = person.id or k.member_id = person.id) and k.confirmed_at is not null
        order by k.confirmed_at desc, k.id limit 20
      ) as c
    ) end,
    'projects', case when 'proyek' = any (parts) then (
      select jsonb_agg(jsonb_build_object('id', l.id, 'project_name', l.project_name, 'project_type', l.project_type)
        order by l.created_at desc, l.id)
      from (
        select * from public.project_listings as p
        where p.user_id = person.id and p.is_active and p.expires_at > now() order by p.created_at desc, p.id limit 20
      ) as l
    ) end,
    'teams', case when 'tim' = any (parts) then (
      select jsonb_agg(jsonb_build_object('id', t.id, 'project_name', t.project_name, 'role', t.role) order by t.joined_at desc, t.id)
      from (
        select p.id, p.project_name, m.role, m.joined_at
        from public.team_members as m join public.project_listings as p on p.id = m.project_id
        where m.user_id = person.id and m.is_shown and m.left_at is null and not m.is_owner and p.is_active and p.expires_at > now()
          and not private.is_hidden(p.user_id)
        order by m.joined_at desc limit 20
      ) as t
    ) end
  );
end
$$;
call private.expose('get_public_profile(text)', 'anon', 'authenticated');

-- Pages that their members let crawlers list, newest change first, at most 1000.
create function private.list_public_profiles() returns table (username text, updated_at timestamptz)
language sql stable security definer set search_path = '' rows 100 as $$
  select lower(p.username), newest.updated_at
  from (
    select c.user_id, c.updated_at from public.public_profiles as c
    where c.is_public and c.may_be_indexed order by c.updated_at desc limit 1000
  ) as newest
    join public.pengguna as p on p.id = newest.user_id
  where private.is_page_name(p.username) and (private.readable_profile(newest.user_id)).is_public
  order by newest.updated_at desc, p.username
$$;
call private.expose('list_public_profiles()', 'anon', 'authenticated');
comment on function public.list_public_profiles() is 'nullable: none';
