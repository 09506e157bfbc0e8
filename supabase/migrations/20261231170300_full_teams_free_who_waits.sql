-- An application that was written to by a job, or came, at the moment in which the last seat was filled, ends as those beside it.
-- For the job: ends what still waits at a complete team, tells owners on day 3 and day 7 of applications that wait, ends those of 14 days,
-- warns the owner of those that the owner could see (no block, ban or pause between the two), and closes a listing 7 days after that
-- warning when its owner has decided nothing and written to no applicant. At most 500 of each at a time; any number of processes may run
-- it at once. Returns how many listings were closed.
create or replace function private.keep_response_promise() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  found record;
  closed integer := 0;
begin
  -- What was written to at the moment in which the last seat was filled (a reminder, a number that follows), or came at that moment.
  for found in
    update public.project_applications as a set closed_reason = 'seats_filled', closed_at = now()
    from public.project_listings as p
    where p.id = a.project_id and a.id in (
      select waiting.id from public.project_applications as waiting join public.project_listings as own on own.id = waiting.project_id
      where waiting.status = 'pending' and waiting.closed_reason is null and not own.is_active and own.closed_reason = 'filled'
        and private.is_team_complete(own)
      order by waiting.waits_since limit 500 for no key update of waiting skip locked
    )
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
