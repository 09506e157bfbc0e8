-- How much one member may add in 24 hours, as settings of the operator; 0 means no limit. The limits hold for new rows of clients:
-- what is there stays, and the operator's own inserts (demo data, a restored listing) pass.
insert into public.app_settings (key, value, label, is_public) values
  ('listings_per_day', '5', 'Proyek baru per anggota dalam 24 jam (0 = tanpa batas)', false),
  ('contacts_per_day', '2', 'Profil relasi baru per anggota dalam 24 jam (0 = tanpa batas)', false),
  ('applications_per_day', '30', 'Lamaran per anggota dalam 24 jam (0 = tanpa batas)', false),
  ('pictures_per_day', '40', 'Gambar baru per anggota dalam 24 jam (0 = tanpa batas)', false),
  ('contact_messages_per_day', '5', 'Pesan kontak per alamat email atau akun dalam 24 jam (0 = tanpa batas)', false),
  ('visitor_messages_per_day', '500', 'Pesan kontak dari semua pengunjung tanpa akun dalam 24 jam (0 = tanpa batas)', false);

-- Refuses a row of the directories over the member's limit; the rows before it in the same statement count. Who deletes an entry may
-- write it anew, but what was added and deleted is at most three times as much again. In: the setting, the kind in deleted_content, the message with %s for the limit. Errors: PT429 daily_limit.
create function private.limit_listings() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  limit_a_day integer := private.setting_integer(tg_argv[0]);
  added bigint;
  deleted bigint;
begin
  -- A row in another's name is refused by the policy.
  if limit_a_day = 0 or new.user_id is distinct from auth.uid() then
    return new;
  end if;
  perform private.lock_user(tg_argv[0], new.user_id);
  execute format(
    'select count(*) from (select from %I.%I where user_id = $1 and created_at > now() - interval ''24 hours'' limit $2) as added',
    tg_table_schema, tg_table_name
  ) into added using new.user_id, limit_a_day;
  select count(*) into deleted from public.deleted_content as d
  where d.owner_id = new.user_id and d.kind = tg_argv[1] and d.deleted_at > now() - interval '24 hours'
    and (d.row ->> 'created_at')::timestamptz > now() - interval '24 hours' and d.restored_at is null;
  if added >= limit_a_day or added + deleted >= 4 * limit_a_day then
    raise exception using errcode = 'PT429', hint = 'daily_limit', message = format(tg_argv[2], limit_a_day);
  end if;
  return new;
end
$$;
create trigger a_limit before insert on public.project_listings
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.limit_listings('listings_per_day', 'project',
    'Anda sudah mendaftarkan %s proyek dalam 24 jam terakhir. Coba lagi besok.');
create trigger a_limit before insert on public.relasi_bisnis
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.limit_listings('contacts_per_day', 'relasi',
    'Anda sudah mendaftarkan %s profil relasi dalam 24 jam terakhir. Coba lagi besok, atau ubah profil yang sudah ada.');

create or replace function private.prepare_application() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  profile public.pengguna;
  limit_a_day integer := private.setting_integer('applications_per_day');
begin
  select * into profile from public.pengguna where id = new.applicant_id;
  new.applicant_name := coalesce(profile.nama_lengkap, profile.username, 'Pengguna');
  new.applicant_email := profile.email;
  new.applicant_whatsapp := profile.no_wa;
  new.applicant_skills := array(
    select main_skill from public.relasi_bisnis where user_id = new.applicant_id order by created_at desc limit 1
  );
  new.application_message := btrim(new.application_message);
  new.status := 'pending';
  new.decided_at := null;
  perform private.lock_user('apply', new.applicant_id);
  if limit_a_day > 0 and (
    select count(*) from public.project_applications
    where applicant_id = new.applicant_id and created_at > now() - interval '24 hours'
  ) >= limit_a_day then
    raise exception 'Anda sudah mengirim % lamaran dalam 24 jam terakhir. Coba lagi besok.', limit_a_day
      using errcode = 'PT429', hint = 'daily_limit';
  end if;
  return new;
end
$$;

create or replace function public.submit_contact_message(
  name text, email text, subject text, message text, out ticket_number text, out created_at timestamptz
)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  address text := lower(btrim(submit_contact_message.email));
  limit_a_day integer := private.setting_integer('contact_messages_per_day');
  limit_of_visitors integer := private.setting_integer('visitor_messages_per_day');
begin
  perform pg_advisory_xact_lock(hashtextextended('contact:' || coalesce(address, ''), 0));
  if auth.uid() is not null then
    perform private.lock_user('contact', auth.uid());
  end if;
  if limit_a_day > 0 and (
    select count(*) from public.contact_messages as c
    where c.created_at > now() - interval '24 hours' and (lower(c.email) = address or c.user_id = auth.uid())
  ) >= limit_a_day then
    raise exception 'Anda sudah mengirim % pesan dalam 24 jam terakhir. Coba lagi besok.', limit_a_day
      using errcode = 'PT429', hint = 'daily_limit';
  end if;
  -- A visitor chooses the address freely, so all of them together have a limit, too.
  if auth.uid() is null and limit_of_visitors > 0 then
    perform pg_advisory_xact_lock(hashtextextended('contact of visitors', 0));
    if (
      select count(*) from public.contact_messages as c
      where c.created_at > now() - interval '24 hours' and c.user_id is null
    ) >= limit_of_visitors then
      raise exception 'Kami menerima terlalu banyak pesan hari ini. Masuk ke akun Anda atau kirim email kepada kami.'
        using errcode = 'PT429', hint = 'daily_limit';
    end if;
  end if;
  insert into public.contact_messages as c (ticket_number, name, email, subject, message, user_id)
  values (
    'KU-' || to_char(now() at time zone 'Asia/Jakarta', 'YYMMDD') || '-' || private.random_code(6),
    btrim(submit_contact_message.name), address, btrim(submit_contact_message.subject),
    btrim(submit_contact_message.message), auth.uid()
  )
  returning c.ticket_number, c.created_at into ticket_number, created_at;
end
$$;

-- An upload by a signed address is written by the storage service itself, which no policy holds, so the limit is a trigger as well.
create function private.recent_pictures(person text) returns bigint
language sql stable security definer set search_path = '' as $$
  select count(*) from storage.objects
  where bucket_id in ('foto-profil', 'gambar-proyek') and name ^@ (person || '/') and created_at > now() - interval '1 day'
$$;
create or replace function private.may_add_picture() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.setting_integer('pictures_per_day') = 0
    or private.recent_pictures(auth.uid()::text) < private.setting_integer('pictures_per_day')
$$;
create function private.limit_pictures() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person text := split_part(new.name, '/', 1);
  limit_a_day integer := private.setting_integer('pictures_per_day');
begin
  if limit_a_day = 0 or person !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
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
