-- Pictures that nobody shows: chosen in a form that was never sent, replaced, or left behind by a deleted account. A project in
-- deleted_content still counts as showing its picture, since an admin may restore it.
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
comment on function private.purge_unused_pictures() is
  'Removes the rows; the bytes go with the next sweep of the storage. Gives how many.';
revoke execute on function private.purge_unused_pictures() from public;
