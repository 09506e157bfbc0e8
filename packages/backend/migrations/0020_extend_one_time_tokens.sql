-- A code of six digits can be guessed, a link token cannot; so they are two secrets, and only the code counts tries.
-- token_hash is the sha-256 of the link token; code_hash a keyed hash of the digits, useless without the server's secret.
alter table auth.one_time_tokens
  add column code_hash text,
  add column attempts smallint not null default 0,
  add column expires_at timestamptz not null default now() + interval '1 hour',
  add column purpose text not null default '',
  add column flow_state_id uuid references auth.flow_state (id) on delete set null;
create index one_time_tokens_flow_state_id_idx on auth.one_time_tokens (flow_state_id);

-- What a sign-in at a provider must remember until the browser comes back.
alter table auth.flow_state
  add column provider_context jsonb,
  add column expires_at timestamptz not null default now() + interval '5 minutes',
  add column aal auth.aal_level,
  add column methods text[];
