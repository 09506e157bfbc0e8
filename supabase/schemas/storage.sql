-- Pictures of profiles and projects (public, in a folder named after their owner), pictures of conversations and the Premium files
-- (private).
-- A bucket that a hosted project has already keeps its settings.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('foto-profil', 'foto-profil', true, 2097152, array['image/jpeg', 'image/png', 'image/webp']),
  ('gambar-proyek', 'gambar-proyek', true, 4194304, array['image/jpeg', 'image/png', 'image/webp']),
  ('gambar-pesan', 'gambar-pesan', false, 4194304, array['image/jpeg', 'image/png', 'image/webp']),
  ('berkas-premium', 'berkas-premium', false, 20971520, null)
on conflict (id) do nothing;

-- Pictures are served small in the best format a browser takes (storage.buckets.avif_autodetection is read by our server).
update storage.buckets set avif_autodetection = true where id in ('foto-profil', 'gambar-proyek');

-- How many pictures were added to the folder of a member in 24 hours.
create function private.recent_pictures(person text) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from storage.objects
  where bucket_id in ('foto-profil', 'gambar-proyek') and name ^@ (person || '/') and created_at > now() - interval '1 day'
$$;

-- Whether the member may add another picture in these 24 hours. Pictures that no row shows go after a day
-- (private.purge_unused_pictures), so this bounds what one account can fill the store with.
create function private.may_add_picture() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.may(auth.uid(), 'picture') and (
    private.setting_integer('pictures_per_day') = 0
    or private.recent_pictures(auth.uid()::text) < private.setting_integer('pictures_per_day')
  )
$$;
revoke execute on function private.may_add_picture() from public;
grant execute on function private.may_add_picture() to authenticated;

create policy "members read own pictures" on storage.objects for select to authenticated
  using (
    bucket_id in ('foto-profil', 'gambar-proyek') and (storage.foldername(name))[1] = (select auth.uid())::text
  );
create policy "members upload own pictures" on storage.objects for insert to authenticated
  with check (
    bucket_id in ('foto-profil', 'gambar-proyek') and (storage.foldername(name))[1] = (select auth.uid())::text
  );
create policy "members replace own pictures" on storage.objects for update to authenticated
  using (
    bucket_id in ('foto-profil', 'gambar-proyek') and (storage.foldername(name))[1] = (select auth.uid())::text
  )
  with check (
    bucket_id in ('foto-profil', 'gambar-proyek') and (storage.foldername(name))[1] = (select auth.uid())::text
  );
create policy "members delete own pictures" on storage.objects for delete to authenticated
  using (
    bucket_id in ('foto-profil', 'gambar-proyek') and (storage.foldername(name))[1] = (select auth.uid())::text
  );
create policy "premium members read premium files" on storage.objects for select to authenticated
  using (bucket_id = 'berkas-premium' and (select private.has_premium((select auth.uid()))));
create policy "few pictures a day" on storage.objects as restrictive for insert to authenticated
  with check (bucket_id not in ('foto-profil', 'gambar-proyek') or (select private.may_add_picture()));

-- An upload by a signed address is written by the storage service itself, which no policy holds, so the limit is a trigger as well.
-- Errors: 42501 daily_limit, age_limited.
create function private.limit_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person text := split_part(new.name, '/', 1);
  limit_a_day integer := private.setting_integer('pictures_per_day');
begin
  if person !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return new;
  end if;
  if not private.may(person::uuid, 'picture') then
    raise exception 'Gambar bisa diunggah mulai usia 18 tahun.' using errcode = '42501', hint = 'age_limited';
  end if;
  if limit_a_day = 0 then
    return new;
  end if;
  perform private.lock_user('pictures_per_day', person::uuid);
  if private.recent_pictures(person) >= limit_a_day then
    raise exception 'Anda sudah mengunggah % gambar dalam 24 jam terakhir. Coba lagi besok.', limit_a_day
      using errcode = '42501', hint = 'daily_limit';
  end if;
  return new;
end
$$;
do $$
begin
  create trigger limit_pictures before insert on storage.objects
    for each row when (new.bucket_id in ('foto-profil', 'gambar-proyek')) execute function private.limit_pictures();
exception when insufficient_privilege then
  -- A hosted project owns its storage tables; there the policy alone holds.
  raise notice 'storage.objects belongs to another role: signed uploads are not counted';
end
$$;

-- For the job: removes pictures that no row shows: chosen in a form that was never sent, replaced, or left behind by a deleted
-- account or by a conversation that is over for long. A project in deleted_content still counts as showing its picture, since an
-- admin may restore it, and so does a report.
create function private.purge_unused_pictures() returns integer
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
revoke execute on function private.purge_unused_pictures() from public;
comment on function private.purge_unused_pictures() is
  'Removes the rows; the bytes go with the next sweep of the storage. Gives how many.';
