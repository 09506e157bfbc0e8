-- Invariant 6: at least one admin remains, also when two admins remove each other in the same moment. The lock makes the
-- second one wait; what it then reads is what the first one left.
create function private.guard_role_removal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('user_roles', 0));
  if auth.role() = 'authenticated' and not private.is_admin() then
    raise exception 'Akses ditolak - Anda bukan admin' using errcode = '42501';
  end if;
  if old.user_id = auth.uid() then
    raise exception 'Anda tidak dapat menghapus role admin Anda sendiri' using errcode = '42501', hint = 'own_role';
  end if;
  if not exists (select from public.user_roles where role = 'admin' and user_id <> old.user_id) then
    raise exception 'Minimal harus ada 1 admin' using errcode = 'PT409', hint = 'last_admin';
  end if;
  return old;
end
$$;
create trigger guard_removal before delete on public.user_roles
  for each row execute function private.guard_role_removal();

create function private.audit_role_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.write_audit('role.granted', 'user', new.user_id::text, null, jsonb_build_object('role', new.role));
  else
    perform private.write_audit('role.removed', 'user', old.user_id::text, jsonb_build_object('role', old.role), null);
  end if;
  return null;
end
$$;
create trigger audit_change after insert or delete on public.user_roles
  for each row execute function private.audit_role_change();
