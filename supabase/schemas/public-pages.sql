-- Which pages of visitors a write concerns: each server keeps rendered pages and hears on the channel `page_changes` what has changed, as a
-- JSON array of keys. `project:`, `contact:` and `person:` with an id, `profile:` with a username, `settings` and `incidents` say what a
-- page shows;
-- `projects` and `contacts` (with a type, city or skill) and `stats` say what a list or a count could hold. `*` is everything.
-- Which page has which keys: apps/server/src/web/cache/page-sources.ts.

-- Tells the keys of one statement; null ones are left out. A notice holds less than 8,000 bytes, more becomes everything.
create function private.tell_pages(keys text[]) returns void
language plpgsql set search_path = '' as $$
declare
  message text;
begin
  select json_agg(distinct k.key)::text into message from unnest(keys) as k (key) where k.key is not null;
  if message is not null then
    perform pg_notify('page_changes', case when octet_length(message) < 7900 then message else '["*"]' end);
  end if;
end
$$;

-- The lists that a listing stands in, or would.
create function private.project_lists(p public.project_listings) returns text[]
language sql immutable set search_path = '' as $$
  select array['projects', 'projects:type=' || p.project_type, 'projects:city=' || lower(btrim(p.city))]
    || array(select 'projects:skill=' || s.skill from unnest(p.required_skills) as s (skill))
$$;

create function private.contact_lists(r public.relasi_bisnis) returns text[]
language sql immutable set search_path = '' as $$
  select array['contacts', 'contacts:skill=' || r.main_skill, 'contacts:city=' || lower(btrim(r.city))]
$$;

-- The keys of people: what they show on cards, their own pages, and the listings whose team they are shown in.
create function private.person_page_keys(people uuid[]) returns text[]
language sql stable set search_path = '' as $$
  select array(select 'person:' || one.id from unnest(people) as one (id))
    || array(select 'profile:' || lower(p.username) from public.pengguna as p where p.id = any (people))
    || array(select 'project:' || m.project_id from public.team_members as m where m.user_id = any (people) and m.is_shown)
$$;

-- Trigger: a listing that is new concerns the lists that it stands in, one that changes or goes every page that shows it, too.
create function private.tell_project_pages() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  keys text[] := '{stats}';
  owners uuid[];
begin
  if tg_op = 'INSERT' then
    select keys || array_agg(k.key), array_agg(distinct p.user_id) into keys, owners
    from inserted as p, unnest(private.project_lists(p::public.project_listings)) as k (key) where p.is_active;
    if owners is null then
      return null;
    end if;
  else
    select keys || array_agg(k.key), array_agg(distinct p.user_id) into keys, owners
    from deleted as p, unnest(private.project_lists(p::public.project_listings) || ('project:' || p.id)) as k (key);
    if tg_op = 'UPDATE' then
      select keys || array_agg(k.key) into keys
      from inserted as p, unnest(private.project_lists(p::public.project_listings)) as k (key);
    end if;
  end if;
  perform private.tell_pages(
    keys || array(select 'profile:' || lower(u.username) from public.pengguna as u where u.id = any (owners))
  );
  return null;
end
$$;
create trigger tell_pages_of_new after insert on public.project_listings referencing new table as inserted
  for each statement execute function private.tell_project_pages();
create trigger tell_pages_of_changed after update on public.project_listings referencing new table as inserted old table as deleted
  for each statement execute function private.tell_project_pages();
create trigger tell_pages_of_gone after delete on public.project_listings referencing old table as deleted
  for each statement execute function private.tell_project_pages();

-- Trigger: the same for contacts, which no profile page shows.
create function private.tell_contact_pages() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  keys text[] := '{stats}';
begin
  if tg_op <> 'INSERT' then
    select keys || array_agg(k.key) into keys
    from deleted as r, unnest(private.contact_lists(r::public.relasi_bisnis) || ('contact:' || r.id)) as k (key);
  end if;
  if tg_op <> 'DELETE' then
    select keys || array_agg(k.key) into keys
    from inserted as r, unnest(private.contact_lists(r::public.relasi_bisnis)) as k (key);
  end if;
  if cardinality(keys) > 1 then
    perform private.tell_pages(keys);
  end if;
  return null;
end
$$;
create trigger tell_pages_of_new after insert on public.relasi_bisnis referencing new table as inserted
  for each statement execute function private.tell_contact_pages();
create trigger tell_pages_of_changed after update on public.relasi_bisnis referencing new table as inserted old table as deleted
  for each statement execute function private.tell_contact_pages();
create trigger tell_pages_of_gone after delete on public.relasi_bisnis referencing old table as deleted
  for each statement execute function private.tell_contact_pages();

-- Trigger: what stands on the page of a listing beside it; who joins or leaves a team also shows on a profile page.
create function private.tell_project_part_pages() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed jsonb[] := '{}';
begin
  if tg_op <> 'INSERT' then
    changed := changed || array(select to_jsonb(d) from deleted as d);
  end if;
  if tg_op <> 'DELETE' then
    changed := changed || array(select to_jsonb(i) from inserted as i);
  end if;
  perform private.tell_pages(
    array(select 'project:' || (c.part ->> 'project_id') from unnest(changed) as c (part))
    || array(
      select 'profile:' || lower(u.username) from unnest(changed) as c (part)
      join public.pengguna as u on u.id = (c.part ->> 'user_id')::uuid
    )
  );
  return null;
end
$$;

-- Trigger: whatever others see of a person; the arguments name the columns that hold people.
create function private.tell_person_pages() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed jsonb[] := '{}';
  keys text[];
begin
  if tg_op <> 'INSERT' then
    changed := changed || array(select to_jsonb(d) from deleted as d);
  end if;
  if tg_op <> 'DELETE' then
    changed := changed || array(select to_jsonb(i) from inserted as i);
  end if;
  if cardinality(changed) = 0 then
    return null;
  end if;
  keys := private.person_page_keys(array(
    select (c.person ->> a.name)::uuid from unnest(changed) as c (person), unnest(tg_argv) as a (name)
  ));
  -- A username may have been another one before, and counts change with the number of members.
  if tg_table_name = 'pengguna' then
    keys := keys || array(select 'profile:' || lower(c.person ->> 'username') from unnest(changed) as c (person));
    if tg_op <> 'UPDATE' then
      keys := keys || 'stats'::text;
    end if;
  end if;
  perform private.tell_pages(keys);
  return null;
end
$$;

-- Trigger: a ban hides or shows again all that a person has published, an account that is closed its profile.
create function private.tell_account_pages() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end ->> tg_argv[0];
begin
  perform private.tell_pages(
    private.person_page_keys(array[person]) || 'stats'::text
    || array(
      select k.key from public.project_listings as p, unnest(private.project_lists(p) || ('project:' || p.id)) as k (key)
      where p.user_id = person
    )
    || array(
      select k.key from public.relasi_bisnis as r, unnest(private.contact_lists(r) || ('contact:' || r.id)) as k (key)
      where r.user_id = person
    )
  );
  return null;
end
$$;
create trigger tell_pages after insert or update or delete on private.banned_members
  for each row execute function private.tell_account_pages('user_id');
create trigger tell_pages_of_closed after update of deleted_at on auth.users
  for each row when (new.deleted_at is distinct from old.deleted_at) execute function private.tell_account_pages('id');

-- Trigger: what the operator sets, the price among it, may stand on every page.
create function private.tell_settings_pages() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_pages('{settings}');
  return null;
end
$$;
create trigger tell_pages after insert or update or delete on public.app_settings
  for each statement execute function private.tell_settings_pages();

create trigger tell_pages_of_new after insert on public.listing_roles referencing new table as inserted
  for each statement execute function private.tell_project_part_pages();
create trigger tell_pages_of_changed after update on public.listing_roles referencing new table as inserted old table as deleted
  for each statement execute function private.tell_project_part_pages();
create trigger tell_pages_of_gone after delete on public.listing_roles referencing old table as deleted
  for each statement execute function private.tell_project_part_pages();
create trigger tell_pages_of_new after insert on public.project_milestones referencing new table as inserted
  for each statement execute function private.tell_project_part_pages();
create trigger tell_pages_of_changed after update on public.project_milestones referencing new table as inserted old table as deleted
  for each statement execute function private.tell_project_part_pages();
create trigger tell_pages_of_gone after delete on public.project_milestones referencing old table as deleted
  for each statement execute function private.tell_project_part_pages();
create trigger tell_pages_of_new after insert on public.project_updates referencing new table as inserted
  for each statement execute function private.tell_project_part_pages();
create trigger tell_pages_of_changed after update on public.project_updates referencing new table as inserted old table as deleted
  for each statement execute function private.tell_project_part_pages();
create trigger tell_pages_of_gone after delete on public.project_updates referencing old table as deleted
  for each statement execute function private.tell_project_part_pages();
create trigger tell_pages_of_new after insert on public.team_members referencing new table as inserted
  for each statement execute function private.tell_project_part_pages();
create trigger tell_pages_of_changed after update on public.team_members referencing new table as inserted old table as deleted
  for each statement execute function private.tell_project_part_pages();
create trigger tell_pages_of_gone after delete on public.team_members referencing old table as deleted
  for each statement execute function private.tell_project_part_pages();
create trigger tell_pages_of_new after insert on public.pengguna referencing new table as inserted
  for each statement execute function private.tell_person_pages('id');
create trigger tell_pages_of_changed after update on public.pengguna referencing new table as inserted old table as deleted
  for each statement execute function private.tell_person_pages('id');
create trigger tell_pages_of_gone after delete on public.pengguna referencing old table as deleted
  for each statement execute function private.tell_person_pages('id');
create trigger tell_pages_of_new after insert on public.public_profiles referencing new table as inserted
  for each statement execute function private.tell_person_pages('user_id');
create trigger tell_pages_of_changed after update on public.public_profiles referencing new table as inserted old table as deleted
  for each statement execute function private.tell_person_pages('user_id');
create trigger tell_pages_of_gone after delete on public.public_profiles referencing old table as deleted
  for each statement execute function private.tell_person_pages('user_id');
create trigger tell_pages_of_new after insert on public.member_ages referencing new table as inserted
  for each statement execute function private.tell_person_pages('user_id');
create trigger tell_pages_of_changed after update on public.member_ages referencing new table as inserted old table as deleted
  for each statement execute function private.tell_person_pages('user_id');
create trigger tell_pages_of_gone after delete on public.member_ages referencing old table as deleted
  for each statement execute function private.tell_person_pages('user_id');
create trigger tell_pages_of_new after insert on public.campus_mails referencing new table as inserted
  for each statement execute function private.tell_person_pages('user_id');
create trigger tell_pages_of_changed after update on public.campus_mails referencing new table as inserted old table as deleted
  for each statement execute function private.tell_person_pages('user_id');
create trigger tell_pages_of_gone after delete on public.campus_mails referencing old table as deleted
  for each statement execute function private.tell_person_pages('user_id');
create trigger tell_pages_of_new after insert on public.matching_profiles referencing new table as inserted
  for each statement execute function private.tell_person_pages('user_id');
create trigger tell_pages_of_changed after update on public.matching_profiles referencing new table as inserted old table as deleted
  for each statement execute function private.tell_person_pages('user_id');
create trigger tell_pages_of_gone after delete on public.matching_profiles referencing old table as deleted
  for each statement execute function private.tell_person_pages('user_id');
create trigger tell_pages_of_new after insert on public.collaborations referencing new table as inserted
  for each statement execute function private.tell_person_pages('owner_id', 'member_id');
create trigger tell_pages_of_changed after update on public.collaborations referencing new table as inserted old table as deleted
  for each statement execute function private.tell_person_pages('owner_id', 'member_id');
create trigger tell_pages_of_gone after delete on public.collaborations referencing old table as deleted
  for each statement execute function private.tell_person_pages('owner_id', 'member_id');
