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
