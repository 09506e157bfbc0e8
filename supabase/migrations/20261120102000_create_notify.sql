-- Tells a member something, in the ways that the member wants this kind. No row where neither is wanted, and none where
-- the same fact has been told before.
create function private.notify(
  person uuid, kind text, title text, body text, link text, dedupe_key text default null
) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wants_email boolean := true;
  wants_in_app boolean := true;
begin
  select p.email, p.in_app into wants_email, wants_in_app
  from public.notification_preferences as p where p.user_id = person and p.kind = notify.kind;
  if not coalesce(wants_email, true) and not coalesce(wants_in_app, true) then
    return;
  end if;
  insert into public.notifications (user_id, kind, title, body, link, in_app, email_status, dedupe_key)
  values (
    person, notify.kind, left(notify.title, 200), left(notify.body, 1000), notify.link, coalesce(wants_in_app, true),
    case when coalesce(wants_email, true) then 'pending' else 'skipped' end, notify.dedupe_key
  )
  on conflict (dedupe_key) do nothing;
end
$$;

create function private.notify_application() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  project public.project_listings;
begin
  select * into project from public.project_listings where id = new.project_id;
  perform private.notify(
    project.user_id, 'application', 'Lamaran baru untuk ' || project.project_name,
    new.applicant_name || ' ingin bergabung. Baca pesannya, lalu terima atau tolak.', '/kelola-aplikasi',
    'application:' || new.id
  );
  return null;
end
$$;
create trigger notify_owner after insert on public.project_applications
  for each row when (new.status = 'pending') execute function private.notify_application();

create function private.notify_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  project public.project_listings;
begin
  select * into project from public.project_listings where id = new.project_id;
  perform private.notify(
    new.applicant_id, 'decision',
    case new.status
      when 'accepted' then 'Lamaran Anda diterima: '
      else 'Lamaran Anda belum diterima: '
    end || project.project_name,
    case new.status
      when 'accepted' then project.owner_name || ' menerima Anda. Hubungi pemilik proyek untuk langkah berikutnya.'
      else 'Terima kasih sudah melamar. Masih banyak proyek lain yang mencari anggota tim.'
    end,
    '/kelola-aplikasi', 'decision:' || new.id
  );
  return null;
end
$$;
create trigger notify_applicant after update of status on public.project_applications
  for each row when (old.status = 'pending' and new.status <> 'pending') execute function private.notify_decision();
