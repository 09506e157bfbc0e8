-- Decisions of an owner come one after the other, and a role stays while an application for it is written.
-- Trigger: what an owner decides and deletes comes one after the other, before any row is locked. Two acceptances that fill the last seat
-- at once would each hold an application that the other has to close.
create function private.queue_decisions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_user('decide', auth.uid());
  return null;
end
$$;
create trigger a_queue_decisions before update of status on public.project_applications
  for each statement execute function private.queue_decisions();
create trigger a_queue_decisions before delete on public.listing_roles
  for each statement execute function private.queue_decisions();
create trigger a_queue_decisions before delete on public.project_listings
  for each statement execute function private.queue_decisions();

-- Trigger: a decision shows that the owner answers; the one that fills the last seat closes the listing and frees those who still wait.
create or replace function private.follow_decision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  project public.project_listings;
  application record;
begin
  delete from private.silent_listings where project_id = new.project_id;
  select * into project from public.project_listings where id = new.project_id;
  if new.status = 'accepted' and new.role_id is not null then
    perform private.reread_listing(project.id);
  end if;
  if new.status <> 'accepted' or not private.is_team_complete(project) then
    return null;
  end if;
  update public.project_listings set is_active = false, closed_reason = 'filled' where id = project.id and is_active;
  for application in
    update public.project_applications set closed_reason = 'seats_filled', closed_at = now()
    where id in (
      select waiting.id from public.project_applications as waiting
      where waiting.project_id = project.id and waiting.status = 'pending' and waiting.closed_reason is null
      -- One that is withdrawn or ended by the job at this moment ends by that: the job may wait for this listing.
      for no key update skip locked
    )
    returning id, applicant_id
  loop
    perform private.notify(
      application.applicant_id, 'decision', 'Tim sudah lengkap: ' || project.project_name,
      'Posisi yang Anda lamar sudah terisi, jadi lamaran ini ditutup. Masih banyak proyek lain yang mencari anggota tim.',
      '/aplikasi-saya', 'decision:' || application.id
    );
  end loop;
  return null;
end
$$;

-- A role of this listing, which stays until the caller's transaction ends. Errors: PT409 role_gone.
create or replace function private.require_role(listing uuid, role uuid) returns public.listing_roles
language plpgsql volatile security definer set search_path = '' as $$
declare
  found_role public.listing_roles;
begin
  select r.* into found_role from public.listing_roles as r where r.id = require_role.role and r.project_id = require_role.listing
  for key share;
  if found_role.id is null then
    raise exception 'Peran ini tidak dicari lagi. Muat ulang halaman, lalu pilih peran yang ada.'
      using errcode = 'PT409', hint = 'role_gone';
  end if;
  return found_role;
end
$$;
