-- A list is a row of texts. PostgreSQL takes lists of lists for the same type; such an interest of one member stopped the job that reads
-- profiles for matching, for every member. What is there already is made plain first, without a word to its owner.
alter table public.matching_profiles disable trigger user;
update public.matching_profiles set interests = array(select unnest(interests)), languages = array(select unnest(languages))
where array_ndims(interests) > 1 or array_lower(interests, 1) <> 1 or
  array_ndims(languages) > 1 or array_lower(languages, 1) <> 1;
alter table public.matching_profiles enable trigger user;
alter table public.listing_matching disable trigger user;
update public.listing_matching set languages = array(select unnest(languages)), team_skills = array(select unnest(team_skills))
where array_ndims(languages) > 1 or array_lower(languages, 1) <> 1 or
  array_ndims(team_skills) > 1 or array_lower(team_skills, 1) <> 1;
alter table public.listing_matching enable trigger user;
alter table public.project_listings disable trigger user;
update public.project_listings set required_skills = array(select unnest(required_skills)), questions = array(select unnest(questions))
where array_ndims(required_skills) > 1 or array_lower(required_skills, 1) <> 1 or
  array_ndims(questions) > 1 or array_lower(questions, 1) <> 1;
alter table public.project_listings enable trigger user;
alter table public.saved_searches disable trigger user;
-- Two searches that differ only in how their list is nested are one: the plain one stays, else the first.
delete from public.saved_searches as nested using public.saved_searches as other
where (array_ndims(nested.skills) > 1 or array_lower(nested.skills, 1) <> 1) and other.id <> nested.id
  and (other.user_id, other.q, other.project_type, other.city, other.is_remote, other.budget)
    = (nested.user_id, nested.q, nested.project_type, nested.city, nested.is_remote, nested.budget)
  and array(select unnest(other.skills)) = array(select unnest(nested.skills))
  and (other.id < nested.id or array_ndims(other.skills) = 1 and array_lower(other.skills, 1) = 1);
update public.saved_searches set skills = array(select unnest(skills))
where array_ndims(skills) > 1 or array_lower(skills, 1) <> 1;
alter table public.saved_searches enable trigger user;
alter table public.project_applications disable trigger user;
update public.project_applications set applicant_skills = array(select unnest(applicant_skills))
where array_ndims(applicant_skills) > 1 or array_lower(applicant_skills, 1) <> 1;
alter table public.project_applications enable trigger user;
alter table public.public_profiles disable trigger user;
update public.public_profiles set page_parts = array(select unnest(page_parts)), card_parts = array(select unnest(card_parts))
where array_ndims(page_parts) > 1 or array_lower(page_parts, 1) <> 1 or
  array_ndims(card_parts) > 1 or array_lower(card_parts, 1) <> 1;
alter table public.public_profiles enable trigger user;

-- Whether a list is one: a row of entries from the first place on. PostgreSQL takes lists of lists for the same type, and what reads a list
-- of texts in a page or a job fails at them.
create function private.is_plain_list(list text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select cardinality(list) = 0 or (array_ndims(list) = 1 and array_lower(list, 1) = 1)
$$;
grant execute on function private.is_plain_list(text[]) to authenticated, service_role;

create or replace function private.is_short_list(list text[], most integer, longest integer) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select cardinality(list) <= most
    and private.is_plain_list(list)
    and cardinality(list) = (
      select count(distinct lower(entry)) from unnest(list) as entry
      where char_length(entry) between 1 and longest and entry = btrim(entry) and not private.has_hidden_characters(entry)
    )
$$;

alter table public.project_listings add constraint project_listings_required_skills_plain check (private.is_plain_list(required_skills));
alter table public.project_applications add constraint project_applications_applicant_skills_plain
  check (private.is_plain_list(applicant_skills));
alter table public.saved_searches add constraint saved_searches_skills_plain check (private.is_plain_list(skills));
alter table public.public_profiles add constraint public_profiles_page_parts_plain check (private.is_plain_list(page_parts));
alter table public.public_profiles add constraint public_profiles_card_parts_plain check (private.is_plain_list(card_parts));

-- A list of lists passed the bound of 100 people.
create or replace function private.get_people_signs(people uuid[]) returns table (user_id uuid, signs jsonb)
language sql stable security definer set search_path = '' rows 20 as $$
  select found.id, found.signs
  from (
    select asked.id, private.person_signs(asked.id) as signs
    from (select distinct one.id from (select unnest(people) as id limit 100) as one) as asked
  ) as found
  where found.signs is not null
$$;

-- A shared idea is not read, and takes no comment, while its owner is banned, pauses the account or is apart from the reader by a block.
create or replace function private.get_shared_idea(p_token text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'title', idea.title,
    'result', idea.result,
    'canvas', idea.canvas,
    'plan', case when jsonb_typeof(idea.plan) = 'object' then idea.plan - 'proposal' else idea.plan end,
    'steps', coalesce((
      select jsonb_agg(jsonb_build_object('step', kept.step, 'data', kept.data) order by kept.step)
      from public.idea_steps as kept where kept.idea_id = idea.id
    ), '[]'::jsonb),
    'updated_at', idea.updated_at,
    'owner', split_part(coalesce(person.nama_lengkap, ''), ' ', 1),
    'comments', coalesce((
      select jsonb_agg(jsonb_build_object('id', note.id, 'author_name', note.author_name, 'body', note.body, 'created_at', note.created_at) order by note.created_at)
      from public.idea_comments as note where note.share_id = share.id
    ), '[]'::jsonb)
  )
  from public.idea_shares as share
  join public.business_ideas as idea on idea.id = share.idea_id
  left join public.pengguna as person on person.id = share.user_id
  where share.token = p_token and share.revoked_at is null and not private.is_hidden(share.user_id)
$$;

create or replace function private.comment_shared_idea(p_token text, p_name text, p_body text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  share public.idea_shares;
  made uuid;
begin
  select * into share from public.idea_shares where token = p_token and revoked_at is null for update;
  if not found or private.is_hidden(share.user_id) then
    raise exception 'Tautan tidak berlaku' using errcode = 'PT404', hint = 'share_not_found';
  end if;
  if (select count(*) from public.idea_comments where share_id = share.id) >= 100
    or (select count(*) from public.idea_comments where share_id = share.id and created_at > now() - interval '1 hour') >= 10
  then
    raise exception 'Terlalu banyak komentar. Coba lagi nanti.' using errcode = 'PT429', hint = 'comment_limit';
  end if;
  insert into public.idea_comments (share_id, author_name, body)
  values (share.id, btrim(p_name), btrim(p_body)) returning id into made;
  perform private.notify(
    share.user_id, 'system', 'Komentar baru pada ide Anda', left(btrim(p_name), 80) || ' menulis komentar.',
    '/ide-saya/' || share.idea_id
  );
  return made;
end
$$;

-- The snapshot of a report gives away nothing of a member who is banned or pauses, and only the name of what is apart by a block.
create or replace function private.prepare_report() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A report in another's name is refused by the policy, and tells nothing of what the other may see.
  if auth.uid() is not null and new.reporter_id is distinct from auth.uid() then
    return new;
  end if;
  if new.target_kind = 'project' then
    select to_jsonb(shown) into new.snapshot
    from (
      select p.id, p.user_id, p.project_name, p.project_description, p.project_type, p.required_skills, p.budget_range, p.timeline,
        p.owner_name, p.city, p.is_remote, p.hours_per_week, p.reward_type, p.seats, p.deadline, p.picture_path, p.questions,
        p.created_at
      from public.project_listings as p
      where p.id = new.target_id and (
        p.is_active and p.expires_at > now() and not private.is_banned(p.user_id) or p.user_id = new.reporter_id or exists (
          select from public.project_applications as a where a.project_id = p.id and a.applicant_id = new.reporter_id
        )
      )
    ) as shown;
  elsif new.target_kind = 'thread' then
    new.snapshot := private.thread_snapshot(new.target_id, new.reporter_id);
  elsif new.target_kind = 'sales_page' then
    select jsonb_build_object('id', p.id, 'user_id', p.user_id, 'name', p.name, 'slug', p.slug, 'offer', p.offer, 'city', p.city,
      'how', p.how, 'items', p.items, 'created_at', p.created_at)
    into new.snapshot from public.sales_pages as p where p.id = new.target_id and private.is_sales_page_seen(p);
  else
    select to_jsonb(shown) into new.snapshot
    from (
      select r.id, r.user_id, r.name, r.main_skill, r.experience, r.vision, r.city, r.campus, r.hours_per_week, r.looking_for,
        r.created_at
      from public.relasi_bisnis as r
      where r.id = new.target_id and (r.user_id = new.reporter_id or not private.is_banned(r.user_id))
    ) as shown;
  end if;
  -- A block is no way out of a report. The report of members who are apart by one holds a name, nothing that was written since.
  if new.target_kind in ('project', 'relasi') and (new.snapshot ->> 'user_id')::uuid = any (private.blocked_pairs()) then
    select jsonb_object_agg(kept.key, kept.value) into new.snapshot
    from jsonb_each(new.snapshot) as kept where kept.key in ('id', 'user_id', 'project_name', 'name');
  end if;
  if new.snapshot is null then
    raise exception 'Konten yang dilaporkan tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  new.reason := btrim(new.reason);
  new.details := nullif(btrim(new.details), '');
  perform private.lock_user('report', new.reporter_id);
  if (
    select count(*) from public.reports where reporter_id = new.reporter_id and created_at > now() - interval '24 hours'
  ) >= 20 then
    raise exception 'Anda sudah mengirim 20 laporan dalam 24 jam terakhir. Coba lagi besok.'
      using errcode = 'PT429', hint = 'daily_limit';
  end if;
  return new;
end
$$;
