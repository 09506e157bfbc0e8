-- A contact that was shared while a pause or a block parted two members counts as given once both see it.
-- Every occasion on which the number of a member was given away, in no order; of each listing and kind the newest 200. `heard` is a
-- name by which the two know each other already. kind: contact and project (opened in the directories), application (went along with
-- an own application), conversation (open there to the other), staff (the person's page at the desk, once a day).
create or replace function private.number_views(person uuid) returns table (
  kind text, viewer uuid, heard text, subject text, is_own_subject boolean, viewed_at timestamptz, ref uuid
)
language sql stable security definer set search_path = '' rows 50 as $$
  select 'contact', c.user_id, null::text, r.name, true, c.created_at, c.id
  from public.relasi_bisnis as r cross join lateral (
    select o.id, o.user_id, o.created_at from public.contact_reveals as o
    where o.target_kind = 'relasi' and o.target_id = r.id order by o.created_at desc limit 200
  ) as c
  where r.user_id = person
  union all
  select 'project', c.user_id, (
    select a.applicant_name from public.project_applications as a where a.project_id = p.id and a.applicant_id = c.user_id
  ), p.project_name, true, c.created_at, c.id
  from public.project_listings as p cross join lateral (
    select o.id, o.user_id, o.created_at from public.contact_reveals as o
    where o.target_kind = 'project' and o.target_id = p.id order by o.created_at desc limit 200
  ) as c
  where p.user_id = person
  union all
  (
    select 'application', p.user_id, p.owner_name, p.project_name, false, coalesce(a.number_given_at, a.created_at), a.id
    from public.project_applications as a join public.project_listings as p on p.id = a.project_id
    where a.applicant_id = person and (a.number_given_at is not null or a.applicant_whatsapp is not null)
    order by 6 desc limit 200
  )
  union all
  (
    select 'conversation', o.user_id, o.display_name, p.project_name, false,
      coalesce(least(m.contact_given_at, case when a.status = 'accepted' then a.decided_at end), greatest(m.shared_at, o.shared_at)), t.id
    from public.thread_members as m join public.threads as t on t.id = m.thread_id
      join public.thread_members as o on o.thread_id = t.id and o.user_id <> m.user_id
      left join public.project_listings as p on p.id = t.project_id
      left join public.project_applications as a on a.id = t.application_id
    where m.user_id = person and (
      m.contact_given_at is not null
      -- Shared while a pause or a block parted the two, and open since that ended.
      or (m.shared_at is not null and o.shared_at is not null and private.contact_is_open(t))
      or (a.status = 'accepted' and private.contact_is_agreed(t) and not (
        a.applicant_id = person and (a.number_given_at is not null or a.applicant_whatsapp is not null)
      ))
    )
    order by 6 desc limit 200
  )
  union all
  (
    select 'staff', null, null, null, false, max(l.created_at), null
    from public.audit_log as l
    where l.target_kind = 'user' and l.target_id = person::text and l.action = 'person.opened'
    group by (l.created_at at time zone 'Asia/Jakarta')::date order by 6 desc limit 200
  )
$$;
