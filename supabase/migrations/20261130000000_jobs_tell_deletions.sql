-- What a job deletes stands in the audit log, too: a backup keeps its list of deletions from there.

-- Writes the audit line of each account that a job has deleted, as the member's own press does: a backup keeps its list of deletions
-- from there, and a restore re-applies them. Out: how many.
create function private.tell_deletions(people uuid[]) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  told integer;
begin
  insert into auth.audit_log_entries (id, payload, created_at)
  select gen_random_uuid(), jsonb_build_object('action', 'user_deleted', 'actor_id', null, 'log_type', 'auth',
    'traits', jsonb_build_object('user_id', p.id, 'soft', false)), now()
  from unnest(people) as p (id);
  get diagnostics told = row_count;
  return told;
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
  return purged;
end
$$;

create or replace function private.end_old_pauses() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  waiting public.account_pauses;
  purged integer;
begin
  for waiting in
    select * from public.account_pauses as a
    where a.reminded_at is null and a.paused_at <= now() - interval '335 days' order by a.paused_at limit 500 for update skip locked
  loop
    perform private.notify(
      waiting.user_id, 'system', 'Akun Anda yang dijeda akan dihapus',
      'Akun Anda sudah dijeda hampir setahun. Masuk dan akhiri jedanya dalam 30 hari bila ingin kembali; setelah itu akun dan isinya dihapus.',
      '/profil'
    );
    update public.account_pauses as a set reminded_at = now() where a.user_id = waiting.user_id;
  end loop;
  with gone as (
    delete from auth.users as u
    where u.id in (
        select a.user_id from public.account_pauses as a
        where a.paused_at <= now() - interval '365 days' and a.reminded_at <= now() - interval '29 days'
      )
      and not exists (select from public.user_roles as r where r.user_id = u.id)
    returning u.id
  )
  select private.tell_deletions(array_agg(g.id)) into purged from gone as g;
  return purged;
end
$$;
