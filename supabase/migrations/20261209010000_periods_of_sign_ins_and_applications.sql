-- The log of sign-ins and applications that came to nothing end after 12 months, and /privasi says so.
update private.data_periods set data = 'proyek',
  tables = '{public.project_listings,public.project_updates,public.team_members,public.collaborations}'
where data = 'proyek dan lamaran';
insert into private.data_periods (data, purpose, period, ended_by, tables) values
  ('lamaran', 'Melamar ke proyek, dan menjawabnya',
    '12 bulan setelah ditolak atau ditutup, selama tidak ada lagi percakapan tentangnya; yang diterima selama proyek dan akun ada',
    'private.purge_old_applications', '{public.project_applications}'),
  ('log masuk', 'Mengenali masuk yang bukan oleh pemiliknya', '12 bulan', 'private.purge_sign_in_log',
    '{auth.audit_log_entries}');

-- For the job: applications that were refused or closed go after 12 months, once the conversation about them is gone
-- (private.purge_old_threads); accepted ones belong to the team. Out: how many.
create index project_applications_over_idx on public.project_applications (coalesce(decided_at, closed_at)) where status <> 'accepted';
create function private.purge_old_applications() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  purged integer;
begin
  delete from public.project_applications as a
  where a.id in (
    select o.id from public.project_applications as o
    where o.status <> 'accepted' and coalesce(o.decided_at, o.closed_at) <= now() - interval '12 months'
      and not exists (select from public.threads as t where t.application_id = o.id)
    limit 10000
  );
  get diagnostics purged = row_count;
  return purged;
end
$$;

-- For the job: the log of sign-ins goes after 12 months. A hosted project keeps a log of its own, whose end is its provider's. Out: how
-- many.
create function private.purge_sign_in_log() returns integer
language plpgsql volatile security definer set search_path = '' as $$
begin
  if to_regprocedure('auth.forget_audit_entries(interval)') is null then
    return 0;
  end if;
  return auth.forget_audit_entries(interval '12 months');
end
$$;
