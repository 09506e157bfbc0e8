-- A TOTP code is good for about a minute; the step of the last one used makes it good for once.
alter table auth.mfa_factors add column last_used_step bigint;
alter table auth.mfa_challenges add column attempts smallint not null default 0;
