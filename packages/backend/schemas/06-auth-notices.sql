-- Every server process keeps a short memory of sessions that are alive; this empties it the moment one ends, also when
-- the row goes by cascade or by hand.
create function auth.notify_session_end() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('auth_session_end', old.id::text);
  return null;
end
$$;
create trigger notify_session_delete after delete on auth.sessions
  for each row execute function auth.notify_session_end();
create trigger notify_session_end after update of not_after on auth.sessions
  for each row when (old.not_after is distinct from new.not_after) execute function auth.notify_session_end();

-- The same for a user who is banned or deleted.
create function auth.notify_user_end() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('auth_user_end', old.id::text);
  return null;
end
$$;
create trigger notify_user_end after update of banned_until, deleted_at on auth.users
  for each row when (
    old.banned_until is distinct from new.banned_until or old.deleted_at is distinct from new.deleted_at
  ) execute function auth.notify_user_end();

revoke execute on function auth.notify_session_end(), auth.notify_user_end() from public;

-- What each server process remembers of a session is looked up again when its level, or a factor of its person, changes.
create function auth.notify_assurance_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('auth_assurance_change', old.user_id::text);
  return null;
end
$$;
revoke execute on function auth.notify_assurance_change() from public;
create trigger notify_assurance_change after update of aal on auth.sessions
  for each row when (old.aal is distinct from new.aal) execute function auth.notify_assurance_change();
create trigger notify_factor_change after update of status or delete on auth.mfa_factors
  for each row execute function auth.notify_assurance_change();
