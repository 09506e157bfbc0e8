-- Pictures in conversations: a private bucket, one object for a line, <sender>/<thread>/<line>.webp. They are written anew without
-- metadata by the storage, and seen by the two of the conversation alone, over addresses that live for five minutes.

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
