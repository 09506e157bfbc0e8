-- Cards of the contact directory show what their owners let them show: face and proved campus.
drop function public.search_contacts(text, text, text, timestamptz, uuid, integer, text, double precision, boolean);
create function public.search_contacts(
  q text default null, p_skill text default null, p_city text default null, p_before timestamptz default null,
  p_before_id uuid default null, p_limit integer default 20, p_sort text default null,
  p_before_score double precision default null, p_near boolean default false
) returns table (
  id uuid, user_id uuid, name text, main_skill text, experience text, vision text, city text, campus text,
  hours_per_week integer, looking_for text, created_at timestamptz, updated_at timestamptz,
  score double precision, is_full boolean, matches text[], corrected text, via_messages boolean,
  owner_signs jsonb
)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off
set plan_cache_mode = force_generic_plan rows 20 as $$
#variable_conflict use_column
declare
  most integer := least(greatest(coalesce(p_limit, 20), 1), 100);
  by_date boolean := coalesce(p_sort, '') = 'newest' or p_before is not null and p_before_score is null;
begin
  if btrim(coalesce(q, '')) = '' then
    return query execute
      'select r.id, r.user_id, r.name, r.main_skill, r.experience, r.vision, r.city, r.campus, r.hours_per_week,
      r.looking_for, r.created_at, r.updated_at, null::float8, null::boolean, null::text[], null::text, r.via_messages,
      private.person_signs(r.user_id)
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
  return query
    with page as materialized (
      select m.*, row_number() over (order by case when by_date then 0 else m.score end desc, m.created_at desc, m.id desc)::integer as at
      from private.match_contacts(q, p_skill, p_city, coalesce(p_near, false)) as m
      where p_before is null
        or by_date and (m.created_at, m.id) < (p_before, coalesce(p_before_id, '00000000-0000-0000-0000-000000000000'))
        or not by_date and (m.score, m.created_at, m.id) < (p_before_score, p_before, p_before_id)
      order by case when by_date then 0 else m.score end desc, m.created_at desc, m.id desc
      limit most
    ), marked as materialized (
      select * from private.matching_words(
        array(
          select concat_ws(' | ', r.name, r.main_skill, r.experience, r.vision, r.looking_for, r.city, r.campus)
          from page join public.relasi_bisnis as r on r.id = page.id order by page.at
        ),
        (select page.asked from page limit 1)
      )
    )
    select r.id, r.user_id, r.name, r.main_skill, r.experience, r.vision, r.city, r.campus, r.hours_per_week,
      r.looking_for, r.created_at, r.updated_at, page.score, page.is_full,
      coalesce(m.words, '{}'), page.corrected, r.via_messages, private.person_signs(r.user_id)
    from page join public.relasi_bisnis as r on r.id = page.id left join marked as m on m.at = page.at
    order by page.at;
end
$$;
grant execute on function public.search_contacts(
  text, text, text, timestamptz, uuid, integer, text, double precision, boolean
) to anon, authenticated, service_role;
comment on function public.search_contacts(text, text, text, timestamptz, uuid, integer, text, double precision, boolean) is
  'nullable: city, campus, hours_per_week, looking_for, score, is_full, matches, corrected, owner_signs';
