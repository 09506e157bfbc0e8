-- Pictures are served small in the best format a browser takes (storage.buckets.avif_autodetection is read by our server).
update storage.buckets set avif_autodetection = true where id in ('foto-profil', 'gambar-proyek');

-- A path is one name inside the own folder, and nothing that an address could read otherwise.
alter table public.pengguna add constraint pengguna_foto_path_plain
  check (foto_path ~ '^[0-9a-f-]{36}/[A-Za-z0-9][A-Za-z0-9._-]*$');
alter table public.project_listings add constraint project_listings_picture_path_plain
  check (picture_path ~ '^[0-9a-f-]{36}/[A-Za-z0-9][A-Za-z0-9._-]*$');

-- Finds who still shows a picture.
create index pengguna_foto_path_idx on public.pengguna (foto_path) where foto_path is not null;
create index project_listings_picture_path_idx on public.project_listings (picture_path) where picture_path is not null;
