-- The directory of business contacts. Everyone may read it but for the number, which reveal_contact gives.
create table public.relasi_bisnis (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  main_skill text not null check (main_skill in ('Marketing', 'Desain', 'Teknologi', 'Keuangan', 'Bisnis', 'Lainnya')),
  experience text not null check (char_length(experience) between 1 and 2000),
  vision text not null check (char_length(vision) between 1 and 2000),
  whatsapp text not null check (whatsapp ~ '^62\d{9,13}$'),
  city text check (char_length(city) <= 100),
  campus text check (char_length(campus) <= 100),
  hours_per_week integer check (hours_per_week between 1 and 80),
  looking_for text check (char_length(looking_for) <= 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (
    private.search_vector(name, main_skill || ' ' || coalesce(city, '') || ' ' || coalesce(campus, ''),
      experience || ' ' || vision || ' ' || coalesce(looking_for, ''))
  ) stored,
  via_messages boolean not null default false
);
comment on column public.relasi_bisnis.via_messages is 'Its owner is written to here first: reveal_contact gives the number to no other user.';
create index relasi_bisnis_created_at_idx on public.relasi_bisnis (created_at desc, id desc);
create index relasi_bisnis_updated_at_idx on public.relasi_bisnis (updated_at desc);
create index relasi_bisnis_main_skill_idx on public.relasi_bisnis (main_skill, created_at desc, id desc);
create index relasi_bisnis_user_id_idx on public.relasi_bisnis (user_id, created_at desc);
create index relasi_bisnis_city_idx on public.relasi_bisnis (lower(city), created_at desc, id desc);
create index relasi_bisnis_search_idx on public.relasi_bisnis using gin (search);
create index relasi_bisnis_name_trgm_idx on public.relasi_bisnis using gin (name extensions.gin_trgm_ops);

alter table public.relasi_bisnis enable row level security;
revoke all on public.relasi_bisnis from anon, authenticated;
grant select (
  id, user_id, name, main_skill, experience, vision, city, campus, hours_per_week, looking_for, created_at, updated_at, via_messages
) on public.relasi_bisnis to anon, authenticated;
grant insert (
  user_id, name, main_skill, experience, vision, whatsapp, city, campus, hours_per_week, looking_for, via_messages
) on public.relasi_bisnis to authenticated;
grant update (
  user_id, name, main_skill, experience, vision, whatsapp, city, campus, hours_per_week, looking_for, via_messages
) on public.relasi_bisnis to authenticated;
grant delete on public.relasi_bisnis to authenticated;

create policy "read all" on public.relasi_bisnis for select to anon, authenticated
  using (user_id <> all ((select private.hidden_members())::uuid[]) or user_id = (select auth.uid()) or (select private.is_admin()));
create policy "insert own" on public.relasi_bisnis for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "update own" on public.relasi_bisnis for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "delete own, admins any" on public.relasi_bisnis for delete to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create trigger a_check_names before insert or update of name on public.relasi_bisnis
  for each row when (current_user in ('anon', 'authenticated')) execute function private.check_names('name');
create trigger a_limit before insert on public.relasi_bisnis
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.limit_listings('contacts_per_day', 'relasi',
    'Anda sudah mendaftarkan %s profil relasi dalam 24 jam terakhir. Coba lagi besok, atau ubah profil yang sudah ada.');
create trigger a_require_age before insert on public.relasi_bisnis
  for each row execute function private.require_age('directory');
-- Who wants messages first has to be of an age at which others may write to them, else no user could.
create trigger a_require_age_for_messages before insert or update of via_messages on public.relasi_bisnis
  for each row when (new.via_messages and current_user in ('anon', 'authenticated'))
  execute function private.require_age('contact_request');
create trigger a_require_profile before insert on public.relasi_bisnis
  for each row when (current_user in ('anon', 'authenticated')) execute function private.require_complete_profile();

-- Trigger: texts are trimmed, empty optional fields become null, the number is normalised (spec §5).
create function private.prepare_contact() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.name := btrim(new.name);
  new.experience := btrim(new.experience);
  new.vision := btrim(new.vision);
  new.city := nullif(btrim(new.city), '');
  new.campus := nullif(btrim(new.campus), '');
  new.looking_for := nullif(btrim(new.looking_for), '');
  -- What cannot be normalised stays as it is, and the check constraint names it.
  new.whatsapp := coalesce(private.normalize_whatsapp(new.whatsapp), new.whatsapp);
  new.updated_at := now();
  return new;
end
$$;
create trigger b_prepare before insert or update on public.relasi_bisnis
  for each row execute function private.prepare_contact();

-- Trigger: a deleted contact is kept in deleted_content, so that an admin can restore it.
create function private.archive_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.archive_content('relasi', to_jsonb(old) - 'search', '[]');
  return old;
end
$$;
create trigger archive before delete on public.relasi_bisnis
  for each row execute function private.archive_contact();

-- Trigger: a restored contact is reached as its owner chose.
create function private.keep_messages_first() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.via_messages := new.via_messages or exists (
    select from public.deleted_content as d
    where d.kind = 'relasi' and d.content_id = new.id and d.restored_at is null and (d.row ->> 'via_messages')::boolean
  );
  return new;
end
$$;
create trigger c_keep_messages_first before insert on public.relasi_bisnis
  for each row when (current_user not in ('anon', 'authenticated')) execute function private.keep_messages_first();

-- The caller's own row, hidden columns included, for the edit form (spec §7: load for edit by id and user_id).
-- No row when it is not there or belongs to another member.
create function private.get_contact_for_edit(contact_id uuid) returns setof public.relasi_bisnis
language sql stable security definer set search_path = '' rows 1 as $$
  select * from public.relasi_bisnis where id = contact_id and user_id = auth.uid()
$$;
call private.expose('get_contact_for_edit(uuid)', 'authenticated');
