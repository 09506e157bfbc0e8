-- What waits in the desk is told to all who may work on it, lesser roles too; once a day also of what has no deadline.

-- Who works in the desk and may do this: admins, and who has a lesser role with the permission.
create function private.staff_with(permission text) returns table (user_id uuid)
language sql stable security definer set search_path = '' as $$
  select r.user_id from public.user_roles as r where r.role = 'admin'
  union
  select r.user_id from public.staff_roles as r join public.staff_permissions as p on p.role = r.role
  where p.permission = staff_with.permission
$$;

-- Trigger: who answers tickets hears of a message to us. The notification carries the ticket number only; the message stays in one place.
create or replace function private.notify_contact_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(s.user_id, 'system', 'Pesan baru: ' || new.ticket_number,
    'Ada pesan dari halaman Kontak yang menunggu jawaban.', '/admin?tab=pesan&tiket=' || new.ticket_number, 'contact_message:' || new.id || ':' || s.user_id)
  from private.staff_with('tickets') as s;
  return null;
end
$$;

-- Tells who pays vouchers about an unpaid one: shortly before it expires, and when it has.
create or replace function private.tell_admins_of_voucher(voucher uuid, code text, has_expired boolean) returns void
language sql volatile security definer set search_path = '' as $$
  select private.notify(
    s.user_id, 'system',
    'Voucher ' || code || case when has_expired then ' kedaluwarsa tanpa dibayar' else ' belum dibayar' end,
    case when has_expired then 'Coinnya kembali ke saldo pemiliknya.' else 'Masa berlakunya habis dalam 6 jam.' end,
    '/voucher-management', case when has_expired then 'voucher_unpaid:' else 'voucher_due:' end || voucher || ':' || s.user_id
  )
  from private.staff_with('vouchers') as s
$$;

-- For the job: tells the desk (the ticket's owner, else all who answer tickets) of what is unanswered when half of the promised time is over,
-- and again when all of it is. Returns how many tickets were told of.
create or replace function private.warn_waiting_tickets() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  found record;
  told integer := 0;
begin
  for found in
    update public.contact_messages as t set warned = case when t.due_at <= now() then 'late' else 'half' end
    where t.id in (
      select w.id from public.contact_messages as w
      where w.status <> 'done' and w.answered_at is null and w.warn_at <= now()
        and (w.warned is null or (w.warned = 'half' and w.due_at <= now()))
      order by w.warn_at limit 200 for update skip locked
    )
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

-- For the job: once a day, from 8 o'clock in Jakarta, each who works in the desk is told in one line of what has waited there for more than
-- a day and has no deadline of its own (tickets and vouchers tell of theirs). Returns how many were told.
create function private.warn_desk() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  due record;
  told integer := 0;
begin
  for due in
    select s.user_id, string_agg(w.waiting || ' ' || case w.kind
      when 'reports' then 'laporan' when 'holds' then 'konten ditahan' when 'rewards' then 'hadiah ditahan'
      when 'payments' then 'pembayaran' else 'email gagal' end, ', ' order by w.since) as what, min(w.since) as since
    from private.desk_waiting() as w cross join lateral private.staff_with(w.permission) as s
    where w.kind in ('reports', 'holds', 'rewards', 'payments', 'mails') and w.waiting > 0 and w.since < now() - interval '24 hours'
    group by s.user_id
  loop
    perform private.notify(
      due.user_id, 'system', 'Menunggu di dasbor lebih dari sehari',
      due.what || '. Yang tertua sejak ' || to_char(due.since at time zone 'Asia/Jakarta', 'DD/MM/YYYY HH24.MI') || ' WIB.', '/admin',
      'desk:' || due.user_id || ':' || ((now() at time zone 'Asia/Jakarta') - interval '8 hours')::date
    );
    told := told + 1;
  end loop;
  return told;
end
$$;
