-- Pictures of profiles and projects (public, in a folder named after their owner) and the Premium files (private).
-- A bucket that a hosted project has already keeps its settings.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('foto-profil', 'foto-profil', true, 2097152, array['image/jpeg', 'image/png', 'image/webp']),
  ('gambar-proyek', 'gambar-proyek', true, 4194304, array['image/jpeg', 'image/png', 'image/webp']),
  ('berkas-premium', 'berkas-premium', false, 20971520, null)
on conflict (id) do nothing;

-- Pictures are served small in the best format a browser takes (storage.buckets.avif_autodetection is read by our server).
update storage.buckets set avif_autodetection = true where id in ('foto-profil', 'gambar-proyek');

-- Whether the member may add another picture: 40 in 24 hours. Pictures that no row shows go after a day
-- (private.purge_unused_pictures), so this bounds what one account can fill the store with.
create function private.may_add_picture() returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) < 40 from storage.objects
  where bucket_id in ('foto-profil', 'gambar-proyek') and name ^@ (auth.uid()::text || '/')
    and created_at > now() - interval '1 day'
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

-- For the job: removes pictures that no row shows: chosen in a form that was never sent, replaced, or left behind by a deleted
-- account. A project in deleted_content still counts as showing its picture, since an admin may restore it.
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
    )
    returning 1
  )
  select count(*)::integer from purged
$$;
revoke execute on function private.purge_unused_pictures() from public;
comment on function private.purge_unused_pictures() is
  'Removes the rows; the bytes go with the next sweep of the storage. Gives how many.';
