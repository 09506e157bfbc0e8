-- Search: what is only near to a query is no answer though its name says it; a negation that begins a query rules out the next thing
-- alone; whom a text asks for counts a little more than what else it says; the words of a phrase count by how many of them a row says.
-- Rows that are there get their new terms when they are derived for the next version of the lexicon.
-- Reads the settings of trigrams, which a role that is no superuser may name only then.
select extensions.similarity('a', 'a');

-- What a text asks for: what follows 'cari', 'butuh' and the like in a sentence, up to what it is for.
create function private.asked_for(value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(string_agg(regexp_replace(m[1], '\m(?:buat|bwt|untuk|utk|biar|supaya|agar|di|ke|dari|masuk|dengan)\M.*', '', 'i'), ' | '), '')
  from regexp_matches(
    left(value, 20000),
    '\m(?:(?:di|me?n?)?cari(?:in)?|nyari(?:in)?|(?:di|mem)?butuh(?:kan|in)?|perlu|kurang|looking for|need)\M\s+([^.!?;\n]{3,200})', 'gi'
  ) as m
$$;

drop function private.search_terms(text, text, text, text);
-- The terms of a row as its search index keeps them: each with the weight of its best field, and those of the name once more after
-- '^'. A concept brings its wider ones, a place its province and regions; a wider one stands once for each that brings it, up to
-- four times, since a row with many kinds of food answers better to 'kuliner'. What single words of a phrase mean counts as said in
-- the text: 'sewa kamera' is renting, and about a camera.
create function private.search_terms(title text, labels text, place text, body text, asked text default '') returns tsvector
language sql stable set search_path = '' set enable_hashjoin = off set enable_mergejoin = off as $$
  with read as materialized (
    select * from private.read_terms(array[
      -- 'KasirWarteg' is 'Kasir Warteg', too.
      coalesce(title, '') || case when title ~ '[a-z][A-Z]' then ' | ' || regexp_replace(title, '([a-z])([A-Z])', '\1 \2', 'g') else '' end,
      coalesce(labels, ''), coalesce(place, ''), coalesce(body, ''), asked
    ])
  )
  select coalesce(string_agg(
    quote_literal(said.term) || ':' || said.places || case when said.field = 1 then ' ' || quote_literal('^' || said.term) || ':1A' else '' end,
    ' '
  ), '')::tsvector
  from (
    select one.term, min(one.field) as field,
      string_agg(one.place || substr('ABCD', one.field, 1), ',' order by one.place) filter (where one.place <= 4) as places
    from (
      select named.term, min(named.field) as field, row_number() over (partition by named.term order by min(named.field)) as place
      from (
        select whole.term, whole.lexeme, case
          -- 'bika ambon': the origin of a dish is not where its shop is.
          when whole.term like 'p/%' and exists (
            select from read as dish
            where dish.term like 'c/%' and dish.size > whole.size and whole.at >= dish.at and whole.at + whole.size <= dish.at + dish.size
          ) then 4
          -- Whom or what a text asks for counts a little more than what else it says.
          when whole.field = 5 then 3
          else whole.field
        end as field, whole.field = 5 as is_asked
        from read as whole where whole.field < 5 or whole.term is null or whole.term like 'c/%'
        union all
        select f.term, null, 4, false
        from read as whole
          join read as part
            on part.term is null and whole.size > 1 and whole.term like 'c/%' and part.at >= whole.at and part.at < whole.at + whole.size
          join private.lexicon_forms as f on f.form = part.word and f.term like 'c/%' and not f.is_ambiguous and not f.is_excluded
        where not exists (
          select from private.lexicon_forms as n where n.form = whole.word and n.term = f.term and n.is_excluded
        )
      ) as r
        cross join lateral (
          select coalesce(r.term, r.lexeme) as term, r.field, '' as source
          union all
          select l.other, r.field, r.term from private.lexicon_links as l where l.term = r.term and l.is_written and not r.is_asked
        ) as named
      where length(named.term) <= 100
      group by named.term, named.source
    ) as one
    group by one.term
  ) as said
$$;

create or replace function private.project_terms(listing public.project_listings) returns tsvector
language sql stable set search_path = '' as $$
  select private.search_terms(
    listing.project_name, listing.project_type || ' | ' || array_to_string(listing.required_skills, ' | '), listing.city,
    concat_ws(E'\n', listing.project_description, listing.budget_range), private.asked_for(listing.project_description)
  ) || case when listing.budget_max is null then '' else format('''%s'':1B', private.amount_term(listing.budget_max)) end::tsvector
$$;

create or replace function private.plan_search(
  q text, out full_query tsquery, out any_query tsquery, out near_query tsquery, out far_query tsquery,
  out tier_group integer[], out tier_weight real[],
  out tier_query tsquery[], out tier_size integer[], out tier_place boolean[], out tier_need boolean[], out tier_said tsquery[],
  out lone tsquery[], out has_meaning boolean
)
language plpgsql stable security definer set search_path = '' set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  excluded tsquery;
  -- Words that say little about what is wanted: they need not be there, and what they mean alone ('tukang' in 'tukang las') is no part
  -- of a phrase that answers.
  general constant text[] := array[
    'mahasiswa', 'tim', 'team', 'proyek', 'project', 'anggota', 'partner', 'rekan', 'teman', 'lowongan', 'kerja', 'jual',
    'jualan', 'usaha', 'bisnis', 'jasa', 'online', 'daring', 'orang', 'umkm', 'gabung', 'aplikasi', 'kota', 'desa', 'produk',
    'suka', 'hobi', 'jago', 'paham', 'bangun', 'buat', 'tempat', 'kekinian', 'modern', 'segar', 'lokal', 'unik', 'viral', 'premium',
    'murah', 'enak', 'bagus', 'keren', 'kreatif', 'baru', 'kecil', 'besar', 'muda', 'rumahan', 'berkualitas', 'profesional', 'suku',
    'khas', 'asli', 'tukang', 'masuk', 'ikut', 'budget', 'anggaran', 'bayaran', 'gaji', 'honor', 'upah', 'fee', 'dibayar'
  ];
  heads constant text[] := general || array['rental', 'sewa', 'toko', 'beli', 'servis', 'pabrik', 'kursus', 'bengkel', 'kelas'];
  amount text := private.stated_amount(left(q, 200));
begin
  -- What says no amount that a listing may have stays words.
  if private.parse_budget(amount) is null then amount := null; end if;
  -- The digits of an amount are no words to look for.
  q := replace(left(q, 200), coalesce(amount, ''), ' ');
  with said as (
    select * from private.read_terms(array[q])
  ), named as (
    select s.* from said as s
    where s.term is not null and not exists (
      -- 'soto lamongan': the origin of a dish is no place to look in.
      select from said as whole
      where whole.term is not null and whole.size > s.size and s.at >= whole.at and s.at + s.size <= whole.at + whole.size
    )
  ), negator as (
    -- 'tanpa pengawet' may be said of what is wanted: it rules nothing out, and need not be said.
    -- 'Bukan cuma logo' rules nothing out either.
    select min(word.at) filter (where word.word <> 'tanpa') as at, min(word.at) filter (where word.word = 'tanpa') as without
    from (
      select w.word, w.at, lead(w.word, 1, '') over (order by w.at) as next
      from string_to_table(private.split_words(q), ' ') with ordinality as w (word, at)
    ) as word
    where word.word in ('selain', 'kecuali', 'bukan', 'tanpa') and word.next not in ('cuma', 'hanya', 'sekadar', 'sekedar')
  ), part as (
    select n.at as group_no, n.term as lexeme, n.term, n.word, 1::real as weight from named as n
    union all
    select s.at, s.lexeme, null, s.word, 1::real from said as s
    where s.term is null and not exists (
      select from named as n
      where s.at >= n.at and s.at < n.at + n.size and (n.size > 1 or n.term like 'p/%')
    )
    union all
    -- 'kuliner solo': in a query a word that may be a place and means nothing else is one.
    select s.at, f.term, f.term, s.word, 1::real
    from said as s join private.lexicon_forms as f on f.form = s.word and f.is_ambiguous and f.term like 'p/%'
    where s.term is null and not exists (select from named as n where s.at >= n.at and s.at < n.at + n.size)
    union all
    -- What is paid: a group of its own, before the words.
    select 0, private.amount_term(paid.amount), null, '', 1::real from private.parse_budget(amount) as paid (amount) where paid.amount is not null
    union all
    -- A text may say it as the query does, in one word.
    select 0, w.lexeme, null, '', 1::real
    from (select amount as word where amount ~ '^\d+[a-z]+$') as stated
      cross join lateral private.read_terms(array[stated.word]) as w
    where w.term is null
  ), meant as (
    select p.group_no, p.lexeme, p.word, p.weight, p.term is null and p.group_no > 0 as is_word, false as is_prefix from part as p
    union all
    select p.group_no, l.other, p.word,
      case when l.weight >= 0.97 then 1 when l.weight >= 0.8 then 0.9 when l.weight >= 0.3 then 0.3 else 0.1 end, false, false
    from part as p join private.lexicon_links as l on l.term = p.term and not l.is_written
    union all
    select n.at, f.term, n.word, 0.5, false, false
    from named as n
      join said as s on s.term is null and n.size > 1 and n.term like 'c/%' and s.at >= n.at and s.at < n.at + n.size
      join private.lexicon_forms as f on f.form = s.word and f.term like 'c/%' and f.term <> n.term
        and not f.is_ambiguous and not f.is_excluded and s.word <> all (heads)
    where not exists (select from private.lexicon_forms as o where o.form = n.word and o.term = f.term and o.is_excluded)
    union all
    -- The last word may not be finished.
    select p.group_no, p.word, p.word, 0.9, true, true from part as p
    where p.term is null and p.group_no > 0 and p.group_no = (select max(s.at) from said as s) and length(p.word) >= 3
      and not exists (select from named as n where n.at = p.group_no)
  ), grouped as (
    select m.group_no, bool_and(m.is_word) as is_lone, bool_or(m.lexeme like 'p/%') as is_place,
      not bool_or(string_to_array(m.word, ' ') <@ general)
        and not coalesce(m.group_no > (select n.without from negator as n), false) as is_needed,
      coalesce(m.group_no > (select n.at from negator as n) and (
        -- 'bukan kuliner tapi desain', 'selain jawa desain': where nothing is asked before it, only the next is ruled out.
        exists (select from meant as o where o.group_no between 1 and (select n.at from negator as n))
        or m.group_no = (select min(o.group_no) from meant as o where o.group_no > (select n.at from negator as n))
      ), false) as is_excluded
    from meant as m group by m.group_no
  ), needed as (
    select g.*, g.is_needed or not exists (select from grouped as o where o.is_needed and not o.is_excluded) as need from grouped as g
  ), tier as (
    select m.group_no, m.weight,
      string_agg(distinct quote_literal(m.lexeme) || case when m.is_prefix then ':*' else '' end, ' | ')::tsquery as query,
      count(distinct quote_literal(m.lexeme) || case when m.is_prefix then ':*' else '' end)::integer as size
    from meant as m
    where length(m.lexeme) <= 100
    group by m.group_no, m.weight
  ), own_words as (
    -- 'full stack' is 'fullstack', too.
    select n.at as group_no, (string_agg(quote_literal(s.lexeme), ' | ')
      || case when n.size > 1 then ' | ' || quote_literal(replace(n.word, ' ', '')) else '' end)::tsquery as said
    from named as n join said as s on s.term is null and s.at >= n.at and s.at < n.at + n.size
    where n.term like 'c/%' and length(s.lexeme) <= 100
    group by n.at, n.size, n.word
  ), strong_of as (
    select n.group_no, n.need, n.is_excluded, n.is_lone,
      string_agg('(' || t.query::text || ')', ' | ') filter (where t.weight > 0.5) as query
    from needed as n join tier as t using (group_no) group by n.group_no, n.need, n.is_excluded, n.is_lone
  )
  select
    (select string_agg('(' || s.query || ')', ' & ') from strong_of as s where s.need and not s.is_excluded)::tsquery,
    (select string_agg('(' || s.query || ')', ' | ') from strong_of as s where not s.is_excluded)::tsquery,
    (select string_agg('(' || t.query::text || ')', ' | ') from tier as t join needed as n using (group_no)
      where not n.is_excluded and t.weight > 0.2)::tsquery,
    (select string_agg('(' || t.query::text || ')', ' | ') from tier as t join needed as n using (group_no) where not n.is_excluded)::tsquery,
    (select string_agg('(' || s.query || ')', ' | ') from strong_of as s where s.is_excluded)::tsquery,
    array_agg(t.group_no order by t.group_no, t.weight desc), array_agg(t.weight::real order by t.group_no, t.weight desc),
    array_agg(t.query order by t.group_no, t.weight desc), array_agg(t.size order by t.group_no, t.weight desc),
    array_agg(n.is_place order by t.group_no, t.weight desc), array_agg(n.need order by t.group_no, t.weight desc),
    array_agg(w.said order by t.group_no, t.weight desc),
    (select array_agg(s.query::tsquery) from strong_of as s where s.is_lone and s.need and not s.is_excluded),
    exists (select from strong_of as s where s.need and not s.is_lone and not s.is_excluded)
  into full_query, any_query, near_query, far_query, excluded, tier_group, tier_weight, tier_query, tier_size, tier_place, tier_need,
    tier_said, lone, has_meaning
  from tier as t join needed as n using (group_no) left join own_words as w using (group_no) where not n.is_excluded;
  if excluded is not null then
    full_query := full_query && !!excluded;
    any_query := any_query && !!excluded;
    near_query := near_query && !!excluded;
    far_query := far_query && !!excluded;
  end if;
end
$$;

create or replace function private.scores_sql(
  source text, key text, candidates text, tier_group integer[], tier_weight real[], tier_size integer[],
  tier_place boolean[], tier_need boolean[], tier_said tsquery[]
) returns text
language sql immutable parallel safe set search_path = '' as $$
  with tier as (
    select t.*, dense_rank() over (order by t.group_no) as g
    from unnest(tier_group, tier_weight, tier_size, tier_place, tier_need, tier_said) with ordinality
      as t (group_no, weight, size, is_place, is_needed, said, at)
  ), best as (
    select t.g, bool_or(t.is_needed) as is_needed, 'greatest(' || string_agg(format(
      '%s * least(%s, %s * pg_catalog.ts_rank(%L::real[], found.terms, $7[%s]))', t.weight,
      -- However often a row says what is only near, it answers less well than one that says once in its text what was asked.
      case when t.weight > 0.5 then 1.25 when t.weight = 0.5 then 0.68 else 1.15 end, round((t.size * 1.644934)::numeric, 4),
      case when t.is_place then '{0.5, 1, 0.5, 0.9}' else '{0.5, 0.6, 0.85, 1}' end, t.at
    ) || case when t.said is not null and t.weight >= 0.9 then format(
      ' * (0.7 + 0.3 * least(1, greatest(%1$s%2$s)) + 0.2 * least(1, %1$s / %3$s))',
      format('%s * pg_catalog.ts_rank(''{1, 1, 1, 1}''::real[], found.terms, $8[%s])', round((numnode(t.said) + 1) / 2 * 1.644934, 4), t.at),
      case when t.weight = 1 then format(
        ', %s * pg_catalog.ts_rank(''{0, 0, 1, 0}''::real[], found.terms, $7[%s])', round((t.size * 1.644934)::numeric, 4), t.at
      ) else '' end, greatest(1, (numnode(t.said) - 1) / 2)
    ) else '' end, ', ') || ')' as score
    from tier as t group by t.g
  )
  select 'select scored.id, scored.created_at, round((('
    || string_agg(format('%s * g%s', case when b.is_needed then 1 else 0.3 end, b.g), ' + ') || ') / '
    || sum(case when b.is_needed then 1 else 0.3 end) || ' * (0.4 + 0.6 * ('
    || coalesce(string_agg(format('(g%s > 0.3)::integer', b.g), ' + ') filter (where b.is_needed), '0') || ')::numeric / '
    || greatest(count(*) filter (where b.is_needed), 1) || '))::numeric, 4)::double precision as score, '
    || coalesce(string_agg(format('g%s > 0.3', b.g), ' and ') filter (where b.is_needed), 'true')
    || ' as is_full from (select found.id, found.created_at, '
    || string_agg(format('%s as g%s', b.score, b.g), ', ')
    || format(' from (select s.%1$I as id, s.created_at, s.terms from (%2$s) as c join private.%3$I as s on s.%1$I = c.id offset 0) as found'
      || ' offset 0) as scored', key, candidates, source)
  from best as b
$$;

-- The statement that gives those of the scored rows (private.scores_sql) that answer. $9: also those that are only near, $10 and $11 go
-- along as they are, $12 the words of phrases, $13 what a row says that is more than near.
-- 0.01 is far, 0.05 near, 0.2 an answer, 0.35 sure of itself. What is far comes only after fewer than twenty that are nearer. Where no row
-- that says what was asked has 0.2, those that say a word of a phrase answer, from 0.1 on.
create function private.answers_sql(source text, key text, scores text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select format('select answer.id, answer.created_at, answer.score, answer.is_full, $10, $11 from (
    select scored.*, max(scored.score) filter (where scored.score >= 0.35 or $13 is null or exists (
        select from private.%1$I as s where s.%2$I = scored.id and s.terms @@ $13
      )) over () as best, count(*) filter (where scored.score >= 0.05) over () as nearer
    from (%3$s) as scored) as answer where (answer.score >= 0.05 or answer.score >= 0.01 and answer.nearer < 20)
      and (answer.best >= 0.2 or $9 or answer.best >= 0.1 and (answer.score >= 0.2 or exists (
        select from private.%1$I as s where s.%2$I = answer.id and s.terms @@ $12
      )))', source, key, scores)
$$;

create or replace function private.match_projects(
  q text, p_type text, p_skills text[], p_city text, p_remote boolean, p_budget text, near boolean
) returns table (id uuid, created_at timestamptz, score double precision, is_full boolean, corrected text, asked tsquery)
language plpgsql stable security definer set search_path = '' set pg_trgm.word_similarity_threshold = 0.6
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off rows 200 as $$
declare
  plan record;
  word tsquery;
  labels tsquery;
  parts tsquery;
  answering tsquery;
  is_known boolean := true;
  fixed text := private.correct_query(q);
  filter text := private.project_filter(p_type, p_skills, p_city, p_remote, p_budget);
begin
  q := coalesce(fixed, q);
  select * into plan from private.plan_search(q);
  if plan.any_query is not null then
    select string_agg('(' || tier.query::text || ')', ' | ')::tsquery into parts
      from unnest(plan.tier_weight, plan.tier_query) as tier (weight, query) where tier.weight = 0.5;
    if false = any (plan.tier_place) then answering := coalesce(plan.any_query || parts, plan.any_query); end if;
    foreach word in array coalesce(plan.lone, '{}') loop
      exit when not is_known;
      is_known := private.is_answered('project_search', word);
    end loop;
    if is_known or near or plan.has_meaning then
      if num_nonnulls(p_type, p_skills, p_city) > 0 then
        labels := private.label_query(array[case when p_type not in ('Semua', 'Terbaru') then p_type end, p_city], coalesce(p_skills, '{}'));
      end if;
      return query execute private.answers_sql('project_search', 'project_id', private.scores_sql(
        'project_search', 'project_id', private.candidates_sql(
          'project_search', 'project_id', 'public.project_listings as p on p.id = c.id', filter,
          p_remote is not null or btrim(coalesce(p_budget, '')) <> '',
          coalesce(plan.full_query && labels, plan.full_query), coalesce(plan.any_query && labels, plan.any_query),
          coalesce(plan.near_query && labels, plan.near_query),
          coalesce(plan.far_query && labels, plan.far_query)
        ), plan.tier_group, plan.tier_weight, plan.tier_size, plan.tier_place, plan.tier_need, plan.tier_said
      )) using q, p_type, p_skills, p_city, p_remote, p_budget, plan.tier_query, plan.tier_said, near, fixed, plan.any_query, parts,
        answering;
      if found then return; end if;
    end if;
  end if;
  -- Names that look like it.
  return query execute
    'select p.id, p.created_at, round((0.05 * extensions.word_similarity(btrim(left($1, 100)), p.project_name))::numeric, 4)::float8, false, $7, $8
    from public.project_listings as p where btrim(left($1, 100)) operator(extensions.<%) p.project_name and '
    || filter || ' order by p.created_at desc limit 100'
    using q, p_type, p_skills, p_city, p_remote, p_budget, fixed, plan.any_query;
  if found or not near then return; end if;
  return query execute
    'select p.id, p.created_at, 0::float8, false, $7, $8 from public.project_listings as p where ' || filter
    || ' order by p.created_at desc, p.id desc limit 24'
    using q, p_type, p_skills, p_city, p_remote, p_budget, fixed, plan.any_query;
end
$$;

create or replace function private.match_contacts(
  q text, p_skill text, p_city text, near boolean
) returns table (id uuid, created_at timestamptz, score double precision, is_full boolean, corrected text, asked tsquery)
language plpgsql stable security definer set search_path = '' set pg_trgm.word_similarity_threshold = 0.6
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set jit = off rows 200 as $$
declare
  plan record;
  word tsquery;
  labels tsquery;
  parts tsquery;
  answering tsquery;
  is_known boolean := true;
  fixed text := private.correct_query(q);
  filter text := private.contact_filter(p_skill, p_city);
begin
  q := coalesce(fixed, q);
  select * into plan from private.plan_search(q);
  if plan.any_query is not null then
    select string_agg('(' || tier.query::text || ')', ' | ')::tsquery into parts
      from unnest(plan.tier_weight, plan.tier_query) as tier (weight, query) where tier.weight = 0.5;
    if false = any (plan.tier_place) then answering := coalesce(plan.any_query || parts, plan.any_query); end if;
    foreach word in array coalesce(plan.lone, '{}') loop
      exit when not is_known;
      is_known := private.is_answered('contact_search', word);
    end loop;
    if is_known or near or plan.has_meaning then
      if num_nonnulls(p_skill, p_city) > 0 then
        labels := private.label_query(array[case when p_skill not in ('Semua', 'Terbaru') then p_skill end, p_city], '{}');
      end if;
      return query execute private.answers_sql('contact_search', 'contact_id', private.scores_sql(
        'contact_search', 'contact_id', private.candidates_sql(
          'contact_search', 'contact_id', 'public.relasi_bisnis as r on r.id = c.id', filter,
          false,
          coalesce(plan.full_query && labels, plan.full_query), coalesce(plan.any_query && labels, plan.any_query),
          coalesce(plan.near_query && labels, plan.near_query),
          coalesce(plan.far_query && labels, plan.far_query)
        ), plan.tier_group, plan.tier_weight, plan.tier_size, plan.tier_place, plan.tier_need, plan.tier_said
      )) using q, p_skill, p_city, null::text, null::text, null::text, plan.tier_query, plan.tier_said, near, fixed, plan.any_query, parts,
        answering;
      if found then return; end if;
    end if;
  end if;
  -- Names that look like it.
  return query execute
    'select r.id, r.created_at, round((0.05 * extensions.word_similarity(btrim(left($1, 100)), r.name))::numeric, 4)::float8, false, $7, $8
    from public.relasi_bisnis as r where btrim(left($1, 100)) operator(extensions.<%) r.name and '
    || filter || ' order by r.created_at desc limit 100'
    using q, p_skill, p_city, null::text, null::text, null::text, fixed, plan.any_query;
  if found or not near then return; end if;
  return query execute
    'select r.id, r.created_at, 0::float8, false, $7, $8 from public.relasi_bisnis as r where ' || filter
    || ' order by r.created_at desc, r.id desc limit 24'
    using q, p_skill, p_city, null::text, null::text, null::text, fixed, plan.any_query;
end
$$;
