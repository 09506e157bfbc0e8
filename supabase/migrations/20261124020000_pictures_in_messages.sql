-- Pictures in conversations, after the other has answered: a private bucket, one object for a line.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('gambar-pesan', 'gambar-pesan', false, 4194304, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do nothing;
insert into public.app_settings (key, value, label, is_public) values
  ('message_pictures_per_day', '20', 'Gambar dalam percakapan per anggota dalam 24 jam (0 = tanpa batas)', false)
on conflict (key) do nothing;
insert into private.age_rules (action, unstated, child, child_confirmed, teen, teen_confirmed, adult) values
  ('message_picture', false, false, false, false, false, true)
on conflict (action) do nothing;

alter table public.thread_messages add column picture_path text;
alter table public.thread_messages drop constraint thread_messages_check;
alter table public.thread_messages add constraint thread_messages_content check (
  char_length(body) <= 2000 and (btrim(body, E' \n\t') <> '' or picture_path is not null or removed_at is not null)
);
comment on column public.thread_messages.picture_path is 'An object of the private bucket gambar-pesan: <sender>/<thread>/<line>.webp.';
create unique index thread_messages_picture_path_key on public.thread_messages (picture_path) where picture_path is not null;
grant select (picture_path) on public.thread_messages to authenticated;

-- Why a member may not send a picture in this thread now; null where they may: thread_over (also for a stranger), blocked_by_you,
-- age_needed, age_limited, contact_hidden (because of the other, whose age it does not tell), picture_before_answer.
create function private.picture_refusal(person uuid, thread public.threads) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  other uuid := private.other_member(thread.id, person);
begin
  return case
    when thread.ended_at is not null or other is null then 'thread_over'
    when private.has_blocked(person, other) then 'blocked_by_you'
    when private.age_of(person) is null then 'age_needed'
    when not private.may(person, 'message_picture') then 'age_limited'
    when not private.may(other, 'message_picture') then 'contact_hidden'
    when not exists (
      select from public.thread_messages as m where m.thread_id = thread.id and m.sender_id = other and m.is_delivered
    ) then 'picture_before_answer'
  end;
end
$$;

-- Why a member may not add this object, by its name; null where they may: one of private.picture_refusal, not_found (a name of another
-- form), daily_limit.
create function private.picture_object_refusal(name text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  person uuid;
  thread public.threads;
  refusal text;
  limit_a_day integer := private.setting_integer('message_pictures_per_day');
begin
  if name !~ '^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/){2}[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$' then
    return 'not_found';
  end if;
  person := split_part(name, '/', 1)::uuid;
  select t.* into thread from public.threads as t where t.id = split_part(name, '/', 2)::uuid;
  refusal := private.picture_refusal(person, thread);
  if refusal is not null or limit_a_day = 0 then
    return refusal;
  end if;
  perform private.lock_user('message_pictures_per_day', person);
  if (
    select count(*) from storage.objects as o
    where o.bucket_id = 'gambar-pesan' and o.name ^@ (person::text || '/') and o.created_at > now() - interval '1 day'
  ) >= limit_a_day then
    return 'daily_limit';
  end if;
  return null;
end
$$;

-- Whether the caller may add this object. A name that is there already is refused by its uniqueness, so pictures are never replaced.
create function private.may_add_message_picture(name text) returns boolean
language sql volatile security definer set search_path = '' as $$
  select case when split_part(name, '/', 1) = auth.uid()::text then private.picture_object_refusal(name) is null else false end
$$;
grant execute on function private.may_add_message_picture(text) to authenticated;

-- Whether a report of a conversation keeps this picture.
create function private.is_reported_picture(name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.reports as r
    where r.target_kind = 'thread' and r.snapshot @> jsonb_build_object('lines', jsonb_build_array(jsonb_build_object('picture', name)))
  )
$$;

-- Whether the caller sees this picture: who has added it, the other once its line was delivered (while the age of both allows it), and
-- who reviews reports where it was reported.
create function private.may_see_message_picture(name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return split_part(name, '/', 1) = auth.uid()::text
    or exists (
      select from public.thread_messages as m join public.thread_members as me on me.thread_id = m.thread_id
      where m.picture_path = name and m.is_delivered and me.user_id = auth.uid()
        and private.may(m.sender_id, 'message_picture') and private.may(me.user_id, 'message_picture')
    )
    or (private.allows('reviews') and private.is_reported_picture(name));
end
$$;
grant execute on function private.may_see_message_picture(text) to authenticated;

-- Whether a line shows this picture.
create function private.is_sent_picture(name text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.thread_messages as m where m.picture_path = name)
$$;
grant execute on function private.is_sent_picture(text) to authenticated;

create policy "both of a conversation read its pictures" on storage.objects for select to authenticated
  using (bucket_id = 'gambar-pesan' and private.may_see_message_picture(name));
create policy "members add pictures to conversations" on storage.objects for insert to authenticated
  with check (bucket_id = 'gambar-pesan' and private.may_add_message_picture(name));
create policy "members delete pictures they have not sent" on storage.objects for delete to authenticated
  using (
    bucket_id = 'gambar-pesan' and (storage.foldername(name))[1] = (select auth.uid())::text and not private.is_sent_picture(name)
  );

-- Trigger: an upload by a signed address is written by the storage service, which no policy holds. Errors: 42501 with the refusal as hint.
create function private.limit_message_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  refusal text := private.picture_object_refusal(new.name);
begin
  if refusal is not null then
    raise exception 'Di percakapan ini gambar tidak bisa dikirim sekarang.' using errcode = '42501', hint = refusal;
  end if;
  return new;
end
$$;
do $$
begin
  create trigger limit_message_pictures before insert on storage.objects
    for each row when (new.bucket_id = 'gambar-pesan') execute function private.limit_message_pictures();
exception when insufficient_privilege then
  -- A hosted project owns its storage tables; there the policy alone holds.
  raise notice 'storage.objects belongs to another role: signed uploads are not looked at';
end
$$;

-- Refuses a line whose picture is not there, is another line's, or may not be sent now.
-- Errors: PT422 picture_missing · PT409 thread_over · PT403 blocked_by_you, age_needed, age_limited, contact_hidden, picture_before_answer.
create function private.require_picture(person uuid, thread public.threads, message_id uuid, picture_path text) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  refusal text := private.picture_refusal(person, thread);
begin
  if picture_path <> person || '/' || thread.id || '/' || message_id || '.webp' or not exists (
    select from storage.objects as o where o.bucket_id = 'gambar-pesan' and o.name = require_picture.picture_path
  ) then
    raise exception 'Gambarnya tidak ada lagi. Pilih gambar itu sekali lagi.' using errcode = 'PT422', hint = 'picture_missing';
  end if;
  if refusal = 'age_needed' then
    perform private.require_may(person, 'message_picture');
  elsif refusal = 'picture_before_answer' then
    raise exception 'Gambar bisa dikirim setelah lawan bicara Anda menjawab.' using errcode = 'PT403', hint = refusal;
  elsif refusal is not null then
    raise exception 'Di percakapan ini gambar tidak bisa dikirim.' using errcode = 'PT403', hint = refusal;
  end if;
end
$$;

drop function public.send_message(uuid, uuid, uuid, text, text);
-- Writes a line for a member; the function send-message calls it with what it has found risky, and clients cannot. A line whose id is
-- there already is that line: nothing is written. The line of a person whom the other has blocked stays with its sender.
-- Outside the conversation of an application both are 18 or over. With a picture, which was added before, the text may be empty.
-- Errors: PT404 not_found · PT409 message_id_taken, thread_over · PT403 blocked_by_you, age_limited, contact_hidden · PT422 message_empty, message_too_long ·
-- PT429 too_fast, daily_limit, and with a picture those of private.require_picture.
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

drop function public.list_threads(text, timestamptz, uuid, integer);
-- The caller's threads in which something was written, the newest first, one page at a time (keyset on last_at and id). q looks
-- into the other's name, the project's name and the lines. p_limit 1 to 50.
create function public.list_threads(
  q text default null, p_before timestamptz default null, p_before_id uuid default null, p_limit integer default 20
) returns table (
  id uuid, kind text, subject text, other_id uuid, other_name text, status text, last_body text, last_is_own boolean,
  last_at timestamptz, unread integer, last_has_picture boolean
)
language sql stable security definer set search_path = '' rows 20 as $$
  select t.id, t.kind, coalesce(p.project_name, r.name), other.user_id, other.display_name, a.status,
    left(last.body, 160), last.sender_id is not distinct from auth.uid(), last.created_at, me.unread,
    last.picture_path is not null
  from public.thread_members as me
    join public.threads as t on t.id = me.thread_id
    cross join lateral (
      select m.body, m.sender_id, m.created_at, m.picture_path from public.thread_messages as m
      where m.thread_id = t.id and (m.is_delivered or m.sender_id = me.user_id)
      order by m.created_at desc, m.id desc limit 1
    ) as last
    left join public.thread_members as other on other.thread_id = t.id and other.user_id <> me.user_id
    left join public.project_listings as p on p.id = t.project_id
    left join public.relasi_bisnis as r on r.id = t.contact_id
    left join public.project_applications as a on a.id = t.application_id
    cross join lateral (
      select '%' || replace(replace(replace(btrim(left(coalesce(q, ''), 100)), '\', '\\'), '%', '\%'), '_', '\_') || '%' as pattern
    ) as wanted
  where me.user_id = auth.uid()
    and (p_before is null or (last.created_at, t.id) < (p_before, coalesce(p_before_id, t.id)))
    and (
      wanted.pattern = '%%' or other.display_name ilike wanted.pattern or p.project_name ilike wanted.pattern
      or exists (
        select from public.thread_messages as m
        where m.thread_id = t.id and (m.is_delivered or m.sender_id = me.user_id) and m.body ilike wanted.pattern
      )
    )
  order by last.created_at desc, t.id desc
  limit least(greatest(coalesce(p_limit, 20), 1), 50)
$$;
grant execute on function public.list_threads(text, timestamptz, uuid, integer) to authenticated;
comment on function public.list_threads(text, timestamptz, uuid, integer) is 'nullable: subject, other_id, other_name, status';

drop function public.get_thread(uuid);
-- What stands above a conversation. No row for a stranger. `opening` is the application's message. The other's marks stay hidden
-- from whom the other has blocked. `picture_refusal` is why the caller may not send a picture now.
create function public.get_thread(thread_id uuid) returns table (
  id uuid, kind text, subject text, project_id uuid, contact_id uuid, application_id uuid, status text, opening text,
  opened_by_me boolean, other_id uuid, other_name text, other_read_at timestamptz, has_shared boolean, other_has_shared boolean,
  contact_is_open boolean, has_blocked boolean, is_over boolean, created_at timestamptz, picture_refusal text
)
language sql stable security definer set search_path = '' rows 1 as $$
  select t.id, t.kind, coalesce(p.project_name, r.name), t.project_id, t.contact_id, t.application_id, a.status,
    a.application_message, t.starter_id is not distinct from me.user_id, other.user_id, other.display_name,
    other.last_read_at, me.shared_at is not null, coalesce(other.shared_at is not null, false), private.contact_is_open(t),
    exists (select from public.member_blocks as b where b.blocker_id = me.user_id and b.blocked_id = other.user_id),
    t.ended_at is not null or other.user_id is null, t.created_at, private.picture_refusal(me.user_id, t)
  from public.thread_members as me
    join public.threads as t on t.id = me.thread_id
    left join public.thread_members as other on other.thread_id = t.id and other.user_id <> me.user_id
    left join public.project_listings as p on p.id = t.project_id
    left join public.relasi_bisnis as r on r.id = t.contact_id
    left join public.project_applications as a on a.id = t.application_id
  where me.user_id = auth.uid() and me.thread_id = get_thread.thread_id
$$;
grant execute on function public.get_thread(uuid) to authenticated;
comment on function public.get_thread(uuid) is 'nullable: subject, project_id, contact_id, application_id, status, opening, other_id, other_name, other_read_at, picture_refusal';

-- What a report of a conversation keeps: the last 20 lines that the reporter may see. Null for a stranger.
create or replace function private.thread_snapshot(thread_id uuid, reporter uuid) returns jsonb
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
create or replace function private.forget_threads(person uuid) returns void
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

-- For the job: removes pictures that no row shows: chosen in a form that was never sent, replaced, or left behind by a deleted
-- account or by a conversation that is over for long. A project in deleted_content still counts as showing its picture, since an
-- admin may restore it, and so does a report.
create or replace function private.purge_unused_pictures() returns integer
language sql security definer set search_path = '' as $$
  with purged as (
    delete from storage.objects as o
    where o.created_at < now() - interval '1 day' and (
      (o.bucket_id = 'foto-profil' and not exists (select from public.pengguna as p where p.foto_path = o.name))
      or (
        o.bucket_id = 'gambar-proyek'
        and not exists (select from public.project_listings as p where p.picture_path = o.name)
        and not exists (select from public.deleted_content as d where d.row ->> 'picture_path' = o.name)
      )
      or (
        o.bucket_id = 'gambar-pesan'
        and not exists (select from public.thread_messages as m where m.picture_path = o.name)
        and not private.is_reported_picture(o.name)
      )
    )
    returning 1
  )
  select count(*)::integer from purged
$$;
