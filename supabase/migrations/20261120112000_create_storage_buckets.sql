-- Pictures of profiles and projects (public, in a folder named after their owner) and the Premium files (private).
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('foto-profil', 'foto-profil', true, 2097152, array['image/jpeg', 'image/png', 'image/webp']),
  ('gambar-proyek', 'gambar-proyek', true, 4194304, array['image/jpeg', 'image/png', 'image/webp']),
  ('berkas-premium', 'berkas-premium', false, 20971520, null)
on conflict (id) do nothing;

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
