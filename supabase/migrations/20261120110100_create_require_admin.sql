-- First line of every admin function.
create function private.require_admin() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is null or not private.is_admin() then
    raise exception 'Akses ditolak - Anda bukan admin' using errcode = '42501', hint = 'admin_required';
  end if;
end
$$;

-- An action on somebody else's account or content has a reason, which the audit log keeps.
create function private.require_reason(reason text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if char_length(btrim(coalesce(reason, ''))) < 3 then
    raise exception 'Alasan wajib diisi' using errcode = 'PT422', hint = 'reason_required';
  end if;
  return left(btrim(reason), 1000);
end
$$;
