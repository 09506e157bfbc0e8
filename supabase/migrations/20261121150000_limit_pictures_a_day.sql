-- How many pictures a member may add in 24 hours. Those that nobody shows go after a day (private.purge_unused_pictures), so
-- this bounds what one account can fill the store with.
create function private.may_add_picture() returns boolean
language sql stable security definer set search_path = '' as $$
  select count(*) < 40 from storage.objects
  where bucket_id in ('foto-profil', 'gambar-proyek') and name ^@ (auth.uid()::text || '/')
    and created_at > now() - interval '1 day'
$$;
revoke execute on function private.may_add_picture() from public;
grant execute on function private.may_add_picture() to authenticated;

create policy "few pictures a day" on storage.objects as restrictive for insert to authenticated
  with check (bucket_id not in ('foto-profil', 'gambar-proyek') or (select private.may_add_picture()));
