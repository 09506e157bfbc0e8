-- Passkeys: credentials that sign a user in without a password, and the challenges of ceremonies that are under way. A credential
-- that is a second factor lies with its factor (auth.mfa_factors.web_authn_credential).
create table auth.webauthn_credentials (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null,
  aaguid uuid,
  -- The authenticator's own count of signatures; it never falls. Synced passkeys leave it at 0.
  sign_count bigint not null default 0 check (sign_count >= 0),
  transports text[] not null default '{}',
  backup_eligible boolean not null default false,
  backed_up boolean not null default false,
  friendly_name text not null default '' check (char_length(friendly_name) <= 120),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index webauthn_credentials_user_id_idx on auth.webauthn_credentials (user_id, created_at);

-- A row serves one answer: the answer takes it away. Without a user while a visitor signs in.
create table auth.webauthn_challenges (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  session_id uuid references auth.sessions (id) on delete cascade,
  challenge_type text not null check (challenge_type in ('registration', 'authentication')),
  challenge text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((challenge_type = 'registration') = (session_id is not null))
);
create index webauthn_challenges_user_id_idx on auth.webauthn_challenges (user_id);
create index webauthn_challenges_session_id_idx on auth.webauthn_challenges (session_id);
create index webauthn_challenges_expires_at_idx on auth.webauthn_challenges (expires_at);

-- Only the owner reads these tables: no grants, and row-level security without a policy behind that.
alter table auth.webauthn_credentials enable row level security;
alter table auth.webauthn_challenges enable row level security;
