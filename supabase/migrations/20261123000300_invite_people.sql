-- Owners of an open listing may invite people who want to be found.
alter table public.threads drop constraint threads_kind_check;
alter table public.threads add constraint threads_kind_check check (kind in ('application', 'contact', 'invitation'));
alter table public.threads
  add column invited_id uuid references auth.users (id) on delete set null,
  add constraint threads_invitation_once unique (project_id, invited_id);
create index threads_invited_id_idx on public.threads (invited_id);
insert into public.app_settings (key, value, label, is_public) values
  ('invitations_per_day', '5', 'Undangan pemilik proyek kepada orang yang cocok dalam 24 jam (0 = tanpa batas)', false)
on conflict do nothing;

-- The caller's thread with somebody whom they invite to their open listing: a person who wants to be found (18 and over). Owners begin
-- those for free, at most invitations_per_day in 24 hours; whoever has applied already is spoken to in the application's thread. Makes
-- it when it is not there; the invited person hears of it with the first line. Out: its id.
-- Errors: 42501 login_required · PT404 not_found, not_findable · PT409 project_closed · PT429 daily_limit.
create function public.invite_person(project_id uuid, person_id uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := auth.uid();
  project public.project_listings;
  application public.project_applications;
  found_id uuid;
  limit_a_day integer := private.setting_integer('invitations_per_day');
begin
  if me is null then
    raise exception 'Silakan masuk terlebih dahulu' using errcode = '42501', hint = 'login_required';
  end if;
  select * into project from public.project_listings as p where p.id = invite_person.project_id and p.user_id = me;
  if project.id is null then
    raise exception 'Proyek tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  select * into application from public.project_applications as a
  where a.project_id = project.id and a.applicant_id = invite_person.person_id;
  if application.id is not null then
    return private.thread_of_application(application);
  end if;
  select t.id into found_id from public.threads as t where t.project_id = project.id and t.invited_id = invite_person.person_id;
  if found_id is not null then
    return found_id;
  end if;
  if not project.is_active or project.expires_at <= now() then
    raise exception 'Proyek ini sudah ditutup. Buka lagi untuk mengundang orang.' using errcode = 'PT409', hint = 'project_closed';
  end if;
  if invite_person.person_id = me or not private.is_findable(invite_person.person_id) then
    raise exception 'Orang ini tidak bisa diundang' using errcode = 'PT404', hint = 'not_findable';
  end if;
  perform private.lock_user('invitation', me);
  if limit_a_day > 0 and (
    select count(*) from public.threads as t
    where t.starter_id = me and t.kind = 'invitation' and t.created_at > now() - interval '24 hours'
  ) >= limit_a_day then
    raise exception 'Anda sudah mengundang % orang dalam 24 jam terakhir. Lanjutkan besok, ya.', limit_a_day
      using errcode = 'PT429', hint = 'daily_limit';
  end if;
  insert into public.threads (kind, project_id, invited_id, starter_id)
  values ('invitation', project.id, invite_person.person_id, me)
  on conflict (project_id, invited_id) do nothing returning id into found_id;
  if found_id is null then
    return (select t.id from public.threads as t where t.project_id = project.id and t.invited_id = invite_person.person_id);
  end if;
  insert into public.thread_members (thread_id, user_id, display_name)
  select found_id, me, project.owner_name
  union all select found_id, p.id, coalesce(p.nama_lengkap, p.username) from public.pengguna as p where p.id = invite_person.person_id;
  return found_id;
end
$$;
grant execute on function public.invite_person(uuid, uuid) to authenticated;

