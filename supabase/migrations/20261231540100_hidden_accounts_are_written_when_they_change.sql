-- Up to PostgreSQL 17 a plan with a sequential scan that is discouraged counts as dear beyond measure, and was compiled although it reads little.
alter function private.keep_response_promise() set jit = off;
alter function private.warn_waiting_tickets() set jit = off;
alter function private.correct_word(text) set jit = off;
alter function private.is_answered(text, tsquery) set jit = off;

-- A row of the list of hidden accounts is written only when it changes, and the hourly job takes only those that may be seen again.
create or replace function private.follow_hiding(person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  ends timestamptz := greatest(
    (select u.banned_until from auth.users as u where u.id = person),
    (select 'infinity'::timestamptz from public.account_pauses as a where a.user_id = person),
    case when not private.may(person, 'act') then 'infinity'::timestamptz end
  );
begin
  if ends is null then
    delete from private.banned_members as b where b.user_id = person;
  elsif exists (select from auth.users as u where u.id = person) then
    insert into private.banned_members as b (user_id, until) values (person, ends)
    on conflict (user_id) do update set until = excluded.until where b.until <> excluded.until;
  end if;
end
$$;

create or replace function private.purge_guardians() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  purged integer;
begin
  with gone as (
    delete from auth.users as u
    where u.id in (
        select a.user_id from public.member_ages as a
        where a.stated_at <= now() - interval '30 days' and private.age_group(a.user_id) = 'child'
          and not exists (
            select from public.guardian_requests as g
            where g.child_id = a.user_id and coalesce(g.ended_at, g.created_at) > now() - interval '30 days'
          )
      )
      and not exists (select from public.entitlements as e where e.user_id = u.id)
      and not exists (select from public.user_roles as r where r.user_id = u.id)
    returning u.id
  )
  select private.tell_deletions(array_agg(g.id)) into purged from gone as g;
  delete from public.guardian_requests as g
  where g.confirmed_at is null and coalesce(g.ended_at, g.expires_at) <= now() - interval '30 days'
    and private.age_group(g.child_id) <> 'child';
  -- Who has turned 13 meanwhile may be seen without a guardian; who is hidden for another reason stays as they are.
  perform private.follow_hiding(b.user_id)
  from private.banned_members as b
  where b.until = 'infinity' and private.age_of(b.user_id) between 13 and 14 and private.may(b.user_id, 'act')
    and not exists (select from public.account_pauses as p where p.user_id = b.user_id)
    and not exists (select from auth.users as u where u.id = b.user_id and u.banned_until = 'infinity')
  limit 500;
  return purged;
end
$$;
