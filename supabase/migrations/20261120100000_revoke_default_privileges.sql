-- Nothing is executable or readable by default: PostgreSQL grants EXECUTE on every new function to PUBLIC, and a hosted
-- project grants everything in public to anon and authenticated. From here on, each migration grants what it means to.
-- The global form is needed: the per-schema form cannot take away a global grant.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema public grant execute on functions to service_role;

-- Helpers and rules that no client can call: the API does not expose this schema. Policies need USAGE to name them.
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;
