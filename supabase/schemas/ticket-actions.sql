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
create function private.admin_reply_ticket(ticket_id uuid, reply_key uuid, body text, closes boolean default true)
returns public.ticket_entries
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  ticket public.contact_messages;
  entry public.ticket_entries;
begin
  perform private.require_staff('tickets');
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
call private.expose('admin_reply_ticket(uuid, uuid, text, boolean)', 'authenticated');

-- Leaves a note that admins alone read, once for each note_key.
-- Errors: 42501 admin_required · PT404 not_found · PT409 merged, key_used · PT422 body_required.
create function private.admin_note_ticket(ticket_id uuid, note_key uuid, body text) returns public.ticket_entries
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  ticket public.contact_messages;
  entry public.ticket_entries;
begin
  perform private.require_staff('tickets');
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
call private.expose('admin_note_ticket(uuid, uuid, text)', 'authenticated');

-- Gives a ticket to an admin, or to no user with null; giving it begins the work.
-- Errors: 42501 admin_required · PT404 not_found · PT409 merged · PT422 not_admin.
create function private.admin_assign_ticket(ticket_id uuid, handler uuid) returns public.contact_messages
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  ticket public.contact_messages;
  changed public.contact_messages;
begin
  perform private.require_staff('tickets');
  ticket := private.take_ticket(admin_assign_ticket.ticket_id);
  if admin_assign_ticket.handler is not null
    and not private.works_on_tickets(admin_assign_ticket.handler)
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
call private.expose('admin_assign_ticket(uuid, uuid)', 'authenticated');

-- Changes the state of a ticket. Opened again after it was done, it has the promised time anew.
-- Errors: 42501 admin_required · PT404 not_found · PT409 merged · PT422 bad_status.
create function private.admin_set_ticket_status(ticket_id uuid, p_status text) returns public.contact_messages
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  ticket public.contact_messages;
  changed public.contact_messages;
begin
  perform private.require_staff('tickets');
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
call private.expose('admin_set_ticket_status(uuid, text)', 'authenticated');

-- Joins a ticket to another one of the same sender (address or account), where the work goes on; the earlier deadline stays, and a
-- message that came after the other's answer waits for one of its own. What was merged into it before moves along. Merging again into
-- the same one changes nothing.
-- Errors: 42501 admin_required · PT404 not_found · PT409 merged, target_done · PT422 same_ticket, other_sender.
create function private.admin_merge_tickets(ticket_id uuid, into_id uuid) returns public.contact_messages
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  duplicate public.contact_messages;
  target public.contact_messages;
begin
  perform private.require_staff('tickets');
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
call private.expose('admin_merge_tickets(uuid, uuid)', 'authenticated');

-- Whether a person may work on tickets: an admin, or a lesser role that has the permission.
create function private.works_on_tickets(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.user_roles as r where r.user_id = works_on_tickets.person and r.role = 'admin')
    or exists (
      select from public.staff_roles as r join public.staff_permissions as p on p.role = r.role
      where r.user_id = works_on_tickets.person and p.permission = 'tickets'
    )
$$;

-- Who can own a ticket. Errors: 42501 admin_required.
create function private.admin_list_admins() returns table (id uuid, username text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_staff('tickets');
  return query
    select p.id, p.username from public.pengguna as p
    where private.works_on_tickets(p.id) order by lower(p.username);
end
$$;
call private.expose('admin_list_admins()', 'authenticated');
comment on function public.admin_list_admins() is 'nullable: none';
