-- When the admin who last changed a link deletes the account, the reference is emptied; that is no change of the link.
create or replace function private.audit_link() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and row(new.key, new.label, new.url, new.sort) is not distinct from row(old.key, old.label, old.url, old.sort) then
    return new;
  end if;
  if tg_op <> 'DELETE' then
    new.updated_at := now();
    new.updated_by := auth.uid();
  end if;
  perform private.write_audit(
    'premium_link.' || lower(tg_op), 'premium_link', coalesce(new.key, old.key),
    case when tg_op <> 'INSERT' then jsonb_build_object('label', old.label, 'url', old.url) end,
    case when tg_op <> 'DELETE' then jsonb_build_object('label', new.label, 'url', new.url) end
  );
  return coalesce(new, old);
end
$$;
