-- Who did what to whom, and why. Written by functions and triggers only; nobody can change or remove a row.
create table public.audit_log (
  id bigint generated always as identity primary key,
  actor_id uuid,
  action text not null check (char_length(action) between 1 and 100),
  target_kind text not null,
  target_id text,
  before jsonb,
  after jsonb,
  reason text check (char_length(reason) <= 1000),
  request_id text,
  created_at timestamptz not null default now()
);
comment on column public.audit_log.actor_id is 'No foreign key: the row outlives the account. Null when the operator or a job acted.';
create index audit_log_created_at_idx on public.audit_log (created_at desc, id desc);
create index audit_log_actor_id_idx on public.audit_log (actor_id, id desc);
create index audit_log_target_idx on public.audit_log (target_kind, target_id, id desc);

alter table public.audit_log enable row level security;
revoke all on public.audit_log from anon, authenticated, service_role;
grant select on public.audit_log to authenticated, service_role;

create trigger refuse_change before update or delete on public.audit_log
  for each row execute function private.refuse_change();
create trigger refuse_truncate before truncate on public.audit_log
  for each statement execute function private.refuse_change();

create function private.write_audit(
  action text, target_kind text, target_id text, before jsonb default null, after jsonb default null, reason text default null
) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.audit_log (actor_id, action, target_kind, target_id, before, after, reason, request_id)
  values (auth.uid(), action, target_kind, target_id, before, after, reason, private.request_id())
$$;
