-- Pages of members that are open stay when more usernames count as a name of the staff ('cs17', 'petugas7'): the rule is for new pages.

create or replace function private.is_page_name(username text) returns boolean
language sql stable security definer set search_path = '' as $$
  select lower(username) ~ '^[a-z0-9][a-z0-9._-]{1,28}[a-z0-9]$'
    and lower(username) !~ '\.(data|png|jpg|webp|xml|json|txt|html|js|css)$'
    and lower(username) <> all (array[
      'about', 'abuse', 'account', 'admin', 'akun', 'anonim', 'anonymous', 'api', 'app', 'assets', 'auth', 'bantuan', 'baru', 'beranda',
      'contact', 'daftar', 'edit', 'hapus', 'help', 'home', 'index', 'insiden', 'kontak', 'login', 'logout', 'mailbox', 'masuk', 'new', 'null',
      'paket', 'pembayaran', 'pengguna', 'pesan', 'premium', 'privasi', 'privacy', 'profil', 'profile', 'register', 'robots', 'saya',
      'security', 'settings', 'sitemap', 'static', 'storage', 'syarat', 'tentang', 'tim', 'undefined', 'user', 'users', 'webmaster', 'www'
    ])
$$;

create or replace function private.prepare_public_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.is_public and not coalesce((
    select private.is_page_name(p.username) and (not private.is_staff_name(p.username)
      or exists (select from public.public_profiles as open where open.user_id = new.user_id and open.is_public))
    from public.pengguna as p where p.id = new.user_id
  ), false) then
    raise exception 'Username Anda tidak bisa menjadi alamat halaman. Ubah dulu: huruf, angka, titik, garis, tanpa spasi.'
      using errcode = 'PT422', hint = 'username_unfit';
  end if;
  new.updated_at := now();
  return new;
end
$$;
