-- What the provider of Idea AI may use in a day for the whole site.
insert into public.app_settings (key, value, label, is_public) values
  ('ai_tokens_per_day', '2000000', 'Token penyedia AI per hari untuk seluruh situs (0 = tanpa batas)', false)
on conflict (key) do nothing;

create table private.ai_spending (
  day date primary key,
  requests integer not null default 0 check (requests >= 0),
  tokens bigint not null default 0 check (tokens >= 0),
  refused integer not null default 0 check (refused >= 0)
);
alter table private.ai_spending enable row level security;
revoke all on private.ai_spending from anon, authenticated;

-- Sets tokens aside for one answer within the day's limit of the site, before the provider is asked, so that parallel answers
-- cannot pass it. Returns the day, or null when the limit is reached (which is counted).
create function private.reserve_ai_tokens(tokens integer) returns date
language plpgsql security definer set search_path = '' as $$
declare
  today constant date := (now() at time zone 'Asia/Jakarta')::date;
  most constant integer := coalesce(private.setting_integer('ai_tokens_per_day'), 0);
begin
  delete from private.ai_spending as s where s.day < today - 30;
  insert into private.ai_spending as s (day) values (today) on conflict (day) do nothing;
  update private.ai_spending as s set requests = s.requests + 1, tokens = s.tokens + greatest(reserve_ai_tokens.tokens, 0)
  where s.day = today and (most = 0 or s.tokens + greatest(reserve_ai_tokens.tokens, 0) <= most);
  if found then
    return today;
  end if;
  update private.ai_spending as s set refused = s.refused + 1 where s.day = today;
  return null;
end
$$;

-- Puts what an answer took in the place of what was set aside for it.
create function private.settle_ai_tokens(day date, reserved integer, used integer) returns void
language sql volatile security definer set search_path = '' as $$
  update private.ai_spending as s set tokens = greatest(s.tokens - settle_ai_tokens.reserved + greatest(settle_ai_tokens.used, 0), 0)
  where s.day = settle_ai_tokens.day
$$;
grant execute on function private.reserve_ai_tokens(integer), private.settle_ai_tokens(date, integer, integer) to service_role;

-- How the server does: what it told of itself last (null when it never did), the database as it is now, the queues of mails, what the AI provider used today of what it
-- may use (0: no limit), the jobs with their last error, and the last errors of the log. Errors: 42501 admin_required.
create or replace function private.admin_get_status() returns jsonb
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
