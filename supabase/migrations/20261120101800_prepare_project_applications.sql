-- Who applies is what the profile says, never what the client says; at most 30 applications in 24 hours.
create function private.prepare_application() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  profile public.pengguna;
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
  if (
    select count(*) from public.project_applications
    where applicant_id = new.applicant_id and created_at > now() - interval '24 hours'
  ) >= 30 then
    raise exception 'Anda sudah mengirim 30 lamaran dalam 24 jam terakhir. Coba lagi besok.'
      using errcode = 'PT429', hint = 'daily_limit';
  end if;
  return new;
end
$$;
-- The operator's own inserts (demo data, a restored listing) carry the details that they were written with.
create trigger prepare before insert on public.project_applications
  for each row when (current_user in ('anon', 'authenticated')) execute function private.prepare_application();

-- Invariant 5, also against roles that row-level security does not hold: pending becomes accepted or rejected, once.
create function private.decide_application() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.status is distinct from old.status then
    if old.status <> 'pending' then
      raise exception 'Lamaran ini sudah diputuskan' using errcode = 'PT409', hint = 'already_decided';
    end if;
    new.decided_at := now();
  end if;
  return new;
end
$$;
create trigger decide before update on public.project_applications
  for each row execute function private.decide_application();
