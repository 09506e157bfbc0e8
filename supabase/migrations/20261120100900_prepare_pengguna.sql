-- Empty optional fields become null, numbers are normalised (spec §3, §5).
create function private.prepare_profile() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.nama_lengkap := btrim(new.nama_lengkap);
  new.username := btrim(new.username);
  new.kota := nullif(btrim(new.kota), '');
  new.deskripsi := nullif(btrim(new.deskripsi), '');
  new.instagram := nullif(btrim(new.instagram), '');
  new.facebook := nullif(btrim(new.facebook), '');
  new.linkedin := nullif(btrim(new.linkedin), '');
  new.twitter := nullif(btrim(new.twitter), '');
  new.kampus := nullif(btrim(new.kampus), '');
  new.prodi := nullif(btrim(new.prodi), '');
  new.foto_path := nullif(btrim(new.foto_path), '');
  new.no_wa := nullif(btrim(new.no_wa), '');
  if new.no_wa is not null then
    new.no_wa := private.normalize_whatsapp(new.no_wa);
    if new.no_wa is null then
      raise exception 'Format nomor WhatsApp tidak valid'
        using errcode = '23514', constraint = 'pengguna_no_wa_check', table = 'pengguna', schema = 'public';
    end if;
  end if;
  new.updated_at := now();
  return new;
end
$$;
create trigger b_prepare before insert or update on public.pengguna
  for each row execute function private.prepare_profile();

-- The address of an account is changed through the auth API, with proof; the copy here only follows.
create function private.keep_profile_email() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.email := old.email;
  return new;
end
$$;
create trigger a_keep_email before update on public.pengguna
  for each row when (current_user in ('anon', 'authenticated')) execute function private.keep_profile_email();

-- The described insert after sign-up (spec §7) meets a row that the sign-up trigger has already made. It then fills the
-- allowed columns only. The old row makes way for the new one, because a trigger that returned null would leave the
-- client without the row that it asks back.
create function private.take_over_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  existing public.pengguna;
begin
  if new.id is distinct from auth.uid() then
    return new; -- row-level security refuses it
  end if;
  new.email := (select email from auth.users where id = new.id);
  new.paket := case when private.has_premium(new.id) then 'Premium' else 'Gratis' end;
  delete from public.pengguna where id = new.id returning * into existing;
  if existing.id is null then
    return new;
  end if;
  existing.nama_lengkap := coalesce(nullif(btrim(new.nama_lengkap), ''), existing.nama_lengkap);
  existing.username := coalesce(nullif(btrim(new.username), ''), existing.username);
  existing.no_wa := coalesce(nullif(btrim(new.no_wa), ''), existing.no_wa);
  existing.email := new.email;
  existing.paket := new.paket;
  return existing;
end
$$;
create trigger a_take_over before insert on public.pengguna
  for each row when (current_user in ('anon', 'authenticated')) execute function private.take_over_profile();

-- What the profile lacks of a complete one (spec §4): WhatsApp, city, description and one social account.
create function private.has_complete_profile(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.pengguna
    where id = person and no_wa is not null and kota is not null and deskripsi is not null
      and coalesce(instagram, facebook, linkedin, twitter) is not null
  )
$$;

-- Contacts and listings may only be registered with a complete profile (spec §5).
create function private.require_complete_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.has_complete_profile(auth.uid()) then
    raise exception 'Harap lengkapi profil terlebih dahulu' using errcode = 'PT403', hint = 'profile_incomplete';
  end if;
  return new;
end
$$;
