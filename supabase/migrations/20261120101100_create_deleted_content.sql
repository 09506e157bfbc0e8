-- What was deleted from the directories, so that an admin can bring it back for 30 days.
create table public.deleted_content (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('project', 'relasi')),
  content_id uuid not null,
  owner_id uuid not null references auth.users (id) on delete cascade,
  row jsonb not null,
  children jsonb not null default '[]',
  deleted_by uuid references auth.users (id) on delete set null,
  reason text check (char_length(reason) <= 1000),
  deleted_at timestamptz not null default now(),
  restored_at timestamptz
);
create index deleted_content_deleted_at_idx on public.deleted_content (deleted_at desc, id desc);
create index deleted_content_owner_id_idx on public.deleted_content (owner_id);
create index deleted_content_deleted_by_idx on public.deleted_content (deleted_by);

alter table public.deleted_content enable row level security;
revoke all on public.deleted_content from anon, authenticated, service_role;
grant select on public.deleted_content to authenticated, service_role;
create policy "admins read" on public.deleted_content for select to authenticated using ((select private.is_admin()));

-- Keeps a deleted row. When the account itself goes, nothing is kept: its data has to go with it.
-- The reason is what the setting kawanusaha.deletion_reason holds in this transaction.
create function private.archive_content(kind text, content jsonb, children jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := (content ->> 'user_id')::uuid;
  why text := nullif(current_setting('kawanusaha.deletion_reason', true), '');
begin
  if not exists (select from auth.users where id = owner) then
    return;
  end if;
  insert into public.deleted_content (kind, content_id, owner_id, row, children, deleted_by, reason)
  values (kind, (content ->> 'id')::uuid, owner, content, children, auth.uid(), why);
  if auth.uid() is distinct from owner then
    perform private.write_audit(kind || '.deleted', kind, content ->> 'id', content, null, why);
  end if;
end
$$;
