-- The audit log keeps ids alone; admins still read which listing was meant.

-- Name of a listing or contact for admins: as it stands, else as it lies in the archive; null once its account is gone.
create function private.name_content(kind text, id text) returns text
language sql stable security definer set search_path = '' as $$
  select case kind
    when 'project' then coalesce(
      (select p.project_name from public.project_listings as p where p.id = name_content.id::uuid),
      (select d.row ->> 'project_name' from public.deleted_content as d
        where d.kind = 'project' and d.content_id = name_content.id::uuid order by d.deleted_at desc limit 1))
    when 'relasi' then coalesce(
      (select r.name from public.relasi_bisnis as r where r.id = name_content.id::uuid),
      (select d.row ->> 'name' from public.deleted_content as d
        where d.kind = 'relasi' and d.content_id = name_content.id::uuid order by d.deleted_at desc limit 1))
  end
$$;

-- The audit log as admins read it, newest first, with the user names of who acted and of the account acted upon, or the name of the
-- listing while it stands or lies in the archive: the log itself keeps ids alone;
-- total_count is the number of all lines whose action begins as asked. Errors: 42501 admin_required.
create or replace function public.admin_list_audit(action_prefix text default null, page integer default 1, page_size integer default 25)
returns table (
  id bigint, actor_id uuid, actor_name text, action text, target_kind text, target_id text, target_name text,
  before jsonb, after jsonb, reason text, created_at timestamptz, total_count bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  size integer := least(greatest(coalesce(page_size, 25), 1), 200);
  prefix text := coalesce(admin_list_audit.action_prefix, '');
begin
  perform private.require_admin();
  return query
    select a.id, a.actor_id, actor.username, a.action, a.target_kind, a.target_id,
      coalesce(target.username, private.name_content(a.target_kind, a.target_id)),
      a.before, a.after, a.reason, a.created_at,
      (select count(*) from public.audit_log as l where starts_with(l.action, prefix))
    from public.audit_log as a
      left join public.pengguna as actor on actor.id = a.actor_id
      left join public.pengguna as target on a.target_kind = 'user' and target.id::text = a.target_id
    where starts_with(a.action, prefix)
    order by a.id desc
    limit size offset size * (greatest(coalesce(page, 1), 1) - 1);
end
$$;
