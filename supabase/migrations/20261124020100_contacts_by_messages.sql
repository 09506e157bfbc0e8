-- The owner of a business contact chooses whether Premium members see the number at once, or write here first.
alter table public.relasi_bisnis add column via_messages boolean not null default false;
comment on column public.relasi_bisnis.via_messages is 'Its owner is written to here first: reveal_contact gives the number to nobody else.';
grant select (via_messages) on public.relasi_bisnis to anon, authenticated;
grant insert (via_messages), update (via_messages) on public.relasi_bisnis to authenticated;

-- Who wants messages first has to be of an age at which others may write to them, else no user could.
create trigger a_require_age_for_messages before insert or update of via_messages on public.relasi_bisnis
  for each row when (new.via_messages and current_user in ('anon', 'authenticated'))
  execute function private.require_age('contact_request');

-- Trigger: a restored contact is reached as its owner chose.
create function private.keep_messages_first() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.via_messages := new.via_messages or exists (
    select from public.deleted_content as d
    where d.kind = 'relasi' and d.content_id = new.id and d.restored_at is null and (d.row ->> 'via_messages')::boolean
  );
  return new;
end
$$;
create trigger c_keep_messages_first before insert on public.relasi_bisnis
  for each row when (current_user not in ('anon', 'authenticated')) execute function private.keep_messages_first();

-- Trigger: a contact whose owner wants to be written to here first is opened for no user; who has opened it within the last 24 hours
-- knows it already. Errors: PT403 messages_first.
create function private.respect_messages_first() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.relasi_bisnis as r where r.id = new.target_id and r.via_messages) then
    raise exception 'Orang ini ingin mengobrol lewat pesan dulu.' using errcode = 'PT403', hint = 'messages_first';
  end if;
  return new;
end
$$;
create trigger respect_messages_first before insert on public.contact_reveals
  for each row when (new.target_kind = 'relasi') execute function private.respect_messages_first();

drop function public.search_contacts(text, text, text, timestamptz, uuid, integer, text, double precision, boolean);
-- The contact directory, one page at a time: newest first without a query, with one those that answer best ('relevance') or
-- those that answer newest first ('newest'). Keyset: pass created_at, id and, by relevance, score of the last row as p_before,
-- p_before_id and p_before_score. p_limit 1 to 100, default 20. p_near asks for the nearest ones where
-- nothing answers. `is_full` says whether a row answers to all of the query, `matches` which of its words
-- do; `corrected` is the query without its slips, where it has any.
create function public.search_contacts(
  q text default null, p_skill text default null, p_city text default null, p_before timestamptz default null,
  p_before_id uuid default null, p_limit integer default 20, p_sort text default null,
  p_before_score double precision default null, p_near boolean default false
) returns table (
  id uuid, user_id uuid, name text, main_skill text, experience text, vision text, city text, campus text,
  hours_per_week integer, looking_for text, created_at timestamptz, updated_at timestamptz,
  score double precision, is_full boolean, matches text[], corrected text, via_messages boolean
)
language plpgsql stable security definer set search_path = '' rows 20 as $$
#variable_conflict use_column
declare
  most integer := least(greatest(coalesce(p_limit, 20), 1), 100);
  by_date boolean := coalesce(p_sort, '') = 'newest' or p_before is not null and p_before_score is null;
  any_query tsquery;
  fixed text;
begin
  if btrim(coalesce(q, '')) = '' then
    return query execute
      'select r.id, r.user_id, r.name, r.main_skill, r.experience, r.vision, r.city, r.campus, r.hours_per_week,
      r.looking_for, r.created_at, r.updated_at, null::float8, null::boolean, null::text[], null::text, r.via_messages
      from public.relasi_bisnis as r where '
      || private.contact_filter(p_skill, p_city)
      || case
        when p_before is null then ''
        when p_before_id is null then ' and r.created_at < $7'
        else ' and (r.created_at, r.id) < ($7, $8)'
      end
      || ' order by r.created_at desc, r.id desc limit $9'
      using q, p_skill, p_city, null::text, null::text, null::text, p_before, p_before_id, most;
    return;
  end if;
  fixed := private.correct_query(q);
  select plan.any_query into any_query from private.plan_search(coalesce(fixed, q)) as plan;
  return query
    with page as (
      select m.* from private.match_contacts(coalesce(fixed, q), p_skill, p_city, coalesce(p_near, false)) as m
      where p_before is null
        or by_date and (m.created_at, m.id) < (p_before, coalesce(p_before_id, '00000000-0000-0000-0000-000000000000'))
        or not by_date and (m.score, m.created_at, m.id) < (p_before_score, p_before, p_before_id)
      order by case when by_date then 0 else m.score end desc, m.created_at desc, m.id desc
      limit most
    )
    select r.id, r.user_id, r.name, r.main_skill, r.experience, r.vision, r.city, r.campus, r.hours_per_week,
      r.looking_for, r.created_at, r.updated_at, page.score, page.is_full,
      private.matching_words(
        array[r.name, r.main_skill, r.experience, r.vision, r.looking_for, r.city, r.campus], any_query
      ), fixed, r.via_messages
    from page join public.relasi_bisnis as r on r.id = page.id
    order by case when by_date then 0 else page.score end desc, page.created_at desc, page.id desc;
end
$$;
grant execute on function public.search_contacts(
  text, text, text, timestamptz, uuid, integer, text, double precision, boolean
) to anon, authenticated, service_role;
comment on function public.search_contacts(text, text, text, timestamptz, uuid, integer, text, double precision, boolean) is
  'nullable: city, campus, hours_per_week, looking_for, score, is_full, matches, corrected';
