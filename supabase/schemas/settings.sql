-- What an admin may change without a new version: price, coin amounts, links. The defaults are the specification's (§9).
create table public.app_settings (
  key text primary key check (key ~ '^[a-z][a-z0-9_]{1,60}$'),
  value jsonb not null check (octet_length(value::text) <= 4000),
  label text not null default '' check (char_length(label) <= 200),
  is_public boolean not null default false,
  updated_by uuid references auth.users (id) on delete set null,
  updated_at timestamptz not null default now()
);
create index app_settings_updated_by_idx on public.app_settings (updated_by);

alter table public.app_settings enable row level security;
revoke all on public.app_settings from anon, authenticated;
grant select on public.app_settings to anon, authenticated;
grant update (value) on public.app_settings to authenticated;

create policy "read public" on public.app_settings for select to anon using (is_public);
create policy "read public, admins all" on public.app_settings for select to authenticated
  using (is_public or (select private.is_admin()));
create policy "admins update" on public.app_settings for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));

-- The specification's figures (§9); `contracts` holds the same ones.
insert into public.app_settings (key, value, label, is_public) values
  ('premium_price', '80000', 'Harga Premium (Rupiah)', true),
  ('premium_item_name', '"Premium Package"', 'Nama item pembayaran', true),
  ('coin_value_rupiah', '1000', 'Nilai 1 coin (Rupiah)', true),
  ('min_withdraw_coins', '50', 'Minimal withdraw (coin)', true),
  ('signup_reward_coins', '5', 'Hadiah pendaftaran (coin; 0 = hadiah hanya saat membeli Premium)', true),
  ('signup_reward_needs_phone', '0', 'Hadiah pendaftaran hanya setelah nomor telepon dibuktikan (1 = ya, perlu pengiriman SMS)', true),
  ('premium_reward_coins', '20', 'Hadiah pembelian Premium (coin)', true),
  ('reward_hold_days', '7', 'Masa tahan hadiah (hari)', true),
  ('voucher_validity_hours', '48', 'Masa berlaku voucher (jam)', true),
  ('payout_working_hours', '8', 'Jam kerja dalam masa voucher sebelum anggota diberi tahu lebih dulu', false),
  ('referral_burst_limit', '10', 'Pendaftaran per kode dalam 24 jam sebelum ditinjau', false),
  ('referral_device_limit', '2', 'Akun dari satu perangkat dalam masa tahan sebelum hadiahnya ditinjau', false),
  ('referral_network_limit', '3', 'Pendaftaran per kode dari satu jaringan dalam masa tahan sebelum ditinjau', false),
  ('referral_domain_limit', '2', 'Pendaftaran per kode dari satu domain email sebelum ditinjau, bila lebih dari separuh akun domain itu', false),
  ('referral_purchase_limit', '4', 'Pembelian Premium per kode sebelum ditinjau, bila lebih dari separuh pendaftarnya membeli', false),
  ('referral_refund_limit', '1', 'Pembelian per kode yang dikembalikan uangnya dalam 90 hari sebelum ditinjau', false),
  -- How much one member may add in 24 hours; 0 means no limit.
  ('listings_per_day', '5', 'Proyek baru per anggota dalam 24 jam (0 = tanpa batas)', false),
  ('contacts_per_day', '2', 'Profil relasi baru per anggota dalam 24 jam (0 = tanpa batas)', false),
  ('applications_per_day', '30', 'Lamaran per anggota dalam 24 jam (0 = tanpa batas)', false),
  ('free_applications_per_month', '0', 'Lamaran gratis per anggota tanpa Premium dalam satu bulan (0 = hanya Premium)', false),
  ('pictures_per_day', '40', 'Gambar baru per anggota dalam 24 jam (0 = tanpa batas)', false),
  ('contact_messages_per_day', '5', 'Pesan kontak per alamat email atau akun dalam 24 jam (0 = tanpa batas)', false),
  ('visitor_messages_per_day', '500', 'Pesan kontak dari semua pengunjung tanpa akun dalam 24 jam (0 = tanpa batas)', false),
  ('messages_per_day_at_first', '60', 'Pesan antaranggota dalam 24 jam selama 7 hari pertama sebuah akun (0 = tanpa batas)', false),
  ('messages_per_day', '500', 'Pesan antaranggota dalam 24 jam sesudahnya (0 = tanpa batas)', false),
  ('contact_requests_per_day', '10', 'Percakapan baru dari Cari Relasi per anggota dalam 24 jam (0 = tanpa batas)', false),
  ('message_pictures_per_day', '20', 'Gambar dalam percakapan per anggota dalam 24 jam (0 = tanpa batas)', false),
  ('application_numbers_per_day', '200', 'Nomor pelamar yang diterima satu pemilik proyek dalam 24 jam (0 = tanpa batas)', false),
  ('invitations_per_day', '5', 'Undangan pemilik proyek kepada orang yang cocok dalam 24 jam (0 = tanpa batas)', false),
  ('sales_pages_per_member', '3', 'Halaman jualan terbuka per anggota (0 = tanpa batas)', false),
  ('sales_pages_per_day', '20', 'Penerbitan halaman jualan per anggota dalam 24 jam (0 = tanpa batas)', false),
  ('ai_tokens_per_day', '2000000', 'Pemakaian layanan AI per hari untuk seluruh situs, dalam token, satuan tagihannya (0 = tanpa batas)', false),
  ('consultation_daily_limit', '30', 'Pertanyaan konsultasi gratis per orang per hari (0 = tanpa batas)', true),
  -- Institutions whose mailboxes prove a campus or a school (campus.sql); each entry is one, with a dot before it what stands behind one.
  ('campus_domains', '".ac.id .sch.id belajar.id binus.edu uph.edu lspr.edu"', 'Domain email kampus dan sekolah, dipisah spasi (titik di depan: berlaku untuk semua nama di bawahnya)', false),
  -- 1 switches them on, once there are two admins.
  ('payout_needs_proof', '0', 'Bukti wajib saat membayar voucher (1 = ya, perlu dua admin)', false),
  ('payout_needs_second', '0', 'Pembayaran voucher disetujui orang kedua (1 = ya, perlu dua admin)', false),
  ('roles_need_second', '0', 'Perubahan peran diusulkan admin lain (1 = ya, perlu dua admin)', false),
  ('admin_factor', '0', 'Langkah kedua wajib untuk membuka dasbor (0 = tidak, 1 = apa saja, 2 = kunci sandi)', false),
  -- National holidays and days off for all (SKB 3 Menteri); of 2027 those whose date is fixed. Weekends need no entry.
  ('holidays', '"2026-01-01 2026-01-16 2026-02-16 2026-02-17 2026-03-18 2026-03-19 2026-03-20 2026-03-23 2026-03-24 2026-04-03 2026-05-01 2026-05-14 2026-05-15 2026-05-27 2026-05-28 2026-06-01 2026-06-16 2026-08-17 2026-08-25 2026-12-24 2026-12-25 2027-01-01 2027-03-26 2027-05-06 2027-06-01"', 'Hari libur, ditulis TTTT-BB-HH dan dipisah spasi', false);

-- The whole number of one setting; null when there is no such setting.
create function private.setting_integer(key text) returns integer
language sql stable security definer set search_path = '' as $$
  select (value #>> '{}')::integer from public.app_settings as s where s.key = setting_integer.key
$$;

-- Whether people work on this day: no weekend, and not in the setting `holidays`.
create function private.is_working_day(day date) returns boolean
language sql stable security definer set search_path = '' as $$
  select extract(isodow from day) < 6 and not exists (
    select from public.app_settings as s
    where s.key = 'holidays' and position(to_char(day, 'YYYY-MM-DD') in coalesce(s.value #>> '{}', '')) > 0
  )
$$;

-- Trigger: a number stays a whole number (and above 0 where 0 makes no sense), a text stays a text; who changed it and why goes
-- into the audit log. The reason is what admin_update_setting left in this transaction.
-- Errors: PT422 bad_setting · PT409 needs_two_admins, factor_not_shown.
create function private.change_setting() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.value is not distinct from old.value then
    return new;
  end if;
  if jsonb_typeof(old.value) = 'number' then
    if jsonb_typeof(new.value) <> 'number' or (new.value #>> '{}') !~ '^\d{1,9}$' then
      raise exception 'Isi angka bulat, 0 atau lebih' using errcode = 'PT422', hint = 'bad_setting';
    end if;
    if new.key in ('premium_price', 'coin_value_rupiah', 'min_withdraw_coins', 'voucher_validity_hours')
      and (new.value #>> '{}')::integer < 1
    then
      raise exception 'Angka harus lebih dari 0' using errcode = 'PT422', hint = 'bad_setting';
    end if;
    if new.key = 'signup_reward_needs_phone' and (new.value #>> '{}')::integer > 1 then
      raise exception 'Isi 0 atau 1' using errcode = 'PT422', hint = 'bad_setting';
    end if;
    if new.key in ('payout_needs_proof', 'payout_needs_second', 'roles_need_second') then
      if (new.value #>> '{}')::integer > 1 then
        raise exception 'Isi 0 atau 1' using errcode = 'PT422', hint = 'bad_setting';
      end if;
      perform pg_advisory_xact_lock(hashtextextended('user_roles', 0));
      if new.value = '1' and (select count(*) from public.user_roles where role = 'admin') < 2 then
        raise exception 'Pengaturan ini perlu dua admin' using errcode = 'PT409', hint = 'needs_two_admins';
      end if;
    end if;
    if new.key = 'admin_factor' then
      if (new.value #>> '{}')::integer > 2 then
        raise exception 'Isi 0, 1, atau 2' using errcode = 'PT422', hint = 'bad_setting';
      end if;
      -- Who asks for a factor has shown it: no admin locks the desk by it.
      if auth.uid() is not null and not private.shows_factor(auth.jwt() ->> 'session_id', (new.value #>> '{}')::integer) then
        raise exception 'Masuk dulu dengan langkah kedua yang Anda wajibkan, lalu ubah pengaturan ini'
          using errcode = 'PT409', hint = 'factor_not_shown';
      end if;
    end if;
  elsif jsonb_typeof(new.value) not in ('string', 'null') then
    raise exception 'Isi teks' using errcode = 'PT422', hint = 'bad_setting';
  end if;
  new.updated_at := now();
  new.updated_by := auth.uid();
  perform private.write_audit('setting.changed', 'setting', new.key, jsonb_build_object('value', old.value),
    jsonb_build_object('value', new.value), nullif(current_setting('kawanusaha.reason', true), ''));
  return new;
end
$$;
create trigger change before update on public.app_settings
  for each row execute function private.change_setting();

-- The whole number that a setting had at a moment, by the audit log; where it was never changed, the present one.
create function private.setting_at(key text, at timestamptz) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select (l.after ->> 'value')::integer from public.audit_log as l
      where l.target_kind = 'setting' and l.target_id = setting_at.key and l.action = 'setting.changed' and l.created_at <= setting_at.at
      order by l.id desc limit 1),
    (select (l.before ->> 'value')::integer from public.audit_log as l
      where l.target_kind = 'setting' and l.target_id = setting_at.key and l.action = 'setting.changed' and l.created_at > setting_at.at
      order by l.id limit 1),
    private.setting_integer(setting_at.key)
  )
$$;

-- Changes one setting with a reason. Errors: 42501 admin_required · PT404 not_found · PT422 bad_setting.
create function private.admin_update_setting(key text, value jsonb, reason text default null) returns public.app_settings
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  setting public.app_settings;
begin
  perform private.require_admin();
  perform set_config('kawanusaha.reason', left(coalesce(admin_update_setting.reason, ''), 1000), true);
  update public.app_settings as s set value = coalesce(admin_update_setting.value, 'null')
  where s.key = admin_update_setting.key returning * into setting;
  if setting.key is null then
    raise exception 'Pengaturan tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  return setting;
end
$$;
call private.expose('admin_update_setting(text, jsonb, text)', 'authenticated');
