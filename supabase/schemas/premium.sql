-- Invariant 1: an account is Premium if and only if a row here is live. Written by private.apply_payment and by audited
-- admin grants only; pengguna.paket and user_metadata.is_premium mirror it for display and are never read by a decision.
create table public.entitlements (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null default 'premium' check (kind = 'premium'),
  source text not null check (source in ('payment', 'admin')),
  payment_id uuid references public.payments (id),
  granted_by uuid references auth.users (id) on delete set null,
  reason text check (char_length(reason) <= 1000),
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  revoke_reason text check (char_length(revoke_reason) <= 1000),
  check (source <> 'payment' or payment_id is not null)
);
create unique index entitlements_live_key on public.entitlements (user_id, kind) where revoked_at is null;
create index entitlements_user_id_idx on public.entitlements (user_id, created_at desc);
create index entitlements_granted_by_idx on public.entitlements (granted_by);
create index entitlements_payment_id_idx on public.entitlements (payment_id);

alter table public.entitlements enable row level security;
revoke all on public.entitlements from anon, authenticated, service_role;
grant select on public.entitlements to authenticated, service_role;

create policy "read own, admins all" on public.entitlements for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create trigger mirror after insert or update on public.entitlements
  for each row execute function private.refresh_mirrors();

-- Whether an account is Premium now; what every decision asks.
create function private.has_premium(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.entitlements where user_id = person and kind = 'premium' and revoked_at is null)
$$;
grant execute on function private.has_premium(uuid) to authenticated, service_role;

-- Gives Premium without a payment. Errors: 42501 admin_required · PT422 reason_required · PT404 not_found ·
-- PT409 already_premium.
create function private.admin_grant_premium(user_id uuid, reason text) returns public.entitlements
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  entitlement public.entitlements;
begin
  perform private.require_staff('premium');
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
call private.expose('admin_grant_premium(uuid, text)', 'authenticated');

-- Ends Premium, whatever it came from; a payment is not refunded by this. Errors as above · PT409 not_premium.
create function private.admin_revoke_premium(user_id uuid, reason text) returns public.entitlements
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  why text;
  entitlement public.entitlements;
begin
  perform private.require_staff('premium');
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
call private.expose('admin_revoke_premium(uuid, text)', 'authenticated');

-- Links that are part of Premium: kept on the server, shown to Premium members, changed by an admin when one has leaked.
create table public.premium_links (
  key text primary key check (key ~ '^[a-z0-9][a-z0-9_-]{1,60}$'),
  label text not null check (char_length(label) between 1 and 150),
  url text check (url ~ '^(https://|/[^/\\])' and char_length(url) <= 1000),
  sort integer not null default 0,
  updated_by uuid references auth.users (id) on delete set null,
  updated_at timestamptz not null default now()
);
comment on column public.premium_links.url is 'Null until an admin has set it; the page then says that it is coming.';
create index premium_links_updated_by_idx on public.premium_links (updated_by);

alter table public.premium_links enable row level security;
revoke all on public.premium_links from anon, authenticated;
grant select, delete on public.premium_links to authenticated;
grant insert (key, label, url, sort) on public.premium_links to authenticated;
grant update (label, url, sort) on public.premium_links to authenticated;

create policy "premium members and admins read" on public.premium_links for select to authenticated
  using ((select private.has_premium((select auth.uid()))) or (select private.is_admin()));
create policy "admins insert" on public.premium_links for insert to authenticated
  with check ((select private.is_admin()));
create policy "admins update" on public.premium_links for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete" on public.premium_links for delete to authenticated
  using ((select private.is_admin()));

-- The 14 workbooks are made by the product itself; an admin may point their link elsewhere.
insert into public.premium_links (key, label, url, sort) values
  ('community', 'Grup WhatsApp komunitas Premium', null, 10),
  ('tutorial-1', 'Tutorial 1', null, 20),
  ('tutorial-2', 'Tutorial 2', null, 21),
  ('tutorial-3', 'Tutorial 3', null, 22),
  ('excel-templates', 'Template Excel 14 in 1', '/template-excel', 30),
  ('support', 'Dukungan prioritas lewat WhatsApp', null, 40);

-- Trigger: each change of a link goes into the audit log. When the admin who last changed it deletes the account, the reference
-- is emptied; that is no change of the link.
create function private.audit_link() returns trigger
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
create trigger audit_change before insert or update or delete on public.premium_links
  for each row execute function private.audit_link();
