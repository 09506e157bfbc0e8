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

insert into public.premium_links (key, label, sort) values
  ('community', 'Grup WhatsApp komunitas Premium', 10),
  ('tutorial-1', 'Tutorial 1', 20),
  ('tutorial-2', 'Tutorial 2', 21),
  ('tutorial-3', 'Tutorial 3', 22),
  ('excel-templates', 'Template Excel 14 in 1', 30),
  ('support', 'Dukungan prioritas lewat WhatsApp', 40);

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

create function private.audit_link() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
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
