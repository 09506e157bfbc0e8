-- The inbox of the desk: messages of /kontak, complaints and appeals as tickets with a deadline, answers by mail, and internal notes.

-- The moment after this many hours of working days in Jakarta, each of which has 24: from Friday 15.00 on, 24 hours end on Monday
-- 15.00, and what comes on a Sunday counts from Monday 0.00 on.
create function private.add_working_hours(since timestamptz, hours integer) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  moment timestamp := since at time zone 'Asia/Jakarta';
  remaining interval := make_interval(hours => hours);
  midnight timestamp;
begin
  for step in 1..400 loop
    midnight := date_trunc('day', moment) + interval '1 day';
    if private.is_working_day(moment::date) then
      if midnight - moment > remaining then
        exit;
      end if;
      remaining := remaining - (midnight - moment);
    end if;
    moment := midnight;
  end loop;
  return (moment + remaining) at time zone 'Asia/Jakarta';
end
$$;

-- Trigger: what a ticket is about says what it is, and /kontak promises an answer within one working day
-- (contactAnswerDays in packages/contracts).
create function private.prepare_ticket() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.kind := case new.subject
    when 'Keluhan' then 'complaint'
    when 'Laporkan penyalahgunaan' then 'complaint'
    when 'Banding atas keputusan' then 'appeal'
    else 'question'
  end;
  new.due_at := private.add_working_hours(new.created_at, 24);
  new.warn_at := private.add_working_hours(new.created_at, 12);
  return new;
end
$$;
create trigger prepare before insert on public.contact_messages
  for each row execute function private.prepare_ticket();

-- What the desk wrote about a ticket: an answer, which a job mails, or a note for colleagues.
create table public.ticket_entries (
  id uuid primary key default gen_random_uuid(),
  ticket_id uuid not null references public.contact_messages (id) on delete cascade,
  kind text not null check (kind in ('reply', 'note')),
  body text not null check (char_length(body) between 1 and 5000),
  author_id uuid references auth.users (id) on delete set null,
  dedupe_key uuid not null unique,
  created_at timestamptz not null default now(),
  email_status text not null default 'skipped' check (email_status in ('pending', 'sent', 'failed', 'skipped')),
  email_attempts integer not null default 0,
  check (kind = 'reply' or email_status = 'skipped')
);
comment on column public.ticket_entries.dedupe_key is 'Made by the client, so that what is sent twice is written once.';
create index ticket_entries_ticket_id_idx on public.ticket_entries (ticket_id, created_at, id);
create index ticket_entries_author_id_idx on public.ticket_entries (author_id);
create index ticket_entries_failed_idx on public.ticket_entries (created_at) where email_status = 'failed';
create index ticket_entries_email_idx on public.ticket_entries (created_at) where email_status = 'pending';

alter table public.ticket_entries enable row level security;
revoke all on public.ticket_entries from anon, authenticated, service_role;
grant select on public.ticket_entries to authenticated, service_role;
create policy "admins read" on public.ticket_entries for select to authenticated using ((select private.allows('tickets')));

-- Answers that are written often, and reasons of decisions in the review queue (purpose keep, remove). {nama}, {nomor} and {topik} become the ticket's before the operator sends them.
create table public.reply_templates (
  key text primary key check (key ~ '^[a-z0-9][a-z0-9_-]{1,60}$'),
  label text not null check (char_length(label) between 1 and 100),
  body text not null check (char_length(body) between 1 and 4000),
  sort integer not null default 100,
  updated_by uuid references auth.users (id) on delete set null,
  updated_at timestamptz not null default now(),
  purpose text not null default 'reply' check (purpose in ('reply', 'keep', 'remove'))
);
create index reply_templates_updated_by_idx on public.reply_templates (updated_by);

alter table public.reply_templates enable row level security;
revoke all on public.reply_templates from anon, authenticated;
grant select, delete on public.reply_templates to authenticated;
grant insert (key, label, body, purpose, sort) on public.reply_templates to authenticated;
grant update (label, body, sort) on public.reply_templates to authenticated;
create policy "admins read" on public.reply_templates for select to authenticated using ((select private.allows('tickets')) or (select private.allows('reviews')));
create policy "admins insert" on public.reply_templates for insert to authenticated with check ((select private.is_admin()));
create policy "admins update" on public.reply_templates for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete" on public.reply_templates for delete to authenticated using ((select private.is_admin()));

insert into public.reply_templates (key, label, body, sort) values
  ('diterima', 'Sedang kami periksa',
    E'Halo {nama},\n\nTerima kasih sudah menulis kepada kami. Pesan Anda ({nomor}) sedang kami periksa. Kami mengabari Anda lagi begitu ada hasilnya.\n\nSalam,\nTim KawanUsaha', 10),
  ('pembayaran', 'Pembayaran: minta bukti',
    E'Halo {nama},\n\nAgar kami dapat memeriksa pembayaran Anda, mohon balas dengan nomor pesanan (KU-...), tanggal dan jam bayar, serta cara bayar. Jangan kirim nomor kartu, PIN, atau kode OTP.\n\nSalam,\nTim KawanUsaha', 20),
  ('akun', 'Akun: cara masuk kembali',
    E'Halo {nama},\n\nBuka halaman Masuk, pilih Lupa password, lalu ikuti tautan yang kami kirim ke email akun Anda. Bila emailnya tidak datang dalam 10 menit, periksa folder spam, lalu kabari kami.\n\nSalam,\nTim KawanUsaha', 30),
  ('penyalahgunaan', 'Penyalahgunaan: sudah ditindak',
    E'Halo {nama},\n\nTerima kasih sudah melapor. Kami sudah memeriksa laporan Anda dan menindaknya sesuai aturan. Demi privasi, kami tidak dapat menceritakan tindakan terhadap akun lain.\n\nSalam,\nTim KawanUsaha', 40),
  ('banding-diterima', 'Banding: dikabulkan',
    E'Halo {nama},\n\nKami sudah meninjau kembali keputusan itu dan mencabutnya. Mohon maaf atas gangguannya.\n\nSalam,\nTim KawanUsaha', 50),
  ('banding-ditolak', 'Banding: keputusan tetap',
    E'Halo {nama},\n\nKami sudah meninjau kembali keputusan itu bersama alasan Anda. Keputusannya tetap, karena \n\nSalam,\nTim KawanUsaha', 60);

insert into public.reply_templates (key, label, body, purpose, sort) values
  ('hapus-penipuan', 'Meminta uang', 'Meminta uang di muka dari pelamar atau anggota tidak diizinkan.', 'remove', 10),
  ('hapus-menyesatkan', 'Menyesatkan', 'Isinya menyesatkan: janji atau data di dalamnya tidak benar.', 'remove', 20),
  ('hapus-iklan', 'Iklan', 'Isinya iklan, bukan ajakan membangun usaha bersama.', 'remove', 30),
  ('hapus-kasar', 'Kasar atau merendahkan', 'Isinya kasar atau merendahkan orang lain.', 'remove', 40),
  ('hapus-orang-lain', 'Data orang lain', 'Isinya memuat data orang lain tanpa izinnya.', 'remove', 50),
  ('biarkan-sesuai', 'Sesuai aturan', 'Sudah kami periksa, isinya sesuai aturan.', 'keep', 10),
  ('biarkan-kurang-bukti', 'Belum cukup bukti', 'Kami belum menemukan bukti yang cukup. Kabari kami bila ada hal baru.', 'keep', 20);

-- Trigger: each change of a template goes into the audit log.
create function private.audit_reply_template() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and row(new.label, new.body, new.sort) is not distinct from row(old.label, old.body, old.sort) then
    return new;
  end if;
  if tg_op <> 'DELETE' then
    new.updated_at := now();
    new.updated_by := auth.uid();
  end if;
  perform private.write_audit(
    'reply_template.' || lower(tg_op), 'reply_template', coalesce(new.key, old.key),
    case when tg_op <> 'INSERT' then jsonb_build_object('label', old.label, 'body', old.body) end,
    case when tg_op <> 'DELETE' then jsonb_build_object('label', new.label, 'body', new.body) end
  );
  return coalesce(new, old);
end
$$;
create trigger audit_change before insert or update or delete on public.reply_templates
  for each row execute function private.audit_reply_template();

-- Tickets of a state as admin_list_tickets takes it, in its order, p_limit at most: by their number alone, so that the inbox reads no more of
-- them than it shows. among: the tickets among which they are; null stands for all.
create function private.next_tickets(p_state text, among uuid[], p_limit integer) returns uuid[]
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  chosen text := case when among is null then '' else ' and t.id = any ($1)' end
    || case p_state
      when 'all' then '' when 'open' then '' when 'mine' then ' and t.handled_by = auth.uid()' else ' and t.status = $2'
    end;
  open_order constant text := ' order by t.due_at, t.created_at desc, t.id limit $3)';
  ids uuid[] := '{}';
  rest uuid[];
begin
  if p_state <> 'done' then
    execute $f$select array(select t.id from public.contact_messages as t where t.status <> 'done' and t.answered_at is null$f$
      || chosen || open_order into ids using among, p_state, p_limit;
    execute $f$select array(select t.id from public.contact_messages as t where t.status <> 'done' and t.answered_at is not null$f$
      || chosen || open_order into rest using among, p_state, p_limit;
    ids := ids || rest;
  end if;
  if p_state in ('all', 'done') then
    execute $f$select array(select t.id from public.contact_messages as t where t.status = 'done'$f$ || chosen
      || ' order by t.created_at desc, t.id limit $3)' into rest using among, p_state, p_limit;
    ids := ids || rest;
  end if;
  return ids[: p_limit];
end
$$;

-- Tickets by a part of their number, subject, sender's name or address, or of the username, address or name of the member who wrote them;
-- p_limit at most of each. A term without three letters or digits in a row is looked for among the newest 20,000 alone.
create function private.find_tickets(term text, p_limit integer) returns uuid[]
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  pattern text := '%' || replace(replace(replace(term, '\', '\\'), '%', '\%'), '_', '\_') || '%';
  people uuid[] := private.find_people(term, p_limit);
begin
  return case when term ~ '[[:alnum:]]{3}' then array(
      select t.id from public.contact_messages as t
      where t.ticket_number ilike pattern or t.name ilike pattern or t.email ilike pattern or t.subject ilike pattern limit p_limit
    ) else array(
      select t.id from (select * from public.contact_messages as n order by n.created_at desc, n.id desc limit 20000) as t
      where t.ticket_number ilike pattern or t.name ilike pattern or t.email ilike pattern or t.subject ilike pattern limit p_limit
    ) end || array(select t.id from public.contact_messages as t where t.user_id = any (people) limit p_limit);
end
$$;

-- Tickets for the desk, 25 at a time. p_state: open (not done), mine (open and the caller's), new, working, done. What waits longest
-- for an answer comes first. urgency: half or all (late) of the promised time is over. total_count is the number of all that match,
-- up to 10,000, which is as far as the pages go, and 10,001 beyond that.
-- Errors: 42501 admin_required.
create function private.admin_list_tickets(
  p_state text default 'open', search text default null, page integer default 1, page_size integer default 25
) returns table (
  id uuid, ticket_number text, kind text, name text, email text, user_id uuid, username text, subject text, message text,
  status text, handled_by uuid, handler_name text, due_at timestamptz, answered_at timestamptz, merged_into uuid,
  merged_number text, same_sender bigint, urgency text, created_at timestamptz, total_count bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most constant integer := 10000;
  term text := btrim(coalesce(admin_list_tickets.search, ''));
  size integer := least(greatest(coalesce(page_size, 25), 1), 200);
  first integer := least(greatest(coalesce(page, 1), 1), most)::bigint * size - size + 1;
  ids uuid[];
begin
  perform private.require_staff('tickets');
  ids := private.next_tickets(
    coalesce(admin_list_tickets.p_state, 'open'), case when term <> '' then private.find_tickets(term, most + 1) end, most + 1
  );
  return query
    select t.id, t.ticket_number, t.kind, t.name, t.email, t.user_id, p.username, t.subject, t.message, t.status, t.handled_by,
      handler.username, t.due_at, t.answered_at, t.merged_into, target.ticket_number,
      (select count(*) from public.contact_messages as o
        where o.id <> t.id and o.status <> 'done' and (lower(o.email) = lower(t.email) or o.user_id = t.user_id)),
      case
        when t.status = 'done' or t.answered_at is not null or t.warn_at > now() then null
        when t.due_at > now() then 'half' else 'late'
      end,
      t.created_at, cardinality(ids)::bigint
    from unnest(ids[first : least(first + size - 1, most)]) with ordinality as shown (id, place)
      join public.contact_messages as t on t.id = shown.id
      left join public.pengguna as p on p.id = t.user_id
      left join public.pengguna as handler on handler.id = t.handled_by
      left join public.contact_messages as target on target.id = t.merged_into
    order by shown.place;
end
$$;
call private.expose('admin_list_tickets(text, text, integer, integer)', 'authenticated');
comment on function public.admin_list_tickets(text, text, integer, integer) is
  'nullable: user_id, username, handled_by, handler_name, answered_at, merged_into, merged_number, urgency';

-- What was written about a ticket and those merged into it, oldest first: messages, answers, notes.
-- Errors: 42501 admin_required.
create function private.admin_get_ticket_thread(ticket_id uuid)
returns table (
  id uuid, kind text, ticket_number text, author_name text, body text, email_status text, created_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff('tickets');
  return query
    with tickets as (
      select t.* from public.contact_messages as t
      where t.id = admin_get_ticket_thread.ticket_id or t.merged_into = admin_get_ticket_thread.ticket_id
    )
    select t.id, 'message', t.ticket_number, t.name, t.message, null::text, t.created_at from tickets as t
    union all
    select e.id, e.kind, t.ticket_number, p.username, e.body, e.email_status, e.created_at
    from tickets as t join public.ticket_entries as e on e.ticket_id = t.id left join public.pengguna as p on p.id = e.author_id
    order by 7, 1;
end
$$;
call private.expose('admin_get_ticket_thread(uuid)', 'authenticated');
comment on function public.admin_get_ticket_thread(uuid) is 'nullable: author_name, email_status';

-- For the job: tells the desk (the ticket's owner, else all who answer tickets) of what is unanswered when half of the promised time is over,
-- and again when all of it is. Returns how many tickets were told of.
create function private.warn_waiting_tickets() returns integer
language plpgsql volatile security definer set search_path = '' set enable_seqscan = off set enable_bitmapscan = off set jit = off as $$
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

-- For the job: tickets that were done 24 months ago go for good, with what was written about them, and decisions as old. Returns how
-- many tickets.
create function private.purge_old_tickets() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  purged integer;
begin
  delete from public.contact_messages where closed_at <= now() - interval '24 months';
  get diagnostics purged = row_count;
  delete from public.moderation_decisions where created_at <= now() - interval '24 months';
  return purged;
end
$$;
