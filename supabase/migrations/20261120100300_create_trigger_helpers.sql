create function private.set_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'PT403', hint = 'append_only';
end
$$;

-- The id that the server gave the request, for tracing an audit row back to the logs.
create function private.request_id() returns text
language sql stable set search_path = '' as $$
  select left(coalesce(
    nullif(current_setting('request.id', true), ''),
    nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-request-id'
  ), 100)
$$;

-- One lock per kind and user until the transaction ends: makes 'count, then insert' safe against parallel requests.
create function private.lock_user(purpose text, user_id uuid) returns void
language sql volatile set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended(purpose || ':' || user_id::text, 0))
$$;
