-- A block, a ban or a pause parts two members at every door: the list of applications, the contact in a conversation, the team on a
-- project's page, notifications of the team, reminders and the weekly mail. What was agreed stays in 'who was given my number'.
create function private.are_apart(one uuid, other uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_banned(one) or private.is_banned(other) or exists (
    select from public.member_blocks as b where (b.blocker_id, b.blocked_id) in ((one, other), (other, one))
  )
$$;

alter policy "read as applicant or owner" on public.project_applications
  using (
    applicant_id = (select auth.uid())
    or (owner_id = (select auth.uid()) and applicant_id <> all ((select private.hidden_members())::uuid[]))
  );

create function private.contact_is_agreed(thread public.threads) returns boolean
language sql stable security definer set search_path = '' as $$
  select (
    exists (select from public.project_applications as a where a.id = thread.application_id and a.status = 'accepted')
    or (select count(*) = 2 and bool_and(m.shared_at is not null) from public.thread_members as m where m.thread_id = thread.id)
  ) and not exists (
    select from public.thread_members as m where m.thread_id = thread.id and not private.may(m.user_id, 'reveal')
  )
$$;

create or replace function private.contact_is_open(thread public.threads) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.contact_is_agreed(thread) and not exists (
    select from public.thread_members as one join public.thread_members as other on other.thread_id = one.thread_id
    where one.thread_id = thread.id and one.user_id < other.user_id and private.are_apart(one.user_id, other.user_id)
  )
$$;

create or replace function private.get_project_page(project_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'roles', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', r.id, 'name', r.name, 'task', r.task, 'seats', r.seats, 'free', greatest(r.seats - private.seats_taken(p.id, r.id), 0)
      ) order by r.position)
      from public.listing_roles as r where r.project_id = p.id
    ), '[]'),
    'team', coalesce((
      select jsonb_agg(jsonb_build_object(
        'name', m.display_name, 'role', m.role, 'is_owner', m.is_owner, 'signs', private.person_signs(m.user_id)
      ) order by m.is_owner desc, m.joined_at, m.id)
      from public.team_members as m where m.project_id = p.id and m.is_shown and m.left_at is null
        and private.is_hidden(m.user_id) is not true
    ), '[]'),
    'team_size', (select count(*) from public.team_members as m where m.project_id = p.id and m.left_at is null),
    'free_seats', case when p.seats is not null then greatest(p.seats - private.seats_taken(p.id), 0) end,
    'milestones', coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'title', s.title, 'due_on', s.due_on, 'done_at', s.done_at) order by s.due_on, s.created_at, s.id)
      from public.project_milestones as s where s.project_id = p.id
    ), '[]'),
    'updates', coalesce((
      select jsonb_agg(jsonb_build_object('id', u.id, 'body', u.body, 'created_at', u.created_at, 'author', u.author) order by u.created_at desc, u.id)
      from (
        select w.id, w.body, w.created_at,
          case when w.author_id = p.user_id then p.owner_name when m.is_shown and m.left_at is null
            and private.is_hidden(m.user_id) is not true then m.display_name end as author
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

create or replace function private.tell_other(member public.team_members, title text, body text, fact text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  project public.project_listings;
begin
  select * into project from public.project_listings where id = member.project_id;
  if private.are_apart(member.user_id, project.user_id) then
    return;
  end if;
  perform private.notify(
    case when member.user_id = auth.uid() then project.user_id else member.user_id end,
    'team', tell_other.title || ': ' || project.project_name, tell_other.body, '/tim/' || project.id, fact || ':' || member.id
  );
end
$$;

create or replace function private.save_agreement(project_id uuid, terms jsonb, based_on integer default 0) returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  project public.project_listings;
  known public.team_agreements;
  saved public.team_agreements;
  parties jsonb;
  member record;
begin
  if auth.uid() is null then
    raise exception 'Silakan masuk terlebih dahulu' using errcode = '42501', hint = 'login_required';
  end if;
  select p.* into project from public.project_listings as p
  where p.id = save_agreement.project_id and p.user_id = auth.uid() for no key update;
  if project.id is null then
    raise exception 'Tim tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  select g.* into known from public.team_agreements as g where g.project_id = project.id for update;
  if coalesce(known.version, 0) <> coalesce(save_agreement.based_on, 0) then
    raise exception 'Kesepakatan ini baru saja diubah di tempat lain. Muat ulang halaman ini.' using errcode = 'PT409', hint = 'agreement_changed';
  end if;
  if not private.are_terms(save_agreement.terms) then
    raise exception 'Isian kesepakatan belum lengkap atau terlalu panjang' using errcode = 'PT422', hint = 'bad_terms';
  end if;
  if (select sum((one ->> 'share')::numeric) from jsonb_array_elements(save_agreement.terms -> 'members') as one) <> 100 then
    raise exception 'Jumlah bagian semua anggota harus tepat 100%%' using errcode = 'PT422', hint = 'shares_not_100';
  end if;
  select jsonb_agg(
    jsonb_build_object(
      'member_id', m.id, 'name', m.display_name, 'role', btrim(one.value ->> 'role'), 'hours', (one.value ->> 'hours')::integer,
      'share', (one.value ->> 'share')::numeric
    ) order by m.is_owner desc, m.joined_at, m.id
  ) into parties
  from public.team_members as m join jsonb_array_elements(save_agreement.terms -> 'members') as one on one.value ->> 'member_id' = m.id::text
  where m.project_id = project.id and m.left_at is null and m.stays_since is not null;
  if coalesce(jsonb_array_length(parties), 0) <> jsonb_array_length(save_agreement.terms -> 'members') or jsonb_array_length(parties) <> (
    select count(*) from public.team_members as m where m.project_id = project.id and m.left_at is null and m.stays_since is not null
  ) then
    raise exception 'Susunan tim baru saja berubah. Muat ulang halaman ini.' using errcode = 'PT409', hint = 'team_changed';
  end if;
  insert into public.team_agreements as g (project_id, content, content_hash)
  values (
    project.id,
    jsonb_build_object(
      'project', project.project_name, 'members', parties, 'idea', save_agreement.terms -> 'idea',
      'leaving', save_agreement.terms -> 'leaving', 'dispute', save_agreement.terms -> 'dispute'
    ),
    repeat('0', 64)
  )
  on conflict (project_id) do update set content = excluded.content returning g.* into saved;
  if saved.version is distinct from known.version then
    for member in select m.id, m.user_id from public.team_members as m where m.project_id = project.id and not m.is_owner and m.left_at is null and m.stays_since is not null
      and not private.are_apart(m.user_id, project.user_id) loop
      perform private.notify(member.user_id, 'team', 'Kesepakatan tim menunggu persetujuan Anda: ' || project.project_name,
        'Baca isinya. Setiap perubahan membatalkan persetujuan sebelumnya.', '/tim/' || project.id, 'agreement_saved:' || saved.version || ':' || member.id);
    end loop;
  end if;
  return saved.version;
end
$$;

create or replace function private.block_member(thread_id uuid, blocks boolean) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := auth.uid();
  other uuid := private.other_member(block_member.thread_id, auth.uid());
begin
  if other is null then
    raise exception 'Percakapan tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  if not coalesce(block_member.blocks, false) then
    delete from public.member_blocks as b where b.blocker_id = me and b.blocked_id = other;
    return false;
  end if;
  insert into public.member_blocks (blocker_id, blocked_id) values (me, other) on conflict do nothing;
  update public.thread_members as m set shared_at = null
  where m.user_id = me and m.shared_at is not null and private.other_member(m.thread_id, me) = other;
  delete from public.notifications as n
  where n.user_id = me and n.dedupe_key in (
    select 'message:' || m.thread_id || ':' || me from public.thread_members as m
    where m.user_id = me and private.other_member(m.thread_id, me) = other
    union all
    select told.kind || a.id from public.project_applications as a
      cross join unnest(array['application:', 'application_waiting:3:', 'application_waiting:7:', 'decision:']) as told (kind)
    where (a.applicant_id, a.owner_id) in ((me, other), (other, me))
  );
  return true;
end
$$;

create or replace function private.keep_response_promise() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  found record;
  closed integer := 0;
begin
  for found in
    update public.project_applications as a
    set reminded_days = case when a.waits_since <= now() - interval '7 days' then 7 else 3 end
    from public.project_listings as p
    where p.id = a.project_id and a.id in (
      select waiting.id from public.project_applications as waiting
      where waiting.status = 'pending' and waiting.closed_reason is null and waiting.waits_since > now() - interval '14 days'
        and waiting.waits_since <= now() - make_interval(days => case when waiting.reminded_days = 0 then 3 else 7 end)
        and waiting.reminded_days < 7 and not private.are_apart(waiting.applicant_id, waiting.owner_id)
      order by waiting.waits_since limit 500 for update skip locked
    )
    returning a.id, a.reminded_days, a.waits_since, a.applicant_name, p.user_id, p.project_name
  loop
    perform private.notify(
      found.user_id, 'application', found.applicant_name || ' menunggu jawaban Anda: ' || found.project_name,
      'Terima atau tolak sebelum ' || to_char((found.waits_since + interval '14 days') at time zone 'Asia/Jakarta', 'DD/MM/YYYY')
        || '. Setelah itu lamaran ditutup sebagai tidak dijawab.',
      '/kelola-aplikasi', 'application_waiting:' || found.reminded_days || ':' || found.id
    );
  end loop;
  for found in
    update public.project_applications as a set closed_reason = 'unanswered', closed_at = now()
    from public.project_listings as p
    where p.id = a.project_id and a.id in (
      select waiting.id from public.project_applications as waiting
      where waiting.status = 'pending' and waiting.closed_reason is null and waiting.waits_since <= now() - interval '14 days'
      order by waiting.waits_since limit 500 for update skip locked
    )
    returning a.id, a.applicant_id, a.project_id, p.user_id, p.project_name, p.is_active
  loop
    perform private.notify(
      found.applicant_id, 'decision', 'Lamaran tidak dijawab: ' || found.project_name,
      'Pemilik proyek tidak menjawab dalam 14 hari, jadi lamaran ini ditutup. Ini bukan penilaian atas Anda: coba proyek lain.',
      '/aplikasi-saya', 'decision:' || found.id
    );
    continue when not found.is_active or private.are_apart(found.applicant_id, found.user_id);
    insert into private.silent_listings (project_id) values (found.project_id) on conflict do nothing;
    continue when not exists (
      select from private.silent_listings where project_id = found.project_id and warned_at = now()
    );
    perform private.notify(
      found.user_id, 'listing_expiring', 'Ada lamaran yang tidak Anda jawab: ' || found.project_name,
      'Jawab lamaran lain atau perpanjang proyek dalam 7 hari. Tanpa itu proyek ditutup, agar pelamar tidak menunggu sia-sia.',
      '/kelola-aplikasi', 'listing_silent:' || found.project_id || ':' || to_char(now() at time zone 'UTC', 'YYYYMMDDHH24MISS')
    );
  end loop;
  for found in
    update public.project_listings as p set is_active = false, closed_reason = 'silent'
    from private.silent_listings as s
    where s.project_id = p.id and s.warned_at <= now() - interval '7 days' and p.is_active
      and not exists (
        select from public.threads as t join public.thread_messages as m on m.thread_id = t.id
        where t.project_id = p.id and m.sender_id = p.user_id and m.created_at > s.warned_at
      )
    returning p.id, p.user_id, p.project_name
  loop
    closed := closed + 1;
    perform private.notify(
      found.user_id, 'listing_expiring', 'Proyek Anda ditutup: ' || found.project_name,
      'Lamaran di proyek ini tidak dijawab. Anda dapat membukanya lagi kapan saja.', '/kelola-aplikasi',
      'listing_silent_closed:' || found.id || ':' || to_char(now() at time zone 'UTC', 'YYYYMMDDHH24MISS')
    );
  end loop;
  delete from private.silent_listings where warned_at <= now() - interval '7 days';
  return closed;
end
$$;

create or replace function private.weekly_mail_content(person uuid, this_week date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  until constant timestamptz := private.weekly_mail_until(this_week);
  since constant timestamptz := until - interval '7 days';
  search public.saved_searches;
  words tsquery;
  found_now jsonb;
  listings jsonb := '[]';
  rest jsonb;
begin
  for search in select * from public.saved_searches as s where s.user_id = person order by s.created_at, s.id limit 10 loop
    select plan.full_query into words from private.plan_search(search.q) as plan;
    execute 'select coalesce(jsonb_agg(to_jsonb(f)), ''[]'') from (select p.id, p.project_name, p.project_type, p.city, p.is_remote'
      || private.fresh_listings_sql(search) || ' order by p.created_at desc, p.id desc limit 5) as f'
      into found_now
      using words, search.project_type, search.skills, search.city, search.is_remote, search.budget, since, until, person;
    listings := listings || found_now;
  end loop;
  with own as (
    select p.id, p.required_skills from public.project_listings as p
    where p.user_id = person and p.is_active and p.expires_at > now() order by p.created_at desc, p.id desc limit 20
  ), wanted as (
    select array_agg(distinct t.main_skill) as skills
    from own cross join unnest(own.required_skills) as needed (skill) join (values
      ('Marketing', 'Marketing'), ('SEO', 'Marketing'), ('Social Media', 'Marketing'), ('Content Writing', 'Marketing'),
      ('Desain Grafis', 'Desain'), ('UI/UX Design', 'Desain'), ('Web Development', 'Teknologi'), ('Mobile Development', 'Teknologi'),
      ('Data Analysis', 'Teknologi'), ('Finance', 'Keuangan'), ('Business Development', 'Bisnis'), ('Project Management', 'Bisnis')
    ) as t (skill, main_skill) on t.skill = needed.skill
  )
  select jsonb_build_object(
    'contacts', coalesce((
      select jsonb_agg(to_jsonb(f)) from (
        select r.id, r.main_skill, r.city from public.relasi_bisnis as r
        where r.main_skill = any ((select w.skills from wanted as w)::text[]) and r.created_at > since and r.created_at <= until
          and r.user_id <> person and not private.is_banned(r.user_id) and not exists (
            select from public.member_blocks as b
            where (b.blocker_id, b.blocked_id) in ((r.user_id, person), (person, r.user_id))
          )
        order by r.created_at desc, r.id desc limit 3
      ) as f
    ), '[]'),
    'applications', count(a.id), 'new_applications', count(a.id) filter (where a.created_at > since)
  ) into rest
  from own left join public.project_applications as a on a.project_id = own.id and a.status = 'pending' and a.closed_reason is null
    and not private.are_apart(a.applicant_id, person);
  return rest || jsonb_build_object('listings', listings) || (
    select jsonb_build_object(
      'messages', coalesce(sum(m.unread), 0), 'new_messages', coalesce(sum(m.unread) filter (where m.unread_since > since), 0)
    )
    from public.thread_members as m where m.user_id = person and m.unread > 0
  );
end
$$;
