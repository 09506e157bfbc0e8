-- Work that is finished, said by one of the two, the owner of a listing or the member of its team, and confirmed by the other (issue:
-- teams, reputation). It says that they worked together, and nothing of how well.
create table public.collaborations (
  id uuid primary key default gen_random_uuid(),
  -- Null once the owner has deleted the listing: what was confirmed stays true.
  membership_id uuid constraint collaborations_once unique references public.team_members (id) on delete set null,
  project_name text not null check (char_length(project_name) between 1 and 120),
  role text not null default '' check (char_length(role) <= 60),
  owner_id uuid not null references auth.users (id) on delete cascade,
  member_id uuid not null references auth.users (id) on delete cascade,
  said_by text not null check (said_by in ('owner', 'member')),
  said_at timestamptz not null default now(),
  confirmed_at timestamptz,
  check (owner_id <> member_id)
);
create index collaborations_owner_id_idx on public.collaborations (owner_id, confirmed_at desc);
create index collaborations_member_id_idx on public.collaborations (member_id, confirmed_at desc);

alter table public.collaborations enable row level security;
revoke all on public.collaborations from anon, authenticated;
grant select (id, membership_id, project_name, role, said_by, said_at, confirmed_at) on public.collaborations to authenticated;
create policy "read as one of the two" on public.collaborations for select to authenticated
  using (owner_id = (select auth.uid()) or member_id = (select auth.uid()));

-- A membership of which the caller is one of the two sides, locked; also one that is over. Errors: 42501 login_required · PT404 not_found.
create function private.lock_side(member_id uuid) returns public.team_members
language plpgsql volatile security definer set search_path = '' as $$
declare
  member public.team_members;
begin
  if auth.uid() is null then
    raise exception 'Silakan masuk terlebih dahulu' using errcode = '42501', hint = 'login_required';
  end if;
  select m.* into member from public.team_members as m
  where m.id = lock_side.member_id and not m.is_owner
    and (m.user_id = auth.uid() or m.project_id = any (private.own_project_list())) for update;
  if member.id is null then
    raise exception 'Anggota tim tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  return member;
end
$$;

-- The caller says that the work of this member is finished; said by the second of the two, it is confirmed. Out: whether it is. Saying it
-- again changes nothing. Errors: those of private.lock_side and of private.require_may · PT409 not_worked (the trial was not passed).
create function private.say_finished(member_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  member public.team_members := private.lock_side(say_finished.member_id);
  side text := case when member.user_id = auth.uid() then 'member' else 'owner' end;
  known public.collaborations;
begin
  perform private.require_may(auth.uid(), 'agree');
  if member.left_at is not null and member.stays_since is null then
    raise exception 'Masa coba ini tidak dilanjutkan, jadi tidak ada kolaborasi yang selesai.'
      using errcode = 'PT409', hint = 'not_worked';
  end if;
  select c.* into known from public.collaborations as c where c.membership_id = member.id;
  if known.id is null then
    insert into public.collaborations (membership_id, project_name, role, owner_id, member_id, said_by)
    select member.id, p.project_name, member.role, p.user_id, member.user_id, side
    from public.project_listings as p where p.id = member.project_id;
    perform private.tell_other(member, 'Kolaborasi dinyatakan selesai',
      'Rekan Anda menulis bahwa pekerjaan bersama ini selesai. Konfirmasi bila benar.', 'collaboration_said');
    return false;
  end if;
  if known.confirmed_at is null and known.said_by <> side then
    update public.collaborations as c set confirmed_at = now(), role = member.role where c.id = known.id;
    perform private.tell_other(member, 'Kolaborasi selesai', 'Rekan Anda mengonfirmasi. Kolaborasi ini tercatat untuk Anda berdua.',
      'collaboration_confirmed');
    return true;
  end if;
  return known.confirmed_at is not null;
end
$$;
call private.expose('say_finished(uuid)', 'authenticated');

-- Takes back what was said and not confirmed: the one who said it by mistake, or the other because it is not finished.
-- Errors: those of private.lock_side · PT409 collaboration_confirmed.
create function private.take_back_finished(member_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  member public.team_members := private.lock_side(take_back_finished.member_id);
begin
  if exists (select from public.collaborations as c where c.membership_id = member.id and c.confirmed_at is not null) then
    raise exception 'Kolaborasi ini sudah dikonfirmasi Anda berdua.' using errcode = 'PT409', hint = 'collaboration_confirmed';
  end if;
  delete from public.collaborations as c where c.membership_id = member.id;
end
$$;
call private.expose('take_back_finished(uuid)', 'authenticated');

-- With how many different people a member has finished work that both confirmed.
create function private.count_collaborators(person uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select count(distinct other.id)::integer
  from (
    select c.member_id as id from public.collaborations as c where c.owner_id = person and c.confirmed_at is not null
    union all
    select c.owner_id from public.collaborations as c where c.member_id = person and c.confirmed_at is not null
  ) as other
$$;

-- Trigger: a listing that an admin removes takes its collaborations along, since their name may be what was wrong with it.
create function private.forget_collaborations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.user_id is distinct from auth.uid() and private.is_admin() then
    delete from public.collaborations as c using public.team_members as m where m.id = c.membership_id and m.project_id = old.id;
  end if;
  return old;
end
$$;
create trigger forget_collaborations before delete on public.project_listings
  for each row execute function private.forget_collaborations();

-- For the job: what the other has not confirmed within 90 days goes. Returns how many.
create function private.purge_collaborations() returns integer
language sql volatile security definer set search_path = '' as $$
  with purged as (
    delete from public.collaborations
    where confirmed_at is null and (membership_id is null or said_at <= now() - interval '90 days') returning 1
  )
  select count(*)::integer from purged
$$;
