-- No member is asked about a trial whose work both have confirmed as finished.
create or replace function private.remind_trials() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  trial record;
  reminded integer := 0;
begin
  for trial in
    update public.team_members as m set trial_reminded = true
    from public.project_listings as p
    where p.id = m.project_id and m.id in (
      select due.id from public.team_members as due
      where due.stays_since is null and due.left_at is null and not due.trial_reminded and due.trial_until <= now()
        -- Whose work is done has nothing more to try.
        and not exists (
          select from public.collaborations as c where c.membership_id = due.id and c.confirmed_at is not null
        )
      order by due.trial_until limit 500 for update skip locked
    )
    returning m.id, m.user_id, m.member_choice, m.owner_choice, p.user_id as owner_id, p.id as project_id, p.project_name
  loop
    reminded := reminded + 1;
    if trial.member_choice is null then
      perform private.notify(trial.user_id, 'team', 'Dua minggu masa coba selesai: ' || trial.project_name,
        'Lanjut atau berhenti? Jawab di halaman tim.', '/tim/' || trial.project_id, 'trial_over:member:' || trial.id);
    end if;
    if trial.owner_choice is null then
      perform private.notify(trial.owner_id, 'team', 'Dua minggu masa coba selesai: ' || trial.project_name,
        'Lanjut atau berhenti? Jawab di halaman tim.', '/tim/' || trial.project_id, 'trial_over:owner:' || trial.id);
    end if;
  end loop;
  return reminded;
end
$$;

-- An index of terms gives a bounded number of rows, also for a word that is frequent in older rows only.
create or replace function private.candidates_sql(
  source text, key text, listing text, filter text, is_wide boolean, full_query tsquery, any_query tsquery, near_query tsquery,
  far_query tsquery
) returns text
language plpgsql stable set search_path = '' as $$
declare
  most constant integer := 10000;
  deepest constant integer := 20000;
  wanted constant integer[] := '{200, 400, 300, 100, 50}';
  queries tsquery[] := array[
    -- What is ruled out is so anywhere; what a name says the row says, too.
    case when full_query::text like '%!%' then private.in_name(full_query) && full_query else private.in_name(full_query) end,
    full_query, any_query, near_query, far_query
  ];
  expected double precision[] := '{}';
  indexed integer := 0;
  depths integer[] := '{}';
  probed integer;
  hits integer[];
  amount double precision;
begin
  execute format('select count(*), array[%s] from (select s.terms from private.%I as s order by s.created_at desc, s.%I desc limit 500) as s',
    (select string_agg(format('count(*) filter (where s.terms @@ %L::tsquery)', q.query), ', ' order by q.at)
      from unnest(queries) with ordinality as q (query, at)), source, key) into probed, hits;
  amount := greatest((select c.reltuples from pg_catalog.pg_class as c where c.oid = ('private.' || source)::regclass), probed);
  for i in 1..5 loop
    expected := expected || greatest(case
      when hits[i] >= 5 then greatest(private.expect_rows(source, queries[i]), amount * hits[i] / probed)
      else least(private.expect_rows(source, queries[i]), amount * (hits[i] + 3) / greatest(probed, 1))
    end, 1);
    if expected[i] <= most then indexed := i; end if;
    depths := depths || case when is_wide then deepest else least(deepest, greatest(1000, 2 * wanted[i] * amount / expected[i]))::integer end;
  end loop;
  return case when indexed > 0 then format(
      'with indexed as materialized (select s.id, s.created_at, %2$s as tier from (
          select s.%1$I as id, s.created_at, s.terms from private.%3$I as s where s.terms @@ %4$L::tsquery limit %6$s
        ) as s order by s.created_at desc, s.id desc limit %5$s)',
      key, private.tier_sql(queries[1:indexed]), source, queries[indexed], deepest, 2 * deepest
    ) else '' end || (
    select string_agg(case when q.at <= indexed
      then format(
        ' (select c.id from (select * from indexed where tier <= %s order by created_at desc, id desc) as c join %s
          where %s order by c.created_at desc, c.id desc limit %s)',
        q.at, listing, filter, wanted[q.at]
      ) else format(
        ' (select c.id from (
            select s.%1$I as id, s.created_at, s.terms from private.%2$I as s order by s.created_at desc, s.%1$I desc limit %3$s
          ) as c join %4$s where c.terms @@ %5$L::tsquery and %6$s order by c.created_at desc, c.id desc limit %7$s)',
        key, source, depths[q.at], listing, q.query, filter, wanted[q.at]
      ) end, ' union' order by q.at)
    from unnest(queries) with ordinality as q (query, at)
    -- One group: some of it is all of it.
    where q.at <= 2 or q.query <> queries[q.at - 1]
  );
end
$$;
