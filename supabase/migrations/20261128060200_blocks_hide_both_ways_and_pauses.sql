-- A block hides two members from each other in every list and door, and a member may pause the account for up to a year.
-- Accounts that their owners have paused: hidden everywhere until they come back, within a year.
create table public.account_pauses (
  user_id uuid primary key references auth.users (id) on delete cascade,
  paused_at timestamptz not null default now(),
  reminded_at timestamptz
);
create index account_pauses_paused_at_idx on public.account_pauses (paused_at);
alter table public.account_pauses enable row level security;
revoke all on public.account_pauses from anon, authenticated, service_role;
grant select on public.account_pauses to authenticated, service_role;
create policy "read own" on public.account_pauses for select to authenticated using (user_id = (select auth.uid()));

-- Brings the list up to date for one account: hidden until the later of the two ends.
create function private.follow_hiding(person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  ends timestamptz := greatest(
    (select u.banned_until from auth.users as u where u.id = person),
    (select 'infinity'::timestamptz from public.account_pauses as a where a.user_id = person)
  );
begin
  if ends is null then
    delete from private.banned_members as b where b.user_id = person;
  elsif exists (select from auth.users as u where u.id = person) then
    insert into private.banned_members as b (user_id, until) values (person, ends)
    on conflict (user_id) do update set until = excluded.until;
  end if;
end
$$;

-- Trigger: follows auth.users.banned_until.
create or replace function private.follow_ban() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.follow_hiding(new.id);
  return null;
end
$$;

-- Whom the caller has blocked, and who has blocked the caller: the two see nothing of each other, and neither is told.
create function private.blocked_pairs() returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
begin
  return case when me is null then '{}' else array(
    select b.blocked_id from public.member_blocks as b where b.blocker_id = me
    union select b.blocker_id from public.member_blocks as b where b.blocked_id = me
  ) end;
end
$$;

-- The accounts of which the caller sees nothing at this moment: banned, paused, or a block between the two. Policies and filters ask once
-- per statement: `user_id <> all ((select …)::uuid[])`.
create function private.hidden_members() returns uuid[]
language sql stable security definer set search_path = '' as $$
  select coalesce((select array_agg(user_id) from private.banned_members where until > now()), '{}') || private.blocked_pairs()
$$;

grant execute on function private.hidden_members() to anon, authenticated, service_role;

-- The condition that leaves out who is hidden by a block, for SQL that is put together; nothing where there is none.
create function private.block_filter(alias text) returns text
language sql stable security definer set search_path = '' as $$
  select case when cardinality(pairs) = 0 then '' else format(' and %I.user_id <> all (%L::uuid[])', alias, pairs) end
  from (select private.blocked_pairs() as pairs) as p
$$;

-- Whether the caller sees nothing of one account at this moment.
create function private.is_hidden(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_banned(is_hidden.person) or is_hidden.person = any (private.blocked_pairs())
$$;

-- Pauses the caller's account, or ends the pause. Out: since when it is paused, null when it is not. Errors: 42501 login_required.
create function public.pause_account(pauses boolean) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
begin
  if me is null then
    raise exception 'Login Required' using errcode = '42501', hint = 'login_required';
  end if;
  if coalesce(pause_account.pauses, false) then
    insert into public.account_pauses (user_id) values (me) on conflict (user_id) do nothing;
  else
    delete from public.account_pauses as a where a.user_id = me;
  end if;
  perform private.follow_hiding(me);
  return (select a.paused_at from public.account_pauses as a where a.user_id = me);
end
$$;

-- For the job: 30 days before the year is over the owner is told, and after it the account is deleted, unless it works in the desk.
-- Out: how many accounts went.
create function private.end_old_pauses() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  waiting public.account_pauses;
  purged integer;
begin
  for waiting in
    select * from public.account_pauses as a
    where a.reminded_at is null and a.paused_at <= now() - interval '335 days' order by a.paused_at limit 500 for update skip locked
  loop
    perform private.notify(
      waiting.user_id, 'system', 'Akun Anda yang dijeda akan dihapus',
      'Akun Anda sudah dijeda hampir setahun. Masuk dan akhiri jedanya dalam 30 hari bila ingin kembali; setelah itu akun dan isinya dihapus.',
      '/profil'
    );
    update public.account_pauses as a set reminded_at = now() where a.user_id = waiting.user_id;
  end loop;
  delete from auth.users as u
  where u.id in (
      select a.user_id from public.account_pauses as a
      where a.paused_at <= now() - interval '365 days' and a.reminded_at <= now() - interval '29 days'
    )
    and not exists (select from public.user_roles as r where r.user_id = u.id);
  get diagnostics purged = row_count;
  return purged;
end
$$;

grant execute on function public.pause_account(boolean) to authenticated;

alter policy "read open, own, applied to; admins all" on public.project_listings
  using (
    (is_active and expires_at > now() and user_id <> all ((select private.hidden_members())::uuid[]))
    or user_id = (select auth.uid())
    or (select private.is_admin())
    or id in (select private.applied_project_ids())
  );
alter policy "read open" on public.project_listings
  using (is_active and expires_at > now() and user_id <> all ((select private.hidden_members())::uuid[]));
alter policy "read all" on public.relasi_bisnis
  using (user_id <> all ((select private.hidden_members())::uuid[]) or user_id = (select auth.uid()) or (select private.is_admin()));
drop function private.banned_members();

-- Whether a project is open and not the caller's own.
create or replace function private.accepts_applications(project uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.project_listings
    where id = project and is_active and expires_at > now() and user_id <> auth.uid() and not private.is_hidden(user_id)
  )
$$;

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
      if found_id is null and not private.is_hidden(contact.user_id) then
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
-- owner's, whose age it does not tell) · PT404 not_found (also while its owner is banned or paused, or a block stands between the two) · PT429 daily_limit, and those of
-- private.respect_messages_first.
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

-- Whether a member wants to be found and may be: the one rule for lists of people and for invitations.
create or replace function private.is_findable(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.matching_profiles as m where m.user_id = is_findable.person and m.findable and m.is_adult
  ) and private.may(person, 'be_found') and not private.is_hidden(person)
$$;

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
      select jsonb_agg(jsonb_build_object(
        'name', m.display_name, 'role', m.role, 'is_owner', m.is_owner, 'signs', private.person_signs(m.user_id)
      ) order by m.is_owner desc, m.joined_at, m.id)
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
    (p.is_active and p.expires_at > now() and not private.is_hidden(p.user_id)) or p.user_id = auth.uid() or private.is_admin()
    or p.id in (select private.applied_project_ids())
  )
$$;

-- What a member lets the caller see; a row of nulls for nothing: also for a person below 18, banned, or when one of the two blocks the other.
create or replace function private.readable_profile(person uuid) returns public.public_profiles
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

-- What the desk knows of a person when it looks at a report: as a reporter and as an owner.
create or replace function private.review_history(person uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', p.id, 'name', p.username, 'since', p.tanggal_daftar,
    'made', (select count(*) from public.reports as r where r.reporter_id = p.id),
    'made_right', (select count(*) from public.reports as r where r.reporter_id = p.id and r.status = 'resolved'),
    'made_wrong', (select count(*) from public.reports as r where r.reporter_id = p.id and r.status = 'dismissed'),
    'about', (select count(*) from public.reports as r where r.snapshot ->> 'user_id' = p.id::text),
    'about_right', (select count(*) from public.reports as r where r.snapshot ->> 'user_id' = p.id::text and r.status = 'resolved'),
    'decisions', (select count(*) from public.moderation_decisions as d where d.user_id = p.id and d.overturned_at is null),
    'is_banned', exists (select from auth.users as u where u.id = p.id and u.banned_until > now())
  )
  from public.pengguna as p where p.id = review_history.person
$$;

-- Whether a page is seen: published, clear, its owner 18 or over and not banned.
create or replace function private.is_sales_page_seen(page public.sales_pages) returns boolean
language sql stable security definer set search_path = '' as $$
  select (page).public_since is not null and not private.is_hidden((page).user_id) and private.may((page).user_id, 'be_public')
$$;

-- The filters of the project directory as a WHERE clause over project_listings p, with $2 to $6 = type, skills, city, remote,
-- budget. Only the conditions that are asked for are in it, so that each combination gets its own plan.
create or replace function private.project_filter(
  p_type text, p_skills text[], p_city text, p_remote boolean, p_budget text
) returns text
language sql stable set search_path = '' as $$
  select 'p.is_active and p.expires_at > now() and not coalesce((select b.until > now() from private.banned_members as b where b.user_id = p.user_id), false)'
    || private.block_filter('p')
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

-- The filters of the contact directory as a WHERE clause over relasi_bisnis r, with $2 and $3 = skill, city.
create or replace function private.contact_filter(p_skill text, p_city text) returns text
language sql stable set search_path = '' as $$
  select 'not coalesce((select b.until > now() from private.banned_members as b where b.user_id = r.user_id), false)'
    || private.block_filter('r')
    || case when p_skill is null or p_skill in ('Semua', 'Terbaru') then '' else ' and r.main_skill = $2' end
    || case when btrim(coalesce(p_city, '')) = '' then '' else ' and lower(r.city) = lower(btrim($3))' end
$$;

-- For the job: counts for each saved search with alerts the open listings of others that have come since it last looked, and tells
-- each member at most once in 24 hours of all of them together. A listing is looked at when it is two minutes old: by then that of a
-- new account has been read for harm. At most 500 searches and 500 members at a time; returns how many members were told.
create or replace function private.alert_saved_searches() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  until constant timestamptz := now() - interval '2 minutes';
  search public.saved_searches;
  words tsquery;
  found_now integer;
  member record;
  told integer := 0;
begin
  for search in
    select * from public.saved_searches as s
    where s.alerts and s.checked_until <= until - interval '5 minutes' order by s.checked_until limit 500 for update skip locked
  loop
    select plan.full_query into words from private.plan_search(search.q) as plan;
    execute 'select count(*) from (select from public.project_listings as p'
      || case when search.q = '' then '' else ' join private.project_search as s on s.project_id = p.id and s.terms @@ $1' end
      || ' where p.created_at > $7 and p.created_at <= $8 and p.user_id <> $9 and not exists (select from public.member_blocks as b
        where (b.blocker_id, b.blocked_id) in ((p.user_id, $9), ($9, p.user_id))) and '
      || private.project_filter(
        nullif(search.project_type, ''), search.skills, search.city, case when search.is_remote then true end, search.budget
      ) || ' limit 999) as fresh'
      into found_now
      using words, search.project_type, search.skills, search.city, search.is_remote, search.budget, search.checked_until, until,
        search.user_id;
    update public.saved_searches as s
    set checked_until = until, fresh = least(s.fresh + found_now, 999),
      found_at = case when found_now > 0 then now() else s.found_at end
    where s.id = search.id;
  end loop;
  for member in
    select s.user_id, sum(s.fresh) as listings, string_agg(s.name || ' (' || s.fresh || ')', ' · ' order by s.found_at desc, s.id) as names
    from public.saved_searches as s
    where s.alerts and s.fresh > 0 and s.found_at > coalesce(s.alerted_at, '-infinity') and not exists (
      select from public.saved_searches as other
      where other.user_id = s.user_id and other.alerted_at > now() - interval '24 hours'
    )
    group by s.user_id limit 500
  loop
    update public.saved_searches as s set alerted_at = now() where s.user_id = member.user_id and s.alerts and s.fresh > 0;
    perform private.notify(
      member.user_id, 'saved_search', member.listings || ' proyek baru untuk pencarian Anda', member.names, '/tersimpan?tab=pencarian',
      'saved_search:' || member.user_id || ':' || to_char(now() at time zone 'UTC', 'YYYYMMDDHH24MISSUS')
    );
    told := told + 1;
  end loop;
  return told;
end
$$;

-- The page at /u/<username>, whatever its case: only what its member chose, the rest is null. Null for an unknown username and for a
-- page that the caller may not see, alike.
create or replace function public.get_public_profile(username text) returns jsonb
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
