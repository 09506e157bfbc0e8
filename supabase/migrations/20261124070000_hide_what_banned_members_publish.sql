-- Who is banned, as a list of their own: what a banned account publishes is not shown while the ban lasts, and every query of the
-- directories asks. Bans themselves are auth.users.banned_until, which admins set here and Supabase's admin API elsewhere.
create table private.banned_members (
  user_id uuid primary key references auth.users (id) on delete cascade,
  until timestamptz not null
);
create index banned_members_until_idx on private.banned_members (until);
alter table private.banned_members enable row level security;

-- Trigger: follows auth.users.banned_until.
create function private.follow_ban() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.banned_until is null then
    delete from private.banned_members as b where b.user_id = new.id;
  else
    insert into private.banned_members as b (user_id, until) values (new.id, new.banned_until)
    on conflict (user_id) do update set until = excluded.until;
  end if;
  return null;
end
$$;
create trigger follow_new_ban after insert on auth.users
  for each row when (new.banned_until is not null) execute function private.follow_ban();
create trigger follow_ban after update of banned_until on auth.users
  for each row when (new.banned_until is distinct from old.banned_until) execute function private.follow_ban();

-- The accounts that are banned at this moment. Policies and filters ask once per statement: `user_id <> all ((select …)::uuid[])`.
create function private.banned_members() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(user_id), '{}') from private.banned_members where until > now()
$$;
grant execute on function private.banned_members() to anon, authenticated, service_role;

-- Whether one account is banned at this moment.
create function private.is_banned(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.banned_members where user_id = is_banned.person and until > now())
$$;

-- For the job: bans that are over go. Returns how many.
create function private.forget_bans() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  delete from private.banned_members where until <= now();
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;

insert into private.banned_members (user_id, until) select id, banned_until from auth.users where banned_until > now();

-- Whether a project is open and not the caller's own.
create or replace function private.accepts_applications(project uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.project_listings
    where id = project and is_active and expires_at > now() and user_id <> auth.uid() and not private.is_banned(user_id)
  )
$$;

drop policy "read open, own, applied to; admins all" on public.project_listings;
create policy "read open, own, applied to; admins all" on public.project_listings for select to authenticated
  using (
    (is_active and expires_at > now() and user_id <> all ((select private.banned_members())::uuid[]))
    or user_id = (select auth.uid())
    or (select private.is_admin())
    or id in (select private.applied_project_ids())
  );

-- The filters of the contact directory as a WHERE clause over relasi_bisnis r, with $2 and $3 = skill, city.
create or replace function private.contact_filter(p_skill text, p_city text) returns text
language sql immutable set search_path = '' as $$
  select 'r.user_id <> all ((select private.banned_members())::uuid[])'
    || case when p_skill is null or p_skill in ('Semua', 'Terbaru') then '' else ' and r.main_skill = $2' end
    || case when btrim(coalesce(p_city, '')) = '' then '' else ' and lower(r.city) = lower(btrim($3))' end
$$;

drop policy "read all" on public.relasi_bisnis;
create policy "read all" on public.relasi_bisnis for select to anon, authenticated
  using (user_id <> all ((select private.banned_members())::uuid[]) or user_id = (select auth.uid()) or (select private.is_admin()));

-- The caller's thread about an application that the caller has sent or received, or with the owner of a business contact (Premium
-- members begin those, at most contact_requests_per_day in 24 hours; everybody answers). Makes it when it is not there. Out: its id.
-- Errors: 42501 login_required · PT404 not_found · PT402 premium_required · PT403 age_needed, age_limited (the caller) or
-- contact_hidden (the other, whose age it does not tell) · PT429 daily_limit.
create or replace function public.open_thread(kind text, target_id uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := auth.uid();
  application public.project_applications;
  contact public.relasi_bisnis;
  found_id uuid;
  limit_a_day integer := private.setting_integer('contact_requests_per_day');
begin
  if me is null then
    raise exception 'Silakan masuk terlebih dahulu' using errcode = '42501', hint = 'login_required';
  end if;
  if open_thread.kind = 'application' then
    select a.* into application from public.project_applications as a join public.project_listings as p on p.id = a.project_id
    where a.id = open_thread.target_id and me in (a.applicant_id, p.user_id);
    if application.id is not null then
      found_id := private.thread_of_application(application);
    end if;
  elsif open_thread.kind = 'contact' then
    select * into contact from public.relasi_bisnis as r where r.id = open_thread.target_id and r.user_id <> me;
    if contact.id is not null then
      select t.id into found_id from public.threads as t where t.contact_id = contact.id and t.starter_id = me;
      if found_id is null and not private.is_banned(contact.user_id) then
        if not private.has_premium(me) then
          raise exception 'Fitur hubungi relasi hanya tersedia untuk pengguna Premium' using errcode = 'PT402', hint = 'premium_required';
        end if;
        perform private.require_may(me, 'contact_request');
        if not private.may(contact.user_id, 'contact_request') then
          raise exception 'Orang ini belum bisa dihubungi lewat pesan' using errcode = 'PT403', hint = 'contact_hidden';
        end if;
        perform private.lock_user('contact_request', me);
        if limit_a_day > 0 and (
          select count(*) from public.threads as t
          where t.starter_id = me and t.kind = 'contact' and t.created_at > now() - interval '24 hours'
        ) >= limit_a_day then
          raise exception 'Anda sudah memulai % percakapan dalam 24 jam terakhir. Coba lagi besok.', limit_a_day
            using errcode = 'PT429', hint = 'daily_limit';
        end if;
        insert into public.threads (kind, contact_id, starter_id) values ('contact', contact.id, me)
        on conflict (contact_id, starter_id) do nothing returning id into found_id;
        if found_id is null then
          return (select t.id from public.threads as t where t.contact_id = contact.id and t.starter_id = me);
        end if;
        insert into public.thread_members (thread_id, user_id, display_name)
        select found_id, me, p.nama_lengkap from public.pengguna as p where p.id = me
        union all select found_id, contact.user_id, contact.name;
      end if;
    end if;
  end if;
  if found_id is null then
    raise exception 'Percakapan tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  return found_id;
end
$$;

-- Gives the contact details of one listing to whom they belong (invariant 7): its owner; Premium members; for a project,
-- also accepted applicants. Counts each listing once in 24 hours, and gives at most 30 of them.
-- email_verified: whether the e-mail is the confirmed one of the account, since who lists a project may type any (spec §2).
-- Errors: 42501 not logged in · PT402 premium_required · PT403 guardian_needed, age_limited (the caller) or contact_hidden (the
-- owner's, whose age it does not tell) · PT404 not_found (also while its owner is banned) · PT429 daily_limit.
create or replace function public.reveal_contact(
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
  if owner is null or (owner <> me and private.is_banned(owner)) then
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

-- The figures on the landing page: open projects, cities with a project or contact, members, contacts.
create or replace function public.get_public_stats(
  out open_projects integer, out cities integer, out members integer, out contacts integer
)
language sql stable security definer set search_path = '' as $$
  select
    (
      select count(*)::integer from public.project_listings
      where is_active and expires_at > now() and user_id <> all ((select private.banned_members())::uuid[])
    ),
    (
      select count(*)::integer from (
        select lower(city) from public.project_listings where is_active and expires_at > now() and city is not null
          and user_id <> all ((select private.banned_members())::uuid[])
        union
        select lower(city) from public.relasi_bisnis
        where city is not null and user_id <> all ((select private.banned_members())::uuid[])
      ) as city
    ),
    (select count(*)::integer from public.pengguna),
    (select count(*)::integer from public.relasi_bisnis where user_id <> all ((select private.banned_members())::uuid[]))
$$;

-- Whether a member wants to be found and may be: the one rule for lists of people and for invitations.
create or replace function private.is_findable(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.matching_profiles as m where m.user_id = is_findable.person and m.findable and m.is_adult
  ) and private.may(person, 'be_found') and not private.is_banned(person)
$$;

-- The filters of the project directory as a WHERE clause over project_listings p, with $2 to $6 = type, skills, city, remote,
-- budget. Only the conditions that are asked for are in it, so that each combination gets its own plan.
create or replace function private.project_filter(
  p_type text, p_skills text[], p_city text, p_remote boolean, p_budget text
) returns text
language sql immutable set search_path = '' as $$
  select 'p.is_active and p.expires_at > now() and p.user_id <> all ((select private.banned_members())::uuid[])'
    || case when p_type is null or p_type in ('Semua', 'Terbaru') then '' else ' and p.project_type = $2' end
    || case when coalesce(cardinality(p_skills), 0) = 0 then '' else ' and p.required_skills && $3' end
    || case when btrim(coalesce(p_city, '')) = '' then '' else ' and lower(p.city) = lower(btrim($4))' end
    || case when p_remote is null then '' else ' and p.is_remote = $5' end
    || case
      when btrim(coalesce(p_budget, '')) = '' then ''
      when p_budget = 'none' then ' and p.budget_max is null'
      else ' and p.budget_max >= coalesce(nullif(split_part($6, ''-'', 1), '''')::bigint, 0)'
        || ' and p.budget_max <= coalesce(nullif(split_part($6, ''-'', 2), '''')::bigint, 9223372036854775807)'
    end
$$;

-- The policy for signed-in readers stands in applications.sql, since an applicant keeps reading the listing.
drop policy "read open" on public.project_listings;
create policy "read open" on public.project_listings for select to anon
  using (is_active and expires_at > now() and user_id <> all ((select private.banned_members())::uuid[]));

-- What the page of a project shows beyond its listing: roles, who in the team agreed to be shown, how many are in it, milestones and
-- the last 20 updates, as {roles, team, team_size, milestones, updates}. The name of an author stands there only where the owner
-- wrote, or a member who is shown. Null for who may not read the listing.
create or replace function public.get_project_page(project_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'roles', coalesce((
      select jsonb_agg(jsonb_build_object('name', r.name, 'task', r.task, 'seats', r.seats) order by r.position)
      from public.listing_roles as r where r.project_id = p.id
    ), '[]'),
    'team', coalesce((
      select jsonb_agg(jsonb_build_object('name', m.display_name, 'role', m.role, 'is_owner', m.is_owner) order by m.is_owner desc, m.joined_at, m.id)
      from public.team_members as m where m.project_id = p.id and m.is_shown and m.left_at is null
    ), '[]'),
    'team_size', (select count(*) from public.team_members as m where m.project_id = p.id and m.left_at is null),
    'milestones', coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'title', s.title, 'due_on', s.due_on, 'done_at', s.done_at) order by s.due_on, s.created_at, s.id)
      from public.project_milestones as s where s.project_id = p.id
    ), '[]'),
    'updates', coalesce((
      select jsonb_agg(jsonb_build_object('id', u.id, 'body', u.body, 'created_at', u.created_at, 'author', u.author) order by u.created_at desc, u.id)
      from (
        select w.id, w.body, w.created_at,
          case when w.author_id = p.user_id then p.owner_name when m.is_shown and m.left_at is null then m.display_name end as author
        from public.project_updates as w
          left join public.team_members as m on m.project_id = w.project_id and m.user_id = w.author_id
        where w.project_id = p.id order by w.created_at desc, w.id limit 20
      ) as u
    ), '[]')
  )
  from public.project_listings as p
  where p.id = get_project_page.project_id and (
    (p.is_active and p.expires_at > now() and not private.is_banned(p.user_id)) or p.user_id = auth.uid() or private.is_admin()
    or p.id in (select private.applied_project_ids())
  )
$$;

