-- How often the AI provider was used on a day in Jakarta. A member counts by user id, a visitor by the hash of
-- the address; no text of a request is kept. Only the server asks, so no client role may touch it.
create table private.ai_usage (
  subject text not null check (char_length(subject) between 1 and 100),
  kind text not null check (kind in ('idea', 'chat')),
  day date not null default (now() at time zone 'Asia/Jakarta')::date,
  used integer not null default 0 check (used >= 0),
  primary key (subject, kind, day)
);
create index ai_usage_day_idx on private.ai_usage (day);

alter table private.ai_usage enable row level security;
revoke all on private.ai_usage from anon, authenticated;

-- Counts one use and says whether it was within the limit. One statement, so that parallel requests cannot pass it.
create function private.take_ai_quota(subject text, kind text, day_limit integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  today constant date := (now() at time zone 'Asia/Jakarta')::date;
begin
  delete from private.ai_usage as u where u.day < today - 7;
  insert into private.ai_usage as u (subject, kind, day, used)
  select take_ai_quota.subject, take_ai_quota.kind, today, 1 where day_limit > 0
  on conflict on constraint ai_usage_pkey
    do update set used = u.used + 1 where u.used < day_limit;
  return found;
end
$$;
grant execute on function private.take_ai_quota(text, text, integer) to service_role;

-- What the provider used on a day for the whole site; no row names a person.
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
