-- What an applicant may count on: no user is accepted beyond the seats of a listing, an application is answered or ends within 14 days,
-- and a listing whose owner stays silent closes (issue: teams, application and decision).

-- Listings of which an application ended without an answer, until the owner answers one or prolongs the listing.
create table private.silent_listings (
  project_id uuid primary key references public.project_listings (id) on delete cascade,
  warned_at timestamptz not null default now()
);
alter table private.silent_listings enable row level security;

-- Trigger: what an owner decides, saves for matching and deletes comes one after the other, before any row is locked. Two acceptances that
-- fill the last seat at once would each hold an application that the other has to close.
create function private.queue_decisions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_user('decide', auth.uid());
  return null;
end
$$;
create trigger a_queue_decisions before update of status on public.project_applications
  for each statement execute function private.queue_decisions();
-- Roles are written after it, in one transaction (public.save_listing_matching).
create trigger a_queue_decisions before insert or update or delete on public.listing_matching
  for each statement execute function private.queue_decisions();
create trigger a_queue_decisions before delete on public.listing_roles
  for each statement execute function private.queue_decisions();
create trigger a_queue_decisions before delete on public.project_listings
  for each statement execute function private.queue_decisions();

-- Trigger: accepting takes a seat of the listing, and of a role where the owner names one. Listings with neither a number of seats nor
-- roles accept any number. Errors: PT409 seats_filled, role_filled, role_gone.
create function private.take_seat() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  listing public.project_listings;
  role public.listing_roles;
begin
  -- One acceptance of a listing after the other, so that parallel ones never exceed its seats.
  select p.* into listing from public.project_listings as p where p.id = new.project_id for no key update;
  if private.is_team_complete(listing) then
    raise exception 'Semua posisi di proyek ini sudah terisi. Tambah jumlah anggota di proyek bila masih butuh orang.'
      using errcode = 'PT409', hint = 'seats_filled';
  end if;
  if new.role_id is not null then
    role := private.require_role(new.project_id, new.role_id);
    if private.seats_taken(new.project_id, role.id) >= role.seats then
      raise exception 'Kursi untuk peran % sudah terisi. Pilih peran lain, atau tambah kursinya di proyek.', role.name
        using errcode = 'PT409', hint = 'role_filled';
    end if;
  end if;
  return new;
end
$$;
create trigger take_seat before update on public.project_applications
  for each row when (old.status = 'pending' and new.status = 'accepted') execute function private.take_seat();

-- Trigger: a decision shows that the owner answers; the one that fills the last seat closes the listing and frees those who still wait.
create function private.follow_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  project public.project_listings;
  application record;
begin
  delete from private.silent_listings where project_id = new.project_id;
  select * into project from public.project_listings where id = new.project_id;
  if new.status = 'accepted' and new.role_id is not null then
    perform private.reread_listing(project.id);
  end if;
  if new.status <> 'accepted' or not private.is_team_complete(project) then
    return null;
  end if;
  update public.project_listings set is_active = false, closed_reason = 'filled' where id = project.id and is_active;
  for application in
    update public.project_applications set closed_reason = 'seats_filled', closed_at = now()
    where id in (
      select waiting.id from public.project_applications as waiting
      where waiting.project_id = project.id and waiting.status = 'pending' and waiting.closed_reason is null
      -- One that is withdrawn or ended by the job at this moment ends by that: the job may wait for this listing.
      for no key update skip locked
    )
    returning id, applicant_id
  loop
    perform private.notify(
      application.applicant_id, 'decision', 'Tim sudah lengkap: ' || project.project_name,
      'Posisi yang Anda lamar sudah terisi, jadi lamaran ini ditutup. Masih banyak proyek lain yang mencari anggota tim.',
      '/aplikasi-saya', 'decision:' || application.id
    );
  end loop;
  return null;
end
$$;
create trigger follow_decision after update of status on public.project_applications
  for each row when (old.status = 'pending' and new.status <> 'pending') execute function private.follow_decision();

-- For the job: ends what still waits at a complete team, tells owners on day 3 and day 7 of applications that wait, ends those of 14 days,
-- warns the owner of those that the owner could see (no block, ban or pause between the two), and closes a listing 7 days after that
-- warning when its owner has decided nothing and written to no applicant. At most 500 of each at a time; any number of processes may run
-- it at once. Returns how many listings were closed.
create function private.keep_response_promise() returns integer
language plpgsql volatile security definer set search_path = '' set enable_seqscan = off set enable_bitmapscan = off set jit = off as $$
declare
  found record;
  closed integer := 0;
begin
  -- What was written to at the moment in which the last seat was filled (a reminder, a number that follows), or came at that moment.
  for found in
    update public.project_applications as a set closed_reason = 'seats_filled', closed_at = now()
    from public.project_listings as p
    where p.id = a.project_id and a.id = any (array(
      select waiting.id from public.project_applications as waiting join public.project_listings as own on own.id = waiting.project_id
      where waiting.status = 'pending' and waiting.closed_reason is null and not own.is_active and own.closed_reason = 'filled'
        and private.is_team_complete(own)
      order by waiting.waits_since limit 500 for no key update of waiting skip locked
    ))
    returning a.id, a.applicant_id, p.project_name
  loop
    perform private.notify(
      found.applicant_id, 'decision', 'Tim sudah lengkap: ' || found.project_name,
      'Posisi yang Anda lamar sudah terisi, jadi lamaran ini ditutup. Masih banyak proyek lain yang mencari anggota tim.',
      '/aplikasi-saya', 'decision:' || found.id
    );
  end loop;
  for found in
    update public.project_applications as a
    set reminded_days = case when a.waits_since <= now() - interval '7 days' then 7 else 3 end
    from public.project_listings as p
    where p.id = a.project_id and a.id = any (array(
      select waiting.id from public.project_applications as waiting
      where waiting.status = 'pending' and waiting.closed_reason is null and waiting.waits_since > now() - interval '14 days'
        and waiting.waits_since <= now() - interval '3 days'
        and waiting.waits_since <= now() - make_interval(days => case when waiting.reminded_days = 0 then 3 else 7 end)
        and waiting.reminded_days < 7 and not private.are_apart(waiting.applicant_id, waiting.owner_id)
      order by waiting.waits_since limit 500 for update skip locked
    ))
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
    where p.id = a.project_id and a.id = any (array(
      select waiting.id from public.project_applications as waiting
      where waiting.status = 'pending' and waiting.closed_reason is null and waiting.waits_since <= now() - interval '14 days'
      order by waiting.waits_since limit 500 for update skip locked
    ))
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

-- Trigger: prolonging or opening a listing again shows that its owner is there.
create function private.forget_silence() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.silent_listings where project_id = new.id;
  return null;
end
$$;
create trigger forget_silence after update on public.project_listings
  for each row when (new.expires_at > old.expires_at) execute function private.forget_silence();

-- Within how many days a member usually answers applications to their listings (the median of the last 20 answers), from five answers
-- on; null before, and where it takes as long as the promise allows.
create function private.reply_days_of(person uuid) returns integer
language sql stable security definer set search_path = '' as $$
  with answers as (
    select coalesce(a.decided_at, a.closed_at) - a.created_at as waited
    from public.project_listings as own join public.project_applications as a on a.project_id = own.id
    where own.user_id = person and (a.decided_at is not null or a.closed_reason = 'unanswered')
    order by a.created_at desc, a.id desc
    limit 20
  )
  select nullif(least(14, greatest(1, ceil(
    extract(epoch from percentile_cont(0.5) within group (order by waited)) / 86400
  )))::integer, 14)
  from answers having count(*) >= 5
$$;

-- The same for the owner of an open listing.
create function private.get_reply_days(project_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select private.reply_days_of(p.user_id) from public.project_listings as p
  where p.id = get_reply_days.project_id and p.is_active and p.expires_at > now()
$$;
call private.expose('get_reply_days(uuid)', 'anon', 'authenticated');
