-- Who was given whose contact details: counted for the daily limit, and kept because the data-protection law asks.
create table public.contact_reveals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  target_kind text not null check (target_kind in ('relasi', 'project')),
  target_id uuid not null,
  created_at timestamptz not null default now()
);
create index contact_reveals_user_id_idx on public.contact_reveals (user_id, created_at desc);
create index contact_reveals_target_idx on public.contact_reveals (target_kind, target_id, created_at desc);

alter table public.contact_reveals enable row level security;
revoke all on public.contact_reveals from anon, authenticated, service_role;
grant select on public.contact_reveals to authenticated, service_role;

create policy "read own, admins all" on public.contact_reveals for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

-- Trigger: a contact whose owner wants to be written to here first is opened for no user; who has opened it within the last 24 hours
-- knows it already. Errors: PT403 messages_first.
create function private.respect_messages_first() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.relasi_bisnis as r where r.id = new.target_id and r.via_messages) then
    raise exception 'Orang ini ingin mengobrol lewat pesan dulu.' using errcode = 'PT403', hint = 'messages_first';
  end if;
  return new;
end
$$;
create trigger respect_messages_first before insert on public.contact_reveals
  for each row when (new.target_kind = 'relasi') execute function private.respect_messages_first();

-- Gives the contact details of one listing to whom they belong (invariant 7): its owner; Premium members; for a project,
-- also accepted applicants. Counts each listing once in 24 hours, and gives at most 30 of them.
-- email_verified: whether the e-mail is the confirmed one of the account, since who lists a project may type any (spec §2).
-- Errors: 42501 not logged in · PT402 premium_required · PT403 guardian_needed, age_limited (the caller) or contact_hidden (the
-- owner's, whose age it does not tell) · PT404 not_found (also while its owner is banned or paused, or a block stands between the two) · PT429 daily_limit, and those of
-- private.respect_messages_first.
create function private.reveal_contact(
  target_kind text, target_id uuid,
  out name text, out contact_type text, out whatsapp text, out group_link text, out email text,
  out email_verified boolean
)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := auth.uid();
  wanted_kind text := reveal_contact.target_kind;
  wanted_id uuid := reveal_contact.target_id;
  owner uuid;
  accepted boolean := false;
begin
  if me is null then
    raise exception 'Silakan masuk terlebih dahulu' using errcode = '42501', hint = 'login_required';
  end if;
  if wanted_kind = 'relasi' then
    select r.user_id into owner from public.relasi_bisnis as r where r.id = wanted_id;
  elsif wanted_kind = 'project' then
    select exists (
      select from public.project_applications as a
      where a.project_id = wanted_id and a.applicant_id = me and a.status = 'accepted'
    ) into accepted;
    select p.user_id into owner from public.project_listings as p
    where p.id = wanted_id and (accepted or p.user_id = me or (p.is_active and p.expires_at > now()));
  end if;
  if owner is null or (owner <> me and private.is_hidden(owner)) then
    raise exception 'Kontak tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;

  if owner <> me then
    if not accepted and not private.has_premium(me) then
      raise exception 'Fitur hubungi relasi hanya tersedia untuk pengguna Premium'
        using errcode = 'PT402', hint = 'premium_required';
    end if;
    perform private.require_may(me, 'see_contacts');
    if not private.may(owner, 'reveal') then
      raise exception 'Kontak ini tidak ditampilkan. Lamar proyeknya untuk menulis lewat pesan.'
        using errcode = 'PT403', hint = 'contact_hidden';
    end if;
    perform private.lock_user('reveal', me);
    if not exists (
      select from public.contact_reveals as c
      where c.user_id = me and c.target_kind = wanted_kind and c.target_id = wanted_id
        and c.created_at > now() - interval '24 hours'
    ) then
      if (
        select count(*) from public.contact_reveals as c
        where c.user_id = me and c.created_at > now() - interval '24 hours'
      ) >= 30 then
        raise exception 'Anda sudah membuka 30 kontak dalam 24 jam terakhir. Coba lagi besok.'
          using errcode = 'PT429', hint = 'daily_limit';
      end if;
      insert into public.contact_reveals (user_id, target_kind, target_id) values (me, wanted_kind, wanted_id);
    end if;
  end if;

  if wanted_kind = 'relasi' then
    select r.name, 'whatsapp', r.whatsapp, false into name, contact_type, whatsapp, email_verified
    from public.relasi_bisnis as r where r.id = wanted_id;
  else
    select p.owner_name, p.contact_type,
      case when p.contact_type = 'whatsapp' then p.contact_method end,
      case when p.contact_type = 'group' then p.contact_method end,
      p.owner_email,
      p.owner_email is not null and exists (
        select from auth.users as u
        where u.id = p.user_id and u.email_confirmed_at is not null and lower(u.email) = p.owner_email
      )
    into name, contact_type, whatsapp, group_link, email, email_verified
    from public.project_listings as p where p.id = wanted_id;
  end if;
end
$$;
call private.expose('reveal_contact(text, uuid)', 'authenticated');
comment on function public.reveal_contact(text, uuid) is 'nullable: whatsapp, group_link, email';

-- The figures on the landing page: open projects, cities with a project or contact (up to 1,000 of each), members, contacts. Beyond 1,000
-- they are estimates (count_projects, count_contacts; of members the statistics).
create function private.get_public_stats(
  out open_projects integer, out cities integer, out members integer, out contacts integer
)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
begin
  open_projects := public.count_projects();
  contacts := public.count_contacts();
  select count(*) into members from (select from public.pengguna limit 1001) as found;
  if members > 1000 then
    select greatest(members, c.reltuples) into members from pg_catalog.pg_class as c where c.oid = 'public.pengguna'::regclass;
  end if;
  -- From one city to the next by the index, so that no list of rows is read.
  with recursive project_city as (
    select min(lower(p.city)) as name, 1 as at from public.project_listings as p where p.is_active
    union all
    select (select min(lower(p.city)) from public.project_listings as p where p.is_active and lower(p.city) > c.name), c.at + 1
    from project_city as c where c.name is not null and c.at < 1000
  ), contact_city as (
    select min(lower(r.city)) as name, 1 as at from public.relasi_bisnis as r
    union all
    select (select min(lower(r.city)) from public.relasi_bisnis as r where lower(r.city) > c.name), c.at + 1
    from contact_city as c where c.name is not null and c.at < 1000
  )
  select count(*) into cities from (
    select c.name from project_city as c cross join lateral (
      select from public.project_listings as p
      where p.is_active and lower(p.city) = c.name and p.expires_at > now() and not private.is_banned(p.user_id)
      order by p.created_at desc limit 1
    ) as shown
    union
    select c.name from contact_city as c cross join lateral (
      select from public.relasi_bisnis as r where lower(r.city) = c.name and not private.is_banned(r.user_id)
      order by r.created_at desc limit 1
    ) as shown
  ) as city;
end
$$;
call private.expose('get_public_stats()', 'anon', 'authenticated');
comment on function public.get_public_stats() is 'nullable: none';
