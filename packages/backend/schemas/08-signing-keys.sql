-- The keys that sign access tokens. The newest signs; a retired one verifies until the last token that it signed has
-- ended. The private half is sealed with a key that only the server has.
create table auth.signing_keys (
  kid uuid primary key default gen_random_uuid(),
  public_jwk jsonb not null,
  sealed_private_jwk text not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
create unique index signing_keys_current_key on auth.signing_keys ((true)) where retired_at is null;
alter table auth.signing_keys enable row level security;

-- Every server process keeps the public keys; this says that they have changed.
create function auth.notify_signing_keys() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('auth_signing_keys', '');
  return null;
end
$$;
create trigger notify_signing_keys after insert or update or delete on auth.signing_keys
  for each statement execute function auth.notify_signing_keys();
revoke execute on function auth.notify_signing_keys() from public;
