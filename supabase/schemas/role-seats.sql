-- Seats of the roles that a listing seeks: an acceptance fills one, and a member who leaves frees it (issue: teams, application and decision).
alter table public.project_applications
  add constraint project_applications_role_id_fkey foreign key (role_id) references public.listing_roles (id) on delete set null;
create index project_applications_role_id_idx on public.project_applications (role_id);

-- A role of this listing, which stays until the caller's transaction ends. Errors: PT409 role_gone.
create function private.require_role(listing uuid, role uuid) returns public.listing_roles
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

-- How many seats of a listing are taken, or of one of its roles: accepted people who have not left the team.
create function private.seats_taken(listing uuid, role uuid default null) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from public.project_applications as a
  where a.project_id = seats_taken.listing and a.status = 'accepted'
    and (seats_taken.role is null or a.role_id = seats_taken.role)
    and not exists (
      select from public.team_members as m
      where m.project_id = a.project_id and m.user_id = a.applicant_id and m.left_at is not null
    )
$$;

-- How many seats a listing has: its number or, where it names none, those of all its roles; null without either, which is no limit.
create function private.seats_of(listing public.project_listings) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(listing.seats, (select sum(r.seats)::integer from public.listing_roles as r where r.project_id = listing.id))
$$;

-- Whether a listing seeks no further person: all its seats are taken, by whatever role.
create function private.is_team_complete(listing public.project_listings) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(private.seats_taken(listing.id) >= private.seats_of(listing), false)
$$;

-- Trigger: who leaves frees a seat, which matching counts.
create function private.reread_left_team() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.reread_listing(new.project_id);
  return null;
end
$$;
create trigger reread_for_matching after update of left_at on public.team_members
  for each row when (new.left_at is distinct from old.left_at) execute function private.reread_left_team();
