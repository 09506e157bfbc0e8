-- What browsers report that the content policy of our pages refused: signs of an attack, or of a fault of ours. Nothing of a person: no
-- address, no whole link, no text of the page.
create table private.policy_reports (
  directive text not null check (directive ~ '^[a-z-]{1,60}$'),
  blocked text not null check (char_length(blocked) between 1 and 200),
  page text not null check (char_length(page) between 1 and 200),
  times integer not null default 1 check (times > 0),
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (directive, blocked, page)
);
alter table private.policy_reports enable row level security;
revoke all on private.policy_reports from public, anon, authenticated, service_role;

-- Counts one report. At most 200 different ones are kept; a stranger who invents more is not heard.
create function private.note_policy_report(directive text, blocked text, page text) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
begin
  update private.policy_reports as r set times = least(r.times, 2000000000) + 1, last_at = now()
  where r.directive = note_policy_report.directive and r.blocked = note_policy_report.blocked and r.page = note_policy_report.page;
  if not found and (select count(*) from private.policy_reports) < 200 then
    insert into private.policy_reports (directive, blocked, page)
    values (note_policy_report.directive, note_policy_report.blocked, note_policy_report.page)
    on conflict (directive, blocked, page) do nothing;
  end if;
end
$$;

-- For the job: a refusal that has not come again for 30 days is forgotten. Out: how many.
create function private.forget_policy_reports() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  delete from private.policy_reports where last_at <= now() - interval '30 days';
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;

-- The reports, the last one first. Errors: 42501 admin_required.
create function private.admin_list_policy_reports() returns table (
  directive text, blocked text, page text, times integer, first_at timestamptz, last_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select r.directive, r.blocked, r.page, r.times, r.first_at, r.last_at from private.policy_reports as r
    order by r.last_at desc, r.directive, r.blocked, r.page limit 200;
end
$$;
call private.expose('admin_list_policy_reports()', 'authenticated');
comment on function public.admin_list_policy_reports() is 'nullable: none';
