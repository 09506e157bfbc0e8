-- The true list of accounts, newest first, one page at a time; total_count is the number of all that match.
create function public.admin_list_users(search text default null, page integer default 1, page_size integer default 25)
returns table (
  id uuid, username text, nama_lengkap text, email text, is_premium boolean, is_admin boolean, created_at timestamptz,
  total_count bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  pattern text := '%' || replace(replace(replace(btrim(coalesce(admin_list_users.search, '')), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  size integer := least(greatest(coalesce(page_size, 25), 1), 200);
begin
  perform private.require_admin();
  return query
    select p.id, p.username, p.nama_lengkap, p.email, private.has_premium(p.id),
      exists (select from public.user_roles as r where r.user_id = p.id and r.role = 'admin'),
      p.tanggal_daftar, count(*) over ()
    from public.pengguna as p
    where pattern = '%%' or p.username ilike pattern or p.email ilike pattern or p.nama_lengkap ilike pattern
    order by p.tanggal_daftar desc, p.id desc
    limit size offset size * (greatest(coalesce(page, 1), 1) - 1);
end
$$;
grant execute on function public.admin_list_users(text, integer, integer) to authenticated;
comment on function public.admin_list_users(text, integer, integer) is 'nullable: email';

-- Gives Premium without a payment. Errors: 42501 admin_required · PT422 reason_required · PT404 not_found · PT409 already_premium.
create function public.admin_grant_premium(user_id uuid, reason text) returns public.entitlements
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  entitlement public.entitlements;
begin
  perform private.require_admin();
  why := private.require_reason(admin_grant_premium.reason);
  if not exists (select from auth.users as u where u.id = admin_grant_premium.user_id) then
    raise exception 'Pengguna tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  perform private.lock_user('payment', admin_grant_premium.user_id);
  insert into public.entitlements (user_id, source, granted_by, reason)
  values (admin_grant_premium.user_id, 'admin', auth.uid(), why)
  on conflict do nothing
  returning * into entitlement;
  if entitlement.id is null then
    raise exception 'Pengguna ini sudah Premium' using errcode = 'PT409', hint = 'already_premium';
  end if;
  perform private.write_audit('premium.granted', 'user', admin_grant_premium.user_id::text, null,
    jsonb_build_object('entitlement_id', entitlement.id), why);
  perform private.notify(admin_grant_premium.user_id, 'payment', 'Premium Anda aktif',
    'Admin mengaktifkan Premium untuk akun Anda.', '/akses-premium', 'premium_granted:' || entitlement.id);
  return entitlement;
end
$$;
grant execute on function public.admin_grant_premium(uuid, text) to authenticated;

-- Ends Premium, whatever it came from; a payment is not refunded by this. Errors as above · PT409 not_premium.
create function public.admin_revoke_premium(user_id uuid, reason text) returns public.entitlements
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  entitlement public.entitlements;
begin
  perform private.require_admin();
  why := private.require_reason(admin_revoke_premium.reason);
  perform private.lock_user('payment', admin_revoke_premium.user_id);
  update public.entitlements as e set revoked_at = now(), revoke_reason = why
  where e.user_id = admin_revoke_premium.user_id and e.revoked_at is null
  returning * into entitlement;
  if entitlement.id is null then
    raise exception 'Pengguna ini tidak Premium' using errcode = 'PT409', hint = 'not_premium';
  end if;
  perform private.write_audit('premium.revoked', 'user', admin_revoke_premium.user_id::text,
    jsonb_build_object('entitlement_id', entitlement.id, 'source', entitlement.source), null, why);
  return entitlement;
end
$$;
grant execute on function public.admin_revoke_premium(uuid, text) to authenticated;
