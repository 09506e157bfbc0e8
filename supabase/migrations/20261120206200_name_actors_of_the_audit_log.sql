-- The audit log as admins read it, newest first, with the user names of who acted and of the account acted upon;
-- total_count is the number of all lines whose action begins as asked. Errors: 42501 admin_required.
create function public.admin_list_audit(action_prefix text default null, page integer default 1, page_size integer default 25)
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
    select a.id, a.actor_id, actor.username, a.action, a.target_kind, a.target_id, target.username,
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
grant execute on function public.admin_list_audit(text, integer, integer) to authenticated;
comment on function public.admin_list_audit(text, integer, integer) is
  'nullable: actor_id, actor_name, target_id, target_name, before, after, reason';
