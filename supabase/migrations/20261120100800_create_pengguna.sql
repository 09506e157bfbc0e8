-- The profile behind an account. Made by a trigger on auth.users; read and changed by its owner only.
create table public.pengguna (
  id uuid primary key references auth.users (id) on delete cascade,
  nama_lengkap text not null check (char_length(nama_lengkap) between 3 and 100),
  username text not null check (char_length(username) between 3 and 30 and username !~ '[[:cntrl:]]'),
  email text check (char_length(email) <= 255),
  no_wa text check (no_wa ~ '^62\d{9,13}$'),
  paket text not null default 'Gratis' check (paket in ('Gratis', 'Premium')),
  tanggal_daftar timestamptz not null default now(),
  kota text check (char_length(kota) <= 80),
  deskripsi text check (char_length(deskripsi) <= 1000),
  instagram text check (char_length(instagram) <= 200),
  facebook text check (char_length(facebook) <= 200),
  linkedin text check (char_length(linkedin) <= 200),
  twitter text check (char_length(twitter) <= 200),
  kampus text check (char_length(kampus) <= 120),
  prodi text check (char_length(prodi) <= 120),
  angkatan integer check (angkatan between 1900 and 2099),
  foto_path text check (char_length(foto_path) <= 300 and split_part(foto_path, '/', 1) = id::text),
  updated_at timestamptz not null default now()
);
create unique index pengguna_username_key on public.pengguna (lower(username));
create index pengguna_email_idx on public.pengguna (lower(email));
create index pengguna_no_wa_idx on public.pengguna (no_wa);

alter table public.pengguna enable row level security;
revoke all on public.pengguna from anon, authenticated;
grant select on public.pengguna to authenticated;
-- email and paket may be named, because the described calls send them (spec §7); triggers put back what is true.
grant insert (id, nama_lengkap, username, email, no_wa, paket) on public.pengguna to authenticated;
grant update (
  nama_lengkap, username, email, no_wa, kota, deskripsi, instagram, facebook, linkedin, twitter,
  kampus, prodi, angkatan, foto_path
) on public.pengguna to authenticated;

create policy "read own" on public.pengguna for select to authenticated using (id = (select auth.uid()));
create policy "insert own" on public.pengguna for insert to authenticated with check (id = (select auth.uid()));
create policy "update own" on public.pengguna for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));
