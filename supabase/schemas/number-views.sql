-- Who was given a member's own number (issue: trust §4). What is read by no press of its own counts from when it could be read.

-- The name on a member's page at /u/, for whom the caller may see it; null without one.
create function private.shown_name(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when 'nama' = any (chosen.page_parts) then p.nama_lengkap else p.username end
  from private.readable_profile(person) as chosen join public.pengguna as p on p.id = chosen.user_id
  where chosen.is_public
$$;

-- Trigger: before a member blocks or pauses, contacts that were open in conversations until then are noted as given: both may have shared
-- while a pause or a block parted them, or at the same moment, so that neither saw that the other had.
create function private.note_given_contacts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.thread_members as m set contact_given_at = seen.since
  from (
    select mine.thread_id, greatest(mine.shared_at, other.shared_at) as since
    from public.thread_members as mine join public.threads as t on t.id = mine.thread_id
      join public.thread_members as other on other.thread_id = mine.thread_id and other.user_id <> mine.user_id
    where mine.user_id = auth.uid() and mine.shared_at is not null and other.shared_at is not null
      and (mine.contact_given_at is null or other.contact_given_at is null) and private.contact_is_open(t)
  ) as seen
  where m.thread_id = seen.thread_id and m.contact_given_at is null;
  return null;
end
$$;
create trigger note_given_contacts before insert on public.member_blocks
  for each statement execute function private.note_given_contacts();
create trigger note_given_contacts before insert on public.account_pauses
  for each statement execute function private.note_given_contacts();

-- Trigger: the same before a member takes a contact back.
create function private.note_given_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  other public.thread_members;
begin
  select m.* into other from public.thread_members as m where m.thread_id = old.thread_id and m.id <> old.id;
  if other.shared_at is not null and private.contact_is_open((select t from public.threads as t where t.id = old.thread_id)) then
    new.contact_given_at := coalesce(old.contact_given_at, greatest(old.shared_at, other.shared_at));
    update public.thread_members as m set contact_given_at = greatest(old.shared_at, other.shared_at)
    where m.id = other.id and m.contact_given_at is null;
  end if;
  return new;
end
$$;
create trigger note_given_contact before update of shared_at on public.thread_members
  for each row when (old.shared_at is not null and new.shared_at is null) execute function private.note_given_contact();

-- Every occasion on which the number of a member was given away, in no order; of each listing and kind the newest 200. `heard` is a
-- name by which the two know each other already. kind: contact and project (opened in the directories), application (went along with
-- an own application), conversation (open there to the other), staff (the person's page at the desk, once a day).
create function private.number_views(person uuid) returns table (
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

-- Who was given the caller's number, newest first. A name stands there only where the caller knows it already or the viewer shows it to
-- everyone; never of staff, of a member below 18, or of one who is banned, paused, or apart from the caller by a block, whichever of the
-- two set it. In: at most 200. kind: those of private.number_views.
create function private.list_number_views(p_limit integer default 20)
returns table (kind text, name text, subject text, viewed_at timestamptz)
language sql stable security definer set search_path = '' rows 20 as $$
  select v.kind, case when s.is_shown then coalesce(v.heard, private.shown_name(v.viewer)) end,
    case when s.is_shown or v.is_own_subject then v.subject end, v.viewed_at
  from (
    select * from private.number_views(auth.uid()) as n
    order by n.viewed_at desc, n.ref desc limit least(greatest(coalesce(p_limit, 20), 1), 200)
  ) as v cross join lateral (
    select v.viewer is not null and not private.is_hidden(v.viewer) and private.may(v.viewer, 'reveal') as is_shown
  ) as s
  order by v.viewed_at desc, v.ref desc
$$;
call private.expose('list_number_views(integer)', 'authenticated');
comment on function public.list_number_views(integer) is 'nullable: name, subject';
