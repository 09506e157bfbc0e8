-- Shared by all server processes. Unlogged: losing it in a crash only opens the buckets again.
create unlogged table auth.rate_limits (
  key text primary key,
  full_at timestamptz not null
);
comment on column auth.rate_limits.full_at is 'when the bucket will be full again; a take moves it one step ahead';
create index rate_limits_full_at_idx on auth.rate_limits (full_at);
alter table auth.rate_limits enable row level security;

-- Takes one token of a bucket of `burst`, refilled by one each `step`. Returns 0, or the seconds to wait.
create function auth.take_rate_limit(bucket text, burst integer, step interval) returns double precision
language plpgsql volatile set search_path = '' as $$
declare
  at constant timestamptz := pg_catalog.clock_timestamp();
  wait double precision;
begin
  insert into auth.rate_limits as r (key, full_at) values (bucket, at + step)
  on conflict (key) do update set full_at = greatest(r.full_at, at) + step
    where greatest(r.full_at, at) + step <= at + burst * step;
  if found then
    if pg_catalog.random() < 0.005 then
      delete from auth.rate_limits where key in (
        select key from auth.rate_limits where full_at < at order by key limit 500 for update skip locked
      );
    end if;
    return 0;
  end if;
  select greatest(1, extract(epoch from full_at + step - at - burst * step)) into wait
  from auth.rate_limits where key = bucket;
  return coalesce(wait, 1);
end
$$;
revoke execute on function auth.take_rate_limit(text, integer, interval) from public;
