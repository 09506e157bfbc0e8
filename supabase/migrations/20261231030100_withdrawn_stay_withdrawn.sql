-- An application that was withdrawn gets no number, no thread and no notice again: not from the job that writes numbers at the same moment,
-- and not with a listing that is restored.
-- For the job: the numbers that wait follow within each owner's limit of a day, the oldest first; not of applications that are over.
-- Returns how many.
create or replace function private.release_numbers() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  owner uuid;
  changed integer;
  released integer := 0;
  numbers_a_day integer := private.setting_integer('application_numbers_per_day');
begin
  for owner in
    select distinct p.user_id from public.project_applications as a join public.project_listings as p on p.id = a.project_id
    where a.number_waits order by p.user_id
  loop
    perform private.lock_user('application_numbers', owner);
    with next as (
      select a.id from public.project_applications as a join public.project_listings as p on p.id = a.project_id
      where p.user_id = owner and a.number_waits and a.status <> 'rejected' and a.closed_reason is null
      order by a.created_at, a.id
      limit case when numbers_a_day = 0 then 1000 else greatest(numbers_a_day - private.numbers_given(owner), 0) end
      -- One that is withdrawn or decided at this moment is left alone: what that writes holds, and neither waits for the other.
      for no key update of a skip locked
    )
    update public.project_applications as a
    set number_waits = false, number_given_at = now(),
      applicant_whatsapp = case when private.may_reach(a.applicant_id, owner) then m.no_wa end
    from next, public.pengguna as m
    where a.id = next.id and m.id = a.applicant_id;
    get diagnostics changed = row_count;
    released := released + changed;
  end loop;
  return released;
end
$$;

-- The thread of an application, made when it is not there yet. Null when the project or one of the two is gone, and no new one for an
-- application that was withdrawn.
create or replace function private.thread_of_application(application public.project_applications) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  project public.project_listings;
  found_id uuid;
begin
  select t.id into found_id from public.threads as t where t.application_id = application.id;
  if found_id is not null then
    return found_id;
  end if;
  select * into project from public.project_listings where id = application.project_id;
  if project.user_id is null or project.user_id = application.applicant_id or application.closed_reason = 'withdrawn' then
    return null;
  end if;
  insert into public.threads (kind, application_id, project_id, starter_id)
  values ('application', application.id, project.id, application.applicant_id)
  on conflict (application_id) do nothing returning id into found_id;
  if found_id is null then
    return (select t.id from public.threads as t where t.application_id = application.id);
  end if;
  insert into public.thread_members (thread_id, user_id, display_name)
  values (found_id, application.applicant_id, application.applicant_name), (found_id, project.user_id, project.owner_name);
  return found_id;
end
$$;

-- Trigger: the owner is told about a new application; not about one that is over and comes back with a restored listing.
create or replace trigger notify_owner after insert on public.project_applications
  for each row when (new.status = 'pending' and new.closed_reason is null) execute function private.notify_application();
