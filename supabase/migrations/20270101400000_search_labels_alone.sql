-- Search: of two rows whose labels mean what was asked, the one that looks for this alone answers better than the one with other labels
-- beside it, and what is narrower than what was asked answers better where the row says the words of the query.
-- Rows that are there get their new terms when they are derived for the next version of the lexicon.

-- The terms of a project. What it pays is found as words ('bagi hasil') and, where it states an amount, as that amount; so is how long it
-- takes. 's/2' is a row that looks for two skills: one that looks for a single one answers better to it.
create or replace function private.project_terms(listing public.project_listings) returns tsvector
language sql stable set search_path = '' as $$
  select private.search_terms(
    listing.project_name, listing.project_type || ' | ' || array_to_string(listing.required_skills, ' | '), listing.city,
    concat_ws(
      E'\n', listing.project_description, listing.budget_range, case when private.stated_days(listing.timeline) is null then listing.timeline end
    ), private.asked_for(listing.project_description)
  ) || case when listing.budget_max is null then '' else format('''%s'':1B', private.amount_term(listing.budget_max)) end::tsvector
    || format('''s/%s''', cardinality(listing.required_skills))::tsvector
    || coalesce('''' || private.days_term(private.stated_days(listing.timeline)) || ''':1B', '')::tsvector
    || coalesce((select string_agg(format('''%s'':1B', unit.term), ' ') from unnest(private.unit_terms(listing.budget_range)) as unit (term)), '')::tsvector
$$;


-- The statement that scores candidates (private.candidates_sql) by the tiers of private.plan_search; $7 are their queries, $8 the
-- words themselves.
-- Scores: 0 nothing, 1 all of it in the name. Of what answers to a group (0.5 and more) the best tier counts; a place counts most in the
-- place of a row. What is only near adds up, since a row that says several of such things is nearer, but never to more than the nearest of
-- them can weigh; of two rows that answer the one that also says single words of it or what is near stands first. A group that need not be
-- there counts a third, a word that nothing explains a half; what answers to a part only loses up to eight tenths. The score of a row
-- depends on nothing but the row and the query, so that pages follow each other without gaps. Of two rows that mean what was asked, the one
-- that also says the words ('booking' for 'sistem booking') answers better than the one whose label means it, and the one that looks for
-- this alone better than the one with other labels beside it (private.project_terms counts them).
create or replace function private.scores_sql(
  source text, key text, candidates text, tier_group integer[], tier_weight real[], tier_size integer[],
  tier_place boolean[], tier_share real[], tier_said tsquery[]
) returns text
language sql immutable parallel safe set search_path = '' as $$
  with tier as (
    select t.*, dense_rank() over (order by t.group_no) as g
    from unnest(tier_group, tier_weight, tier_size, tier_place, tier_share, tier_said) with ordinality
      as t (group_no, weight, size, is_place, share, said, at)
  ), part as (
    select t.g, t.weight, t.share, format(
      '%s * pg_catalog.ts_rank(%L::real[], found.terms, $7[%s])', round((t.size * 1.644934)::numeric, 4),
      case when t.is_place then '{0.5, 1, 0.5, 0.9}' else '{0.5, 0.6, 0.85, 1}' end, t.at
    ) as rank, case when t.said is not null and t.weight > 0.5 then format(
      case when t.weight = 1 then ' * (0.7 + 0.3 * least(1, greatest(%1$s, %2$s)) + 0.2 * least(1, %1$s / %3$s))'
        else ' * (0.94 + 0.06 * least(1, %1$s) + 0.04 * least(1, %1$s / %3$s))' end,
      format('%s * pg_catalog.ts_rank(''{1, 1, 1, 1}''::real[], found.terms, $8[%s])', round((numnode(t.said) + 1) / 2 * 1.644934, 4), t.at),
      label.rank, greatest(1, (numnode(t.said) - 1) / 2)
    ) else '' end || case when t.weight > 0.5 and not t.is_place then format(' * (1 + found.alone * least(1, %s))', label.rank) else '' end as said
    from tier as t cross join lateral (
      select format('%s * pg_catalog.ts_rank(''{0, 0, 1, 0}''::real[], found.terms, $7[%s])', round((t.size * 1.644934)::numeric, 4), t.at)
        as rank
    ) as label
  ), best as (
    select t.g, max(t.share)::numeric as share,
      coalesce('greatest(' || string_agg(format('%s * least(1.25, %s)%s', t.weight, t.rank, t.said), ', ') filter (where t.weight > 0.5) || ')', '0')
        as meant,
      -- However often a row says what single words mean, it answers less well than one that says once in its text what was asked.
      coalesce(string_agg(format('%s * least(0.68, %s)', t.weight, t.rank), ' + ') filter (where t.weight = 0.5), '0') as part,
      case when min(t.weight) < 0.5 then format('%1$s * tanh((%2$s) / %1$s)', max(t.weight) filter (where t.weight < 0.5),
        string_agg(format('%s * %s', t.weight, t.rank), ' + ') filter (where t.weight < 0.5)) else '0' end as near
    from part as t group by t.g
  )
  select 'select scored.id, scored.created_at, round(((' || string_agg(format('%s * g%s', b.share, b.g), ' + ') || ') / ' || sum(b.share)
    || ' * (0.2 + 0.8 * ('
    || coalesce(string_agg(format('%s * least(1, g%s / 0.3)', b.share, b.g), ' + ') filter (where b.share > 0.3), '0')
    || ') / ' || coalesce(sum(b.share) filter (where b.share > 0.3), 1) || '))::numeric, 4)::double precision as score, '
    || coalesce(string_agg(format('is_said%s', b.g), ' and ') filter (where b.share > 0.3), 'true')
    || ' as is_full from (select ranked.id, ranked.created_at, '
    || string_agg(format(
      'greatest(meant%1$s, part%1$s, near%1$s) + 0.1 * least(meant%1$s, part%1$s) + 0.03 * near%1$s as g%1$s, '
      || 'greatest(meant%1$s, part%1$s) > 0.3 as is_said%1$s', b.g
    ), ', ')
    || ' from (select found.id, found.created_at, '
    || string_agg(format('%2$s as meant%1$s, %3$s as part%1$s, %4$s as near%1$s', b.g, b.meant, b.part, b.near), ', ')
    || format(' from (select s.%1$I as id, s.created_at, s.terms, '
      || 'case when s.terms @@ ''s/1'' then 0.06 when s.terms @@ ''s/2'' then 0.03 when s.terms @@ ''s/3'' then 0.02 else 0 end as alone '
      || 'from (%2$s) as c join private.%3$I as s on s.%1$I = c.id offset 0) as found offset 0) as ranked offset 0) as scored',
      key, candidates, source)
  from best as b
$$;

