-- Recovery codes: a factor whose codes each serve once, for a person who cannot use the other factors.
alter type auth.factor_type add value 'recovery_code';

-- Of a factor of recovery codes: keyed digests of the unused ones, how many the set had, and wrong ones in a row, which lock it for a
-- while.
create table auth.mfa_recovery_codes (
  factor_id uuid primary key references auth.mfa_factors (id) on delete cascade,
  digests text[] not null,
  total smallint not null,
  failures smallint not null default 0,
  locked_until timestamptz
);
-- Only the owner reads this table: no grants, and row-level security without a policy behind that.
alter table auth.mfa_recovery_codes enable row level security;
