-- What members do in a conversation: write, read, share contacts, block; and what the jobs do.

-- The other member of a thread of this person; null for a stranger, or when the other has left.
create function private.other_member(thread_id uuid, person uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select other.user_id from public.thread_members as me
    join public.thread_members as other on other.thread_id = me.thread_id and other.user_id <> me.user_id
  where me.thread_id = other_member.thread_id and me.user_id = person
$$;

-- Whether one member has blocked another.
create function private.has_blocked(blocker uuid, blocked uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.member_blocks where blocker_id = blocker and blocked_id = blocked)
$$;

-- Refuses the writer who has written much: at most 20 lines a minute, and so many in 24 hours as the age of the account allows.
-- Errors: PT429 too_fast, daily_limit.
create function private.limit_messages(person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  is_new boolean := (select u.created_at > now() - interval '7 days' from auth.users as u where u.id = person);
  limit_a_day integer := private.setting_integer(case when is_new then 'messages_per_day_at_first' else 'messages_per_day' end);
begin
  perform private.lock_user('thread_message', person);
  if (
    select count(*) from public.thread_messages where sender_id = person and created_at > clock_timestamp() - interval '1 minute'
  ) >= 20 then
    raise exception 'Anda menulis sangat cepat. Tunggu sebentar, lalu kirim lagi. Tulisan Anda tidak hilang.'
      using errcode = 'PT429', hint = 'too_fast';
  end if;
  if limit_a_day > 0 and (
    select count(*) from public.thread_messages where sender_id = person and created_at > now() - interval '24 hours'
  ) >= limit_a_day then
    raise exception 'Anda sudah mengirim % pesan dalam 24 jam terakhir. %', limit_a_day, case
      when is_new then 'Batas ini naik sendiri setelah akun Anda berumur 7 hari. Lanjutkan besok, ya.'
      else 'Lanjutkan besok, ya.'
    end using errcode = 'PT429', hint = 'daily_limit';
  end if;
end
$$;

-- Writes a line for a member; the function send-message calls it with what it has found risky, and clients cannot. A line whose id is
-- there already is that line: nothing is written. The line of a person whom the other has blocked stays with its sender.
-- Outside the conversation of an application both are 18 or over. With a picture, which was added before, the text may be empty.
-- Errors: PT404 not_found · PT409 message_id_taken, thread_over · PT403 blocked_by_you, age_needed, guardian_needed, age_limited,
-- contact_hidden · PT422 message_empty, message_too_long · PT429 too_fast, daily_limit, and with a picture those of private.require_picture.
create function public.send_message(
  person uuid, thread_id uuid, message_id uuid, body text, risk text default null, picture_path text default null
)
returns public.thread_messages
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  thread public.threads;
  other uuid;
  line public.thread_messages;
  sender_name text;
  needed text;
  -- Line breaks and joined emoji stay; control and direction marks, which make a text look like another, go.
  words text := btrim(
    regexp_replace(coalesce(send_message.body, ''), '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]', '', 'g'),
    E' \n\t'
  );
begin
  select m.display_name into sender_name from public.thread_members as m
  where m.thread_id = send_message.thread_id and m.user_id = person;
  if sender_name is null then
    raise exception 'Percakapan tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  -- One line after the other, so that the order of a thread is that of its times.
  select t.* into thread from public.threads as t where t.id = send_message.thread_id for update;
  select m.* into line from public.thread_messages as m where m.id = send_message.message_id;
  if line.id is not null then
    if line.sender_id is not distinct from person and line.thread_id = thread.id then
      return line;
    end if;
    raise exception 'Pesan belum terkirim. Coba lagi.' using errcode = 'PT409', hint = 'message_id_taken';
  end if;
  if words = '' and send_message.picture_path is null then
    raise exception 'Tulis pesan dulu' using errcode = 'PT422', hint = 'message_empty';
  end if;
  if char_length(words) > 2000 then
    raise exception 'Pesan paling panjang 2.000 karakter' using errcode = 'PT422', hint = 'message_too_long';
  end if;
  needed := case thread.kind when 'application' then 'message' else 'message_outside' end;
  other := private.other_member(thread.id, person);
  if thread.ended_at is not null or other is null then
    raise exception 'Percakapan ini sudah selesai' using errcode = 'PT409', hint = 'thread_over';
  end if;
  if private.has_blocked(person, other) then
    raise exception 'Anda memblokir orang ini. Buka blokirnya untuk menulis lagi.' using errcode = 'PT403', hint = 'blocked_by_you';
  end if;
  perform private.require_may(person, needed);
  if not private.may(other, needed) then
    raise exception 'Orang ini tidak bisa menerima pesan sekarang' using errcode = 'PT403', hint = 'contact_hidden';
  end if;
  if send_message.picture_path is not null then
    perform private.require_picture(person, thread, send_message.message_id, send_message.picture_path);
  end if;
  perform private.limit_messages(person);
  insert into public.thread_messages (id, thread_id, sender_id, body, risk, is_delivered, created_at, picture_path)
  values (
    send_message.message_id, thread.id, person, words, send_message.risk, not private.has_blocked(other, person),
    clock_timestamp(), send_message.picture_path
  ) returning * into line;
  if line.is_delivered then
    update public.threads as t set last_message_at = line.created_at where t.id = thread.id;
    update public.thread_members as m set unread = m.unread + 1, unread_since = coalesce(m.unread_since, line.created_at)
    where m.thread_id = thread.id and m.user_id = other;
    perform private.notify_in_thread(thread.id, other, 'Pesan baru dari ' || sender_name);
  end if;
  return line;
end
$$;
grant execute on function public.send_message(uuid, uuid, uuid, text, text, text) to service_role;

-- The bell, once for each thread until it is read; mails come as a digest.
create function private.notify_in_thread(thread_id uuid, person uuid, title text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if exists (
    select from public.notification_preferences as p where p.user_id = person and p.kind = 'message' and not p.in_app
  ) then
    return;
  end if;
  insert into public.notifications (user_id, kind, title, body, link, dedupe_key)
  select person, 'message', left(notify_in_thread.title, 200), coalesce(p.project_name, ''), '/pesan/' || t.id,
    'message:' || t.id || ':' || person
  from public.threads as t left join public.project_listings as p on p.id = t.project_id where t.id = notify_in_thread.thread_id
  on conflict (dedupe_key) do nothing;
end
$$;

-- The caller has read a thread up to its newest line. Changes nothing for a stranger.
create function private.mark_thread_read(thread_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := auth.uid();
  newest timestamptz;
begin
  select max(m.created_at) into newest from public.thread_messages as m
  where m.thread_id = mark_thread_read.thread_id and m.is_delivered and m.sender_id is distinct from me;
  update public.thread_members as m
  set unread = 0, unread_since = null, mailed_at = null,
    last_read_at = case
      when private.has_blocked(me, private.other_member(m.thread_id, me)) then m.last_read_at
      else greatest(m.last_read_at, newest)
    end
  where m.thread_id = mark_thread_read.thread_id and m.user_id = me
    and (m.unread > 0 or m.last_read_at is distinct from greatest(m.last_read_at, newest));
  delete from public.notifications as n
  where n.user_id = me and n.dedupe_key = 'message:' || mark_thread_read.thread_id || ':' || me;
end
$$;
call private.expose('mark_thread_read(uuid)', 'authenticated');

-- 'Bagikan kontak', or takes it back. Number and e-mail are seen only while both share them. Out: whether the caller shares now.
-- Errors: PT404 not_found · PT409 thread_over · PT403 age_limited, age_needed, guardian_needed, or contact_hidden because of the other, whose age it does not tell.
create function private.share_contact(thread_id uuid, shares boolean) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := auth.uid();
  other uuid := private.other_member(share_contact.thread_id, auth.uid());
  mine public.thread_members;
begin
  -- Both members in one order: taking back notes at the other, too, that the contact was given.
  perform from public.thread_members as m
  where m.thread_id = share_contact.thread_id and exists (
    select from public.thread_members as own where own.thread_id = m.thread_id and own.user_id = me
  )
  order by m.id for update of m;
  select m.* into mine from public.thread_members as m where m.thread_id = share_contact.thread_id and m.user_id = me;
  if mine.user_id is null then
    raise exception 'Percakapan tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  if coalesce(share_contact.shares, false) = (mine.shared_at is not null) then
    return mine.shared_at is not null;
  end if;
  if share_contact.shares and (
    other is null or exists (select from public.threads as t where t.id = mine.thread_id and t.ended_at is not null)
  ) then
    raise exception 'Percakapan ini sudah selesai' using errcode = 'PT409', hint = 'thread_over';
  end if;
  if share_contact.shares then
    perform private.require_may(me, 'reveal');
    perform private.require_may(me, 'message');
    if not private.may(other, 'message') or not private.may(other, 'reveal') then
      raise exception 'Di percakapan ini kontak tidak dibagikan. Tetap menulis di sini, ya.'
        using errcode = 'PT403', hint = 'contact_hidden';
    end if;
  end if;
  update public.thread_members as m set shared_at = case when share_contact.shares then now() end
  where m.thread_id = mine.thread_id and m.user_id = me;
  if share_contact.shares and not private.are_apart(me, other) then
    update public.thread_members as m set contact_given_at = now()
    where m.thread_id = mine.thread_id and m.contact_given_at is null and not exists (
      select from public.thread_members as b where b.thread_id = mine.thread_id and b.shared_at is null
    );
    perform private.notify_in_thread(mine.thread_id, other, mine.display_name || ' ingin berbagi kontak');
  end if;
  return coalesce(share_contact.shares, false);
end
$$;
call private.expose('share_contact(uuid, boolean)', 'authenticated');

-- Blocks the other member of a thread, everywhere, or lifts it. The other is not told; what they write from then on stays with them,
-- contacts that the caller has shared with them are taken back, and what the caller's bell told of them goes. Out: whether they are blocked now. Errors: PT404 not_found.
create function private.block_member(thread_id uuid, blocks boolean) returns boolean
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
call private.expose('block_member(uuid, boolean)', 'authenticated');

-- What a report of a conversation keeps: the last 20 lines that the reporter may see. Null for a stranger.
create function private.thread_snapshot(thread_id uuid, reporter uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', thread_snapshot.thread_id, 'user_id', other.user_id, 'name', other.display_name,
    'lines', (
      select jsonb_agg(
        jsonb_build_object('from', case when l.sender_id = reporter then 'reporter' else 'reported' end, 'body', l.body, 'at', l.created_at)
          || case when l.picture_path is null then '{}' else jsonb_build_object('picture', l.picture_path) end
        order by l.created_at, l.id
      )
      from (
        select m.* from public.thread_messages as m
        where m.thread_id = thread_snapshot.thread_id and (m.is_delivered or m.sender_id = reporter)
        order by m.created_at desc, m.id desc limit 20
      ) as l
    )
  )
  from public.thread_members as me
    left join public.thread_members as other on other.thread_id = me.thread_id and other.user_id <> me.user_id
  where me.thread_id = thread_snapshot.thread_id and me.user_id = reporter
$$;

-- What a deleted account leaves in conversations: its lines are emptied, its pictures go, its threads end, and one that it had alone goes.
create function private.forget_threads(person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from public.notifications as n using public.thread_members as m
  where m.user_id = person and n.dedupe_key = 'message:' || m.thread_id || ':' || private.other_member(m.thread_id, person);
  update public.thread_messages set body = '', risk = null, picture_path = null, removed_at = now() where sender_id = person;
  delete from storage.objects where bucket_id = 'gambar-pesan' and name ^@ (person::text || '/');
  update public.threads as t
  set ended_at = coalesce(t.ended_at, now()), starter_id = nullif(t.starter_id, person)
  where t.id in (select m.thread_id from public.thread_members as m where m.user_id = person);
  delete from public.threads as t
  where t.id in (select m.thread_id from public.thread_members as m where m.user_id = person)
    and private.other_member(t.id, person) is null;
end
$$;

-- For the job: one mail to each member about what has waited unread for 15 minutes, at most one in 6 hours. Returns how many.
create function private.queue_message_digests() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  waiting record;
  queued integer := 0;
begin
  for waiting in
    with due as (
      update public.thread_members as m set mailed_at = now()
      where m.unread > 0 and m.mailed_at is null and m.unread_since <= now() - interval '15 minutes'
        and not exists (
          select from public.notifications as n
          where n.user_id = m.user_id and n.kind = 'message' and n.email_status <> 'skipped' and n.created_at > now() - interval '6 hours'
        )
      returning m.*
    )
    select due.user_id, sum(due.unread) as lines, string_agg(distinct other.display_name, ', ') as names
    from due left join public.thread_members as other on other.thread_id = due.thread_id and other.user_id <> due.user_id
    where not exists (
      select from public.notification_preferences as p where p.user_id = due.user_id and p.kind = 'message' and not p.email
    )
    group by due.user_id
  loop
    insert into public.notifications (user_id, kind, title, body, link, in_app, email_status)
    values (
      waiting.user_id, 'message', waiting.lines || ' pesan belum dibaca',
      left('Dari ' || coalesce(waiting.names, 'akun yang sudah dihapus') || '. Balas di KawanUsaha.', 1000), '/pesan', false, 'pending'
    );
    queued := queued + 1;
  end loop;
  return queued;
end
$$;

-- For the job: a conversation is kept for 12 months after its end, or after its last line when no user has ended it. Returns how many went.
create function private.purge_old_threads() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  purged integer;
begin
  delete from public.threads
  where coalesce(ended_at, last_message_at, created_at) <= now() - interval '12 months';
  get diagnostics purged = row_count;
  return purged;
end
$$;
