-- What the server tells of itself for the page 'Status' of the desk: its figures, and the last errors of its log.

-- The figures of the last minute, from the process that runs the jobs. One row; nothing of a person.
create table private.server_state (
  id boolean primary key default true check (id),
  told_at timestamptz not null default now(),
  state jsonb not null check (jsonb_typeof(state) = 'object' and octet_length(state::text) <= 8000)
);
alter table private.server_state enable row level security;
revoke all on private.server_state from public, anon, authenticated, service_role;

-- Errors of the log, of the server and of browsers, with the code by which the log finds its line. The newest 100 of each kind.
create table private.server_errors (
  id bigint generated always as identity primary key,
  origin text not null check (origin in ('server', 'browser')),
  code text not null check (char_length(code) <= 64),
  words text not null check (char_length(words) between 1 and 300),
  at timestamptz not null default now()
);
create index server_errors_origin_idx on private.server_errors (origin, id desc);
alter table private.server_errors enable row level security;
revoke all on private.server_errors from public, anon, authenticated, service_role;

-- For the job: keeps the figures.
create function private.tell_server_state(state jsonb) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.server_state (id, told_at, state) values (true, now(), tell_server_state.state)
  on conflict (id) do update set told_at = excluded.told_at, state = excluded.state
$$;

-- For the server: keeps errors ({origin, code, words, at} each, the oldest first) and forgets what is beyond 100 of a kind or 30 days.
create function private.note_server_errors(errors jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  insert into private.server_errors (origin, code, words, at)
  select e.value ->> 'origin', left(coalesce(e.value ->> 'code', ''), 64), left(e.value ->> 'words', 300), (e.value ->> 'at')::timestamptz
  from jsonb_array_elements(errors) with ordinality as e order by e.ordinality;
  delete from private.server_errors as old using (
    select s.id, row_number() over (partition by s.origin order by s.id desc) as place from private.server_errors as s
  ) as placed
  where placed.id = old.id and (placed.place > 100 or old.at <= now() - interval '30 days');
end
$$;

-- The queues of mails: how many wait, since when, and how many were given up; no count goes beyond 10,000.
create function private.mail_queues() returns table (queue text, waiting bigint, since timestamptz, failed bigint)
language sql stable security definer set search_path = '' as $$
  select 'notifications', (select count(*) from (select from public.notifications where email_status = 'pending' limit 10000) as n),
    (select min(created_at) from public.notifications where email_status = 'pending'),
    (select count(*) from (select from public.notifications where email_status = 'failed' limit 10000) as n)
  union all
  select 'tickets', (select count(*) from (select from public.ticket_entries where email_status = 'pending' limit 10000) as n),
    (select min(created_at) from public.ticket_entries where email_status = 'pending'),
    (select count(*) from (select from public.ticket_entries where email_status = 'failed' limit 10000) as n)
  union all
  select 'guardians', (select count(*) from (select from public.guardian_requests where email_status = 'pending' limit 10000) as n),
    (select min(created_at) from public.guardian_requests where email_status = 'pending'),
    (select count(*) from (select from public.guardian_requests where email_status = 'failed' limit 10000) as n)
$$;

-- How the server does: what it told of itself last (null when it never did), the database as it is now, the queues of mails, what the AI provider used today of what it
-- may use (0: no limit), the jobs with their last error, and the last errors of the log. Errors: 42501 admin_required.
create function private.admin_get_status() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return jsonb_build_object(
    'server', (select s.state || jsonb_build_object('told_at', s.told_at) from private.server_state as s),
    'database', jsonb_build_object(
      'version', current_setting('server_version'),
      'size_bytes', pg_database_size(current_database()),
      'connections', (select count(*) from pg_stat_activity where datname = current_database()),
      'max_connections', current_setting('max_connections')::integer,
      'lock_waits', (select count(*) from pg_locks where not granted)
    ),
    'mails', (select jsonb_agg(to_jsonb(m)) from private.mail_queues() as m),
    'ai', (
      select jsonb_build_object('limit', coalesce(private.setting_integer('ai_tokens_per_day'), 0), 'requests', coalesce(max(s.requests), 0),
        'tokens', coalesce(max(s.tokens), 0), 'refused', coalesce(max(s.refused), 0))
      from private.ai_spending as s where s.day = (now() at time zone 'Asia/Jakarta')::date
    ),
    'open_payment_notices', (select count(*) from (select from public.payment_events where processed_at is null limit 10000) as e),
    'jobs', (
      select coalesce(jsonb_agg(jsonb_build_object('name', r.name, 'finished_at', r.finished_at, 'failed_at', r.failed_at,
        'error', r.error, 'failures', r.failures) order by r.failed_at desc nulls last, r.name), '[]')
      from private.job_runs as r
    ),
    'errors', (
      select coalesce(jsonb_agg(to_jsonb(e) - 'id' order by e.id desc), '[]')
      from (select * from private.server_errors order by id desc limit 30) as e
    )
  );
end
$$;
call private.expose('admin_get_status()', 'authenticated');
comment on function public.admin_get_status() is 'nullable: none';
