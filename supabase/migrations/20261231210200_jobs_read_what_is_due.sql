-- What jobs read no longer grows with all there is: notifications are found by their age, an application that was filled meanwhile from the
-- listings that are filled, complaints among the open tickets from an index; and what is found is changed by its keys, whatever is
-- guessed of how much that is. A run gives 500 vouchers back at most, the one of the next minute as many.
create index notifications_created_at_idx on public.notifications (created_at);
create index project_listings_filled_idx on public.project_listings (id) where closed_reason = 'filled' and not is_active;
create index contact_messages_complaints_idx on public.contact_messages (due_at, id) where status <> 'done' and kind <> 'question';

create or replace function private.purge_old_notifications() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  purged integer;
begin
  delete from public.notifications as n
  where n.id = any (array(
    select o.id from public.notifications as o where o.created_at <= now() - interval '12 months' order by o.created_at limit 10000
  ));
  get diagnostics purged = row_count;
  return purged;
end
$$;

create or replace function private.purge_old_applications() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  purged integer;
begin
  delete from public.project_applications as a
  where a.id = any (array(
    select o.id from public.project_applications as o
    where o.status <> 'accepted' and coalesce(o.decided_at, o.closed_at) <= now() - interval '12 months'
      and not exists (select from public.threads as t where t.application_id = o.id)
    order by coalesce(o.decided_at, o.closed_at) limit 10000
  ));
  get diagnostics purged = row_count;
  return purged;
end
$$;

create or replace function private.keep_response_promise() returns integer
language plpgsql volatile security definer set search_path = '' set enable_seqscan = off set enable_bitmapscan = off as $$
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

create or replace function private.warn_waiting_tickets() returns integer
language plpgsql volatile security definer set search_path = '' set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  found record;
  told integer := 0;
begin
  for found in
    update public.contact_messages as t set warned = case when t.due_at <= now() then 'late' else 'half' end
    where t.id = any (array(
      select w.id from public.contact_messages as w
      where w.status <> 'done' and w.answered_at is null and w.warned is distinct from 'late' and w.warn_at <= now()
        and (w.warned is null or (w.warned = 'half' and w.due_at <= now()))
      order by w.warn_at limit 200 for update skip locked
    ))
    returning t.id, t.ticket_number, t.warned, t.due_at, t.handled_by
  loop
    told := told + 1;
    perform private.notify(
      s.user_id, 'system',
      case found.warned when 'late' then 'Terlambat dijawab: ' else 'Menunggu jawaban: ' end || found.ticket_number,
      'Janji halaman Kontak: dijawab sebelum ' || to_char(found.due_at at time zone 'Asia/Jakarta', 'DD/MM/YYYY HH24.MI') || ' WIB.',
      '/admin?tab=pesan&tiket=' || found.ticket_number,
      'ticket_' || found.warned || ':' || found.id || ':' || extract(epoch from found.due_at)::bigint || ':' || s.user_id
    )
    from private.staff_with('tickets') as s
    where s.user_id = found.handled_by or not exists (
      select from private.staff_with('tickets') as o where o.user_id = found.handled_by
    );
  end loop;
  return told;
end
$$;

create or replace function private.expire_vouchers() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  voucher record;
  expired integer := 0;
begin
  for voucher in
    select id, user_id, voucher_code from public.vouchers
    where status = 'active' and frozen_at is null and expired_at > now() and expired_at <= now() + interval '6 hours'
  loop
    perform private.notify(
      voucher.user_id, 'voucher_expiring', 'Voucher ' || voucher.voucher_code || ' segera kedaluwarsa',
      'Sisa waktu kurang dari 6 jam. Bila tidak dicairkan, coin Anda kembali ke saldo.', '/affiliate',
      'voucher_expiring:' || voucher.id
    );
    perform private.tell_admins_of_voucher(voucher.id, voucher.voucher_code, false);
  end loop;
  for voucher in
    update public.vouchers set status = 'expired'
    where id = any (array(
      select id from public.vouchers where status = 'active' and expired_at <= now() order by expired_at limit 500 for update skip locked
    ))
    returning id, user_id, voucher_code, coins
  loop
    expired := expired + 1;
    perform private.post_coins('expired:' || voucher.id, 'voucher_expired', voucher.user_id, voucher.coins, 'vouchers',
      'Voucher ' || voucher.voucher_code || ' kedaluwarsa, coin kembali', now(), voucher.id::text);
    perform private.notify(
      voucher.user_id, 'voucher_expiring', 'Voucher ' || voucher.voucher_code || ' kedaluwarsa',
      voucher.coins || ' coin sudah kembali ke saldo Anda.', '/affiliate', 'voucher_expired:' || voucher.id
    );
    perform private.tell_admins_of_voucher(voucher.id, voucher.voucher_code, true);
  end loop;
  return expired;
end
$$;
