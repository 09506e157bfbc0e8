-- Messages of /kontak become tickets: kind, deadline, owner, answers by mail, notes, templates, merging.
insert into public.app_settings (key, value, label, is_public) values
  ('holidays', '"2026-01-01 2026-01-16 2026-02-16 2026-02-17 2026-03-18 2026-03-19 2026-03-20 2026-03-23 2026-03-24 2026-04-03 2026-05-01 2026-05-14 2026-05-15 2026-05-27 2026-05-28 2026-06-01 2026-06-16 2026-08-17 2026-08-25 2026-12-24 2026-12-25 2027-01-01 2027-03-26 2027-05-06 2027-06-01"', 'Hari libur, ditulis TTTT-BB-HH dan dipisah spasi', false)
on conflict (key) do nothing;

alter table public.contact_messages
  add column kind text not null default 'question' check (kind in ('question', 'complaint', 'appeal')),
  add column due_at timestamptz,
  add column warn_at timestamptz,
  add column warned text check (warned in ('half', 'late')),
  add column handled_by uuid references auth.users (id) on delete set null,
  add column answered_at timestamptz,
  add column closed_at timestamptz,
  add column merged_into uuid references public.contact_messages (id) on delete cascade;
comment on column public.contact_messages.due_at is 'Until when /kontak promises an answer.';
comment on column public.contact_messages.warn_at is 'When half of that time is over.';
comment on column public.contact_messages.warned is 'What the desk has been told of an unanswered ticket.';

drop trigger audit_change on public.contact_messages;
drop function private.audit_contact_message();
drop policy "admins close" on public.contact_messages;
alter table public.contact_messages drop constraint contact_messages_status_check;

-- The inbox of the desk: messages of /kontak, complaints and appeals as tickets with a deadline, answers by mail, and internal notes.

-- Whether people work on this day: no weekend, and not in the setting `holidays`.
create function private.is_working_day(day date) returns boolean
language sql stable security definer set search_path = '' as $$
  select extract(isodow from day) < 6 and not exists (
    select from public.app_settings as s
    where s.key = 'holidays' and position(to_char(day, 'YYYY-MM-DD') in coalesce(s.value #>> '{}', '')) > 0
  )
$$;

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
create index ticket_entries_email_idx on public.ticket_entries (created_at) where email_status = 'pending';

alter table public.ticket_entries enable row level security;
revoke all on public.ticket_entries from anon, authenticated, service_role;
grant select on public.ticket_entries to authenticated, service_role;
create policy "admins read" on public.ticket_entries for select to authenticated using ((select private.is_admin()));

-- Answers that are written often. {nama}, {nomor} and {topik} become the ticket's before the operator sends them.
create table public.reply_templates (
  key text primary key check (key ~ '^[a-z0-9][a-z0-9_-]{1,60}$'),
  label text not null check (char_length(label) between 1 and 100),
  body text not null check (char_length(body) between 1 and 4000),
  sort integer not null default 100,
  updated_by uuid references auth.users (id) on delete set null,
  updated_at timestamptz not null default now()
);
create index reply_templates_updated_by_idx on public.reply_templates (updated_by);

alter table public.reply_templates enable row level security;
revoke all on public.reply_templates from anon, authenticated;
grant select, delete on public.reply_templates to authenticated;
grant insert (key, label, body, sort) on public.reply_templates to authenticated;
grant update (label, body, sort) on public.reply_templates to authenticated;
create policy "admins read" on public.reply_templates for select to authenticated using ((select private.is_admin()));
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

-- Tickets for the desk, 25 at a time. p_state: open (not done), mine (open and the caller's), new, working, done. What waits longest
-- for an answer comes first. urgency: half or all (late) of the promised time is over. total_count is the number of all that match.
-- Errors: 42501 admin_required.
create function public.admin_list_tickets(
  p_state text default 'open', search text default null, page integer default 1, page_size integer default 25
) returns table (
  id uuid, ticket_number text, kind text, name text, email text, user_id uuid, username text, subject text, message text,
  status text, handled_by uuid, handler_name text, due_at timestamptz, answered_at timestamptz, merged_into uuid,
  merged_number text, same_sender bigint, urgency text, created_at timestamptz, total_count bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  pattern text := '%' || replace(replace(replace(btrim(coalesce(admin_list_tickets.search, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  wanted text := coalesce(admin_list_tickets.p_state, 'open');
  size integer := least(greatest(coalesce(page_size, 25), 1), 200);
begin
  perform private.require_admin();
  return query
    select t.id, t.ticket_number, t.kind, t.name, t.email, t.user_id, p.username, t.subject, t.message, t.status, t.handled_by,
      handler.username, t.due_at, t.answered_at, t.merged_into, target.ticket_number,
      (select count(*) from public.contact_messages as o
        where o.id <> t.id and o.status <> 'done' and (lower(o.email) = lower(t.email) or o.user_id = t.user_id)),
      case
        when t.status = 'done' or t.answered_at is not null or t.warn_at > now() then null
        when t.due_at > now() then 'half' else 'late'
      end,
      t.created_at, count(*) over ()
    from public.contact_messages as t
      left join public.pengguna as p on p.id = t.user_id
      left join public.pengguna as handler on handler.id = t.handled_by
      left join public.contact_messages as target on target.id = t.merged_into
    where (
        wanted = 'all' or t.status = wanted or (wanted = 'open' and t.status <> 'done')
        or (wanted = 'mine' and t.status <> 'done' and t.handled_by = auth.uid())
      )
      and (pattern = '%%' or t.ticket_number ilike pattern or t.name ilike pattern or t.email ilike pattern
        or t.subject ilike pattern or p.username ilike pattern)
    order by t.status = 'done', (t.answered_at is not null and t.status <> 'done'),
      case when t.status <> 'done' then t.due_at end, t.created_at desc, t.id
    limit size offset size * (greatest(coalesce(page, 1), 1) - 1);
end
$$;
grant execute on function public.admin_list_tickets(text, text, integer, integer) to authenticated;
comment on function public.admin_list_tickets(text, text, integer, integer) is
  'nullable: user_id, username, handled_by, handler_name, answered_at, merged_into, merged_number, urgency';

-- What was written about a ticket and those merged into it, oldest first: messages, answers, notes.
-- Errors: 42501 admin_required.
create function public.admin_get_ticket_thread(ticket_id uuid)
returns table (
  id uuid, kind text, ticket_number text, author_name text, body text, email_status text, created_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
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
grant execute on function public.admin_get_ticket_thread(uuid) to authenticated;
comment on function public.admin_get_ticket_thread(uuid) is 'nullable: author_name, email_status';

-- For the job: tells the desk (the ticket's owner, else every admin) of what is unanswered when half of the promised time is over,
-- and again when all of it is. Returns how many tickets were told of.
create function private.warn_waiting_tickets() returns integer
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
      r.user_id, 'system',
      case found.warned when 'late' then 'Terlambat dijawab: ' else 'Menunggu jawaban: ' end || found.ticket_number,
      'Janji halaman Kontak: dijawab sebelum ' || to_char(found.due_at at time zone 'Asia/Jakarta', 'DD/MM/YYYY HH24.MI') || ' WIB.',
      '/admin?tab=pesan&tiket=' || found.ticket_number,
      'ticket_' || found.warned || ':' || found.id || ':' || extract(epoch from found.due_at)::bigint || ':' || r.user_id
    )
    from public.user_roles as r
    where r.role = 'admin' and (r.user_id = found.handled_by or not exists (
      select from public.user_roles as o where o.role = 'admin' and o.user_id = found.handled_by
    ));
  end loop;
  return told;
end
$$;

-- For the job: tickets that were done 24 months ago go for good, with what was written about them. Returns how many.
create function private.purge_old_tickets() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  purged integer;
begin
  delete from public.contact_messages where closed_at <= now() - interval '24 months';
  get diagnostics purged = row_count;
  return purged;
end
$$;

-- What is here already: what was closed counts as done now, what is open keeps the promise from its own day on.
update public.contact_messages set
  status = case status when 'closed' then 'done' else 'new' end,
  closed_at = case status when 'closed' then now() end,
  kind = case when subject = 'Laporkan penyalahgunaan' then 'complaint' else 'question' end,
  due_at = private.add_working_hours(created_at, 24),
  warn_at = private.add_working_hours(created_at, 12);
alter table public.contact_messages
  alter column status set default 'new',
  alter column due_at set not null,
  alter column warn_at set not null,
  add constraint contact_messages_status_check check (status in ('new', 'working', 'done')),
  add check (merged_into is null or status = 'done'),
  add check ((status = 'done') = (closed_at is not null));
create index contact_messages_open_idx on public.contact_messages (due_at, id) where status <> 'done';
create index contact_messages_warn_idx on public.contact_messages (warn_at)
  where status <> 'done' and answered_at is null and warned is distinct from 'late';
create index contact_messages_handled_by_idx on public.contact_messages (handled_by);
create index contact_messages_merged_into_idx on public.contact_messages (merged_into);
create index contact_messages_closed_at_idx on public.contact_messages (closed_at) where closed_at is not null;
revoke all on public.contact_messages from anon, authenticated;
grant select (id, ticket_number, name, email, subject, message, user_id, status, created_at, kind, due_at, answered_at, closed_at,
  merged_into) on public.contact_messages to authenticated;

-- Their notifications lead to the ticket itself.
create or replace function private.notify_contact_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(r.user_id, 'system', 'Pesan baru: ' || new.ticket_number,
    'Ada pesan dari halaman Kontak yang menunggu jawaban.', '/admin?tab=pesan&tiket=' || new.ticket_number, 'contact_message:' || new.id || ':' || r.user_id)
  from public.user_roles as r where r.role = 'admin';
  return null;
end
$$;

-- What the desk does with tickets. Each function is for admins alone and leaves a line in the audit log, with the ticket's number and
-- never with what was written.

-- Locks one ticket. Errors: PT404 not_found · PT409 merged (work goes on in the other one).
create function private.take_ticket(ticket_id uuid) returns public.contact_messages
language plpgsql volatile security definer set search_path = '' as $$
declare
  ticket public.contact_messages;
begin
  select * into ticket from public.contact_messages where id = take_ticket.ticket_id for update;
  if ticket.id is null then
    raise exception 'Tiket tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  if ticket.merged_into is not null then
    raise exception 'Tiket ini sudah digabung. Lanjutkan di tiket tujuannya.' using errcode = 'PT409', hint = 'merged';
  end if;
  return ticket;
end
$$;

-- Writes an answer or a note once for each key. Errors: PT422 body_required · PT409 key_used (for something else).
create function private.write_ticket_entry(ticket_id uuid, kind text, entry_key uuid, body text) returns public.ticket_entries
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  words text := btrim(coalesce(write_ticket_entry.body, ''), E' \t\r\n');
  entry public.ticket_entries;
begin
  if char_length(words) < 3 or char_length(words) > 5000 or write_ticket_entry.entry_key is null then
    raise exception 'Isi harus 3 sampai 5.000 karakter' using errcode = 'PT422', hint = 'body_required';
  end if;
  insert into public.ticket_entries as e (ticket_id, kind, body, author_id, dedupe_key, email_status)
  values (
    write_ticket_entry.ticket_id, write_ticket_entry.kind, words, auth.uid(), write_ticket_entry.entry_key,
    case write_ticket_entry.kind when 'reply' then 'pending' else 'skipped' end
  )
  on conflict (dedupe_key) do nothing
  returning * into entry;
  if entry.id is not null then
    return entry;
  end if;
  select * into entry from public.ticket_entries as e where e.dedupe_key = write_ticket_entry.entry_key;
  if row(entry.ticket_id, entry.kind, entry.body, entry.author_id)
    is distinct from row(write_ticket_entry.ticket_id, write_ticket_entry.kind, words, auth.uid())
  then
    raise exception 'Kunci ini sudah dipakai untuk tulisan lain. Muat ulang halaman.' using errcode = 'PT409', hint = 'key_used';
  end if;
  return null;
end
$$;

-- Answers a ticket by mail, once for each reply_key, and closes it or keeps it open. A ticket without an owner becomes the caller's.
-- Errors: 42501 admin_required · PT404 not_found · PT409 merged, key_used · PT422 body_required.
create function public.admin_reply_ticket(ticket_id uuid, reply_key uuid, body text, closes boolean default true)
returns public.ticket_entries
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  ticket public.contact_messages;
  entry public.ticket_entries;
begin
  perform private.require_admin();
  ticket := private.take_ticket(admin_reply_ticket.ticket_id);
  entry := private.write_ticket_entry(ticket.id, 'reply', admin_reply_ticket.reply_key, admin_reply_ticket.body);
  if entry.id is null then
    select * into entry from public.ticket_entries as e where e.dedupe_key = admin_reply_ticket.reply_key;
    return entry;
  end if;
  update public.contact_messages as t
  set status = case when coalesce(admin_reply_ticket.closes, true) then 'done' else 'working' end,
    closed_at = case when coalesce(admin_reply_ticket.closes, true) then now() end,
    answered_at = coalesce(t.answered_at, now()), handled_by = coalesce(t.handled_by, auth.uid())
  where t.id = ticket.id;
  perform private.write_audit('ticket.replied', 'ticket', ticket.ticket_number, jsonb_build_object('status', ticket.status),
    jsonb_build_object('status', case when coalesce(admin_reply_ticket.closes, true) then 'done' else 'working' end));
  return entry;
end
$$;
grant execute on function public.admin_reply_ticket(uuid, uuid, text, boolean) to authenticated;

-- Leaves a note that admins alone read, once for each note_key.
-- Errors: 42501 admin_required · PT404 not_found · PT409 merged, key_used · PT422 body_required.
create function public.admin_note_ticket(ticket_id uuid, note_key uuid, body text) returns public.ticket_entries
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  ticket public.contact_messages;
  entry public.ticket_entries;
begin
  perform private.require_admin();
  ticket := private.take_ticket(admin_note_ticket.ticket_id);
  entry := private.write_ticket_entry(ticket.id, 'note', admin_note_ticket.note_key, admin_note_ticket.body);
  if entry.id is null then
    select * into entry from public.ticket_entries as e where e.dedupe_key = admin_note_ticket.note_key;
    return entry;
  end if;
  perform private.write_audit('ticket.noted', 'ticket', ticket.ticket_number);
  return entry;
end
$$;
grant execute on function public.admin_note_ticket(uuid, uuid, text) to authenticated;

-- Gives a ticket to an admin, or to nobody with null; giving it begins the work.
-- Errors: 42501 admin_required · PT404 not_found · PT409 merged · PT422 not_admin.
create function public.admin_assign_ticket(ticket_id uuid, handler uuid) returns public.contact_messages
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  ticket public.contact_messages;
  changed public.contact_messages;
begin
  perform private.require_admin();
  ticket := private.take_ticket(admin_assign_ticket.ticket_id);
  if admin_assign_ticket.handler is not null
    and not exists (select from public.user_roles as r where r.user_id = admin_assign_ticket.handler and r.role = 'admin')
  then
    raise exception 'Penanggung jawab harus admin' using errcode = 'PT422', hint = 'not_admin';
  end if;
  update public.contact_messages as t
  set handled_by = admin_assign_ticket.handler,
    status = case when t.status = 'new' and admin_assign_ticket.handler is not null then 'working' else t.status end
  where t.id = ticket.id returning * into changed;
  perform private.write_audit('ticket.assigned', 'ticket', ticket.ticket_number,
    jsonb_build_object('handled_by', ticket.handled_by), jsonb_build_object('handled_by', changed.handled_by));
  return changed;
end
$$;
grant execute on function public.admin_assign_ticket(uuid, uuid) to authenticated;

-- Changes the state of a ticket. Opened again after it was done, it has the promised time anew.
-- Errors: 42501 admin_required · PT404 not_found · PT409 merged · PT422 bad_status.
create function public.admin_set_ticket_status(ticket_id uuid, p_status text) returns public.contact_messages
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  ticket public.contact_messages;
  changed public.contact_messages;
begin
  perform private.require_admin();
  if coalesce(p_status, '') not in ('new', 'working', 'done') then
    raise exception 'Status tiket tidak dikenal' using errcode = 'PT422', hint = 'bad_status';
  end if;
  ticket := private.take_ticket(admin_set_ticket_status.ticket_id);
  if ticket.status = p_status then
    return ticket;
  end if;
  update public.contact_messages as t
  set status = p_status, closed_at = case when p_status = 'done' then now() end
  where t.id = ticket.id returning * into changed;
  if ticket.status = 'done' then
    update public.contact_messages as t
    set answered_at = null, warned = null, due_at = private.add_working_hours(now(), 24), warn_at = private.add_working_hours(now(), 12)
    where t.id = ticket.id returning * into changed;
  end if;
  perform private.write_audit('ticket.' || p_status, 'ticket', ticket.ticket_number, jsonb_build_object('status', ticket.status),
    jsonb_build_object('status', p_status));
  return changed;
end
$$;
grant execute on function public.admin_set_ticket_status(uuid, text) to authenticated;

-- Joins a ticket to another one of the same sender (address or account), where the work goes on; the earlier deadline stays, and a
-- message that came after the other's answer waits for one of its own. What was merged into it before moves along. Merging again into
-- the same one changes nothing.
-- Errors: 42501 admin_required · PT404 not_found · PT409 merged, target_done · PT422 same_ticket, other_sender.
create function public.admin_merge_tickets(ticket_id uuid, into_id uuid) returns public.contact_messages
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  duplicate public.contact_messages;
  target public.contact_messages;
begin
  perform private.require_admin();
  if admin_merge_tickets.ticket_id = admin_merge_tickets.into_id then
    raise exception 'Pilih tiket lain sebagai tujuan' using errcode = 'PT422', hint = 'same_ticket';
  end if;
  -- Always in the same order, so that two admins who merge crosswise do not wait for each other for ever.
  perform from public.contact_messages as t
  where t.id in (admin_merge_tickets.ticket_id, admin_merge_tickets.into_id) order by t.id for update;
  select * into duplicate from public.contact_messages as t where t.id = admin_merge_tickets.ticket_id;
  if duplicate.id is not null and duplicate.merged_into = admin_merge_tickets.into_id then
    select * into target from public.contact_messages as t where t.id = admin_merge_tickets.into_id;
    return target;
  end if;
  duplicate := private.take_ticket(admin_merge_tickets.ticket_id);
  target := private.take_ticket(admin_merge_tickets.into_id);
  if lower(duplicate.email) <> lower(target.email) and (duplicate.user_id is null or duplicate.user_id is distinct from target.user_id) then
    raise exception 'Hanya tiket dari pengirim yang sama dapat digabung' using errcode = 'PT422', hint = 'other_sender';
  end if;
  if target.status = 'done' and duplicate.status <> 'done' then
    raise exception 'Tiket tujuan sudah selesai. Buka lagi tiket itu dulu.' using errcode = 'PT409', hint = 'target_done';
  end if;
  update public.contact_messages as t
  set merged_into = target.id, status = 'done', closed_at = coalesce(t.closed_at, now())
  where t.id = duplicate.id or t.merged_into = duplicate.id;
  if duplicate.status <> 'done' and duplicate.answered_at is null then
    update public.contact_messages as t
    set due_at = case when t.answered_at < duplicate.created_at then duplicate.due_at else least(t.due_at, duplicate.due_at) end,
      warn_at = case when t.answered_at < duplicate.created_at then duplicate.warn_at else least(t.warn_at, duplicate.warn_at) end,
      warned = case when t.answered_at < duplicate.created_at then duplicate.warned else t.warned end,
      answered_at = case when t.answered_at < duplicate.created_at then null else t.answered_at end
    where t.id = target.id returning * into target;
  end if;
  perform private.write_audit('ticket.merged', 'ticket', duplicate.ticket_number, jsonb_build_object('status', duplicate.status),
    jsonb_build_object('into', target.ticket_number));
  return target;
end
$$;
grant execute on function public.admin_merge_tickets(uuid, uuid) to authenticated;

-- Who can own a ticket. Errors: 42501 admin_required.
create function public.admin_list_admins() returns table (id uuid, username text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select p.id, p.username from public.user_roles as r join public.pengguna as p on p.id = r.user_id
    where r.role = 'admin' order by lower(p.username);
end
$$;
grant execute on function public.admin_list_admins() to authenticated;
comment on function public.admin_list_admins() is 'nullable: none';
