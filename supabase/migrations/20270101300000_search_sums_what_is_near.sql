-- Search: what is only near adds up and may answer, by how far what is asked for may be from what answers; what answers to a part of a
-- query counts by how well; a word that nothing explains counts a half.
-- Reads the settings of trigrams, which a role that is no superuser may name only then.
select extensions.similarity('a', 'a');

drop function private.plan_search(text, boolean);
drop function private.scores_sql(text, text, text, integer[], real[], integer[], boolean[], boolean[], tsquery[]);

-- The terms of a row as its search index keeps them: each with the weight of its best field, and those of the name once more after
-- '^'. A concept brings its wider ones, a place its province and regions; a wider one stands once for each that brings it, up to
-- four times, since a row with many kinds of food answers better to 'kuliner'. What single words of a phrase mean counts as said in
-- the text: 'sewa kamera' is renting, and about a camera.
create or replace function private.search_terms(title text, labels text, place text, body text, asked text default '') returns tsvector
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
        select whole.term, whole.lexeme, whole.word, case
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
        select f.term, null, null, 4, false
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
          union all
          -- What other words of the same meaning say ('coreldraw' for 'corel').
          select l.other, r.field, '' from private.lexicon_links as l where r.term is not null and l.term = 'w/' || r.word and l.is_written
        ) as named
      where length(named.term) <= 100
      group by named.term, named.source
    ) as one
    group by one.term
  ) as said
$$;

-- What a query asks for, in groups (one for each concept, place or word of it), and each group in tiers: what was asked (1),
-- narrower concepts, words that say the same ('corel' for 'coreldraw'), skills of a named major, the field of a program, members of a
-- region and a town's namesake (0.9), what single words of a phrase
-- mean (0.5: 'lingkungan' in 'peduli lingkungan'), the province (0.3), wider and related concepts (up to 0.4) and what is narrower than
-- those or wider still (up to 0.2: a project in PHP for 'laravel'), by how far what is asked for may be from what answers: who asks for a
-- major is answered by its field, who asks for a dish by no other (packages/bahasa/src/search/search-links.ts).
--   full_query: something of each group that has to be there (1 and 0.9) · any_query: something of any group
--   near_query: also what is near (0.2 and more) · far_query: also what is far
--   tier_*: the tiers in order; `tier_share` how much the group counts: 1 where it has to be there, 0.5 where it has to be and is a word
--   that nothing explains, 0.3 for words like 'proyek' or 'tim', which need not be;
--   `tier_said` the words themselves that name a concept, since of two rows that mean it the one that says it answers better
--   lone: words that no concept stands for, each as a query of its own; has_meaning: whether a concept or a place has to be there
-- Without `has_times` a time stays words: a contact has none to be found by.
-- All null or empty when the query says nothing; only the queries are there when it says nothing but what is ruled out.
create function private.plan_search(
  q text, has_times boolean default true, out full_query tsquery, out any_query tsquery, out near_query tsquery, out far_query tsquery,
  out tier_group integer[], out tier_weight real[],
  out tier_query tsquery[], out tier_size integer[], out tier_place boolean[], out tier_share real[], out tier_said tsquery[],
  out lone tsquery[], out has_meaning boolean
)
language plpgsql stable security definer set search_path = '' set enable_hashjoin = off set enable_mergejoin = off
set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  excluded tsquery;
  -- Words that say little about what is wanted: they need not be there, and what they mean alone ('tukang' in 'tukang las') is no part
  -- of a phrase that answers; nor is what `heads` mean alone.
  general text[];
  heads text[];
  -- Words that only say of what kind the next is: 'bahasa jepang' is not answered by what says 'dua bahasa', which is near it.
  kinds text[];
  rulers text[];
  negators text[];
  predicates text[];
  wishes text[];
  seeks text[];
  -- What follows one of these is asked for again.
  turns text[];
  -- What follows a negation and rules nothing out: 'bukan cuma logo'.
  excuses text[];
  measure record;
begin
  -- Before the first lexicon is loaded there are none.
  select coalesce(string_to_array(max(w.words) filter (where w.role = 'little'), ' '), '{}'),
    string_to_array(max(w.words) filter (where w.role = 'head'), ' '),
    string_to_array(max(w.words) filter (where w.role = 'kind'), ' '),
    string_to_array(max(w.words) filter (where w.role = 'rules_out'), ' '),
    string_to_array(max(w.words) filter (where w.role = 'negates'), ' '),
    string_to_array(max(w.words) filter (where w.role = 'able'), ' '),
    string_to_array(max(w.words) filter (where w.role = 'wishes'), ' '),
    string_to_array(max(w.words) filter (where w.role = 'seeks'), ' '),
    string_to_array(max(w.words) filter (where w.role = 'turns'), ' '),
    coalesce(string_to_array(max(w.words) filter (where w.role = 'excuses'), ' '), '{}')
  into general, heads, kinds, rulers, negators, predicates, wishes, seeks, turns, excuses
  from private.query_words as w;
  heads := general || heads;
  turns := turns || seeks || wishes;
  select * into measure from private.stated_measure(left(q, 200)) as m where has_times or m.terms[1] !~ '^[du]/';
  -- The digits of an amount are no words to look for.
  q := regexp_replace(replace(left(q, 200), coalesce(measure.said, ''), ' '), '\m(gak?)bisa\M', '\1 bisa', 'gi');
  with said as (
    select * from private.read_terms(array[q])
  ), named as (
    select s.* from said as s
    where s.term is not null and not exists (
      -- 'soto lamongan': the origin of a dish is no place to look in.
      select from said as whole
      where whole.term is not null and whole.size > s.size and s.at >= whole.at and s.at + s.size <= whole.at + whole.size
    )
  ), word as (
    select w.word, w.at, lead(w.word, 1, '') over (order by w.at) as next
    from string_to_table(private.split_words(q), ' ') with ordinality as w (word, at)
  ), negation as (
    -- 'tanpa pengawet' may be said of what is wanted: it rules nothing out, and need not be said.
    -- 'Bukan cuma logo' rules nothing out either.
    -- 'Ga bisa ngoding', 'gak suka masak' rule out what a person cannot or will not do; 'gak ribet' is said of what is wanted.
    select case when k.kind in ('unable', 'unwilling') then k.at + 1 else k.at end as at, k.kind
    from (
      select w.*, case
          when w.word = any (rulers) then 'other'
          when w.word = any (negators) and w.next = any (predicates) then 'unable'
          when w.word = any (negators) and w.next = any (wishes) then 'unwilling'
          when w.word = 'tanpa' or w.word = any (negators) then 'without'
        end as kind
      from word as w
    ) as k
    where k.kind is not null and k.next <> all (excuses)
  ), negator as (
    -- `until` is where what is ruled out ends: 'bukan kuliner tapi desain'.
    select n.at, n.kind,
      coalesce((select min(w.at) from word as w where w.at > n.at + 1 and w.word = any (turns)), 1000) as until,
      exists (select from word as w where w.at > n.at + 1 and w.word = any (seeks)) as is_sought
    from negation as n where n.kind <> 'without' order by n.at limit 1
  ), without as (
    select min(n.at) as at from negation as n where n.kind = 'without'
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
    -- What is paid, or how long it takes: a group of its own, before the words.
    select 0, measured.term, null, '', 1::real from unnest(measure.terms) as measured (term)
    union all
    -- A text may say it as the query does, in one word.
    select 0, w.lexeme, null, '', 1::real
    from (select measure.said as word where measure.said ~ '^\d+[a-z]+$') as stated
      cross join lateral private.read_terms(array[stated.word]) as w
    where w.term is null
  ), meant as (
    select p.group_no, p.lexeme, p.word, p.weight, p.term is null and p.group_no > 0 as is_word,
      p.group_no = 0 and measure.is_bound as is_prefix
    from part as p
    union all
    select p.group_no, l.other, p.word,
      case when l.weight >= 0.97 then 1 when l.weight >= 0.8 then 0.9 else l.weight end, false, false
    from part as p join private.lexicon_links as l on l.term = p.term and not l.is_written
    union all
    -- What other words of the same meaning say ('corel' for 'coreldraw').
    select n.at, l.other, n.word, 0.9, false, false
    from named as n join private.lexicon_links as l on l.term = 'w/' || n.word and not l.is_written
    union all
    select n.at, f.term, n.word, case when s.word = any (kinds) then 0.2 else 0.5 end, false, false
    from named as n
      join said as s on s.term is null and n.size > 1 and n.term like 'c/%' and s.at >= n.at and s.at < n.at + n.size
      join private.lexicon_forms as f on f.form = s.word and f.term like 'c/%' and f.term <> n.term
        and not f.is_ambiguous and not f.is_excluded and s.word <> all (heads)
    where not exists (select from private.lexicon_forms as o where o.form = n.word and o.term = f.term and o.is_excluded)
    union all
    -- 'batik madura' is nearer where that place is said, too.
    select n.at, s.term, n.word, 0.2, false, false
    from named as n
      join said as s on s.term like 'p/%' and n.term like 'c/%' and s.size < n.size and s.at >= n.at and s.at + s.size <= n.at + n.size
    union all
    -- The last word may not be finished.
    select p.group_no, p.word, p.word, 0.9, true, true from part as p
    where p.term is null and p.group_no > 0 and p.group_no = (select max(s.at) from said as s) and length(p.word) >= 3
      and not exists (select from named as n where n.at = p.group_no)
  ), grouped as (
    select m.group_no, bool_and(m.is_word) as is_lone, bool_or(m.lexeme like 'p/%' and m.weight = 1) as is_place,
      not bool_or(string_to_array(m.word, ' ') <@ general)
        and not coalesce(m.group_no > (select w.at from without as w), false) as is_needed,
      coalesce((
        select m.group_no > n.at and m.group_no < n.until and (
          m.group_no = (select min(o.group_no) from meant as o where o.group_no > n.at)
          -- 'selain jawa desain', 'ga bisa ngoding surabaya': where nothing is asked before it, and of what a person cannot do,
          -- only the next is ruled out.
          or n.kind = 'other' and exists (select from meant as o where o.group_no between 1 and n.at)
        )
        from negator as n
      ), false) as is_excluded
    from meant as m group by m.group_no
  ), needed as (
    select g.*, g.is_needed or not exists (select from grouped as o where o.is_needed and not o.is_excluded) as need from grouped as g
  ), tier as (
    select m.group_no, m.weight, string_agg(m.query, ' | ' order by m.query)::tsquery as query, count(*)::integer as size
    from (
      -- Each by the strongest of the ways in which it answers.
      select m.group_no, quote_literal(m.lexeme) || case when m.is_prefix then ':*' else '' end as query, max(m.weight) as weight
      from meant as m where length(m.lexeme) <= 100 group by 1, 2
    ) as m
    group by m.group_no, m.weight
  ), own_words as (
    -- 'full stack' is 'fullstack', too.
    select n.at as group_no, (string_agg(quote_literal(s.lexeme), ' | ')
      || case when n.size > 1 then ' | ' || quote_literal(replace(n.word, ' ', '')) else '' end
      || coalesce((
        select ' | ' || quote_literal(l.other) from private.lexicon_links as l where l.term = 'w/' || n.word and not l.is_written limit 1
      ), ''))::tsquery as said
    from named as n join said as s on s.term is null and s.at >= n.at and s.at < n.at + n.size
    where n.term like 'c/%' and length(s.lexeme) <= 100
    group by n.at, n.size, n.word
  ), strong_of as (
    select n.group_no, n.need, n.is_excluded, n.is_lone,
      -- What is not asked for may still be in what is: 'ga bisa coding cari programmer', 'gak mau ribet'.
      n.is_excluded and not exists (
        select from negator as g
        where g.kind <> 'other' and g.is_sought or g.kind = 'unwilling' and n.is_lone
      ) as is_ruled_out,
      string_agg('(' || t.query::text || ')', ' | ') filter (where t.weight > 0.5) as query
    from needed as n join tier as t using (group_no) group by n.group_no, n.need, n.is_excluded, n.is_lone
  )
  select
    (select string_agg('(' || s.query || ')', ' & ') from strong_of as s where s.need and not s.is_excluded)::tsquery,
    (select string_agg('(' || s.query || ')', ' | ') from strong_of as s where not s.is_excluded)::tsquery,
    (select string_agg('(' || t.query::text || ')', ' | ') from tier as t join needed as n using (group_no)
      where not n.is_excluded and t.weight > 0.19)::tsquery,
    (select string_agg('(' || t.query::text || ')', ' | ') from tier as t join needed as n using (group_no) where not n.is_excluded)::tsquery,
    (select string_agg('(' || s.query || ')', ' | ') from strong_of as s where s.is_ruled_out)::tsquery,
    array_agg(t.group_no order by t.group_no, t.weight desc), array_agg(t.weight::real order by t.group_no, t.weight desc),
    array_agg(t.query order by t.group_no, t.weight desc), array_agg(t.size order by t.group_no, t.weight desc),
    array_agg(n.is_place order by t.group_no, t.weight desc),
    array_agg(case when not n.need then 0.3 when n.is_lone then 0.5 else 1 end order by t.group_no, t.weight desc),
    array_agg(w.said order by t.group_no, t.weight desc),
    (select array_agg(s.query::tsquery) from strong_of as s where s.is_lone and s.need and not s.is_excluded),
    exists (select from strong_of as s where s.need and not s.is_lone and not s.is_excluded)
  into full_query, any_query, near_query, far_query, excluded, tier_group, tier_weight, tier_query, tier_size, tier_place, tier_share,
    tier_said, lone, has_meaning
  from tier as t join needed as n using (group_no) left join own_words as w using (group_no) where not n.is_excluded;
  if excluded is not null then
    full_query := coalesce(full_query && !!excluded, !!excluded);
    any_query := coalesce(any_query && !!excluded, !!excluded);
    near_query := coalesce(near_query && !!excluded, !!excluded);
    far_query := coalesce(far_query && !!excluded, !!excluded);
  end if;
end
$$;

-- The statement that scores candidates (private.candidates_sql) by the tiers of private.plan_search; $7 are their queries, $8 the
-- words themselves.
-- Scores: 0 nothing, 1 all of it in the name. Of what answers to a group (0.5 and more) the best tier counts; a place counts most in the
-- place of a row. What is only near adds up, since a row that says several of such things is nearer, but never to more than the nearest of
-- them can weigh; of two rows that answer the one that also says single words of it or what is near stands first. A group that need not be
-- there counts a third, a word that nothing explains a half; what answers to a part only loses up to eight tenths. The score of a row
-- depends on nothing but the row and the query, so that pages follow each other without gaps. Of two rows that mean what was asked, the one
-- that also says the words ('booking' for 'sistem booking') answers better than the one whose label means it.
create function private.scores_sql(
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
    ) as rank, case when t.said is not null and t.weight >= 0.9 then format(
      ' * (0.7 + 0.3 * least(1, greatest(%1$s%2$s)) + 0.2 * least(1, %1$s / %3$s))',
      format('%s * pg_catalog.ts_rank(''{1, 1, 1, 1}''::real[], found.terms, $8[%s])', round((numnode(t.said) + 1) / 2 * 1.644934, 4), t.at),
      case when t.weight = 1 then format(
        ', %s * pg_catalog.ts_rank(''{0, 0, 1, 0}''::real[], found.terms, $7[%s])', round((t.size * 1.644934)::numeric, 4), t.at
      ) else '' end, greatest(1, (numnode(t.said) - 1) / 2)
    ) else '' end as said
    from tier as t
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
    || format(' from (select s.%1$I as id, s.created_at, s.terms from (%2$s) as c join private.%3$I as s on s.%1$I = c.id offset 0) as found'
      || ' offset 0) as ranked offset 0) as scored', key, candidates, source)
  from best as b
$$;

-- The statement that gives those of the scored rows (private.scores_sql) that answer. $9: also those that are only near, $10 and $11 go
-- along as they are, $12 the words of phrases.
-- 0.01 is far, 0.05 near, 0.2 an answer. What is far comes only after fewer than twenty that are nearer. Where no row has 0.2, those that
-- say a word of a phrase answer, from 0.1 on.
create or replace function private.answers_sql(source text, key text, scores text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select format('select answer.id, answer.created_at, answer.score, answer.is_full, $10, $11 from (
    select scored.*, max(scored.score) over () as best, count(*) filter (where scored.score >= 0.05) over () as nearer
    from (%3$s) as scored) as answer where (answer.score >= 0.05 or answer.score >= 0.01 and answer.nearer < 20)
      and (answer.best >= 0.2 or $9 or answer.best >= 0.1 and (answer.score >= 0.2 or exists (
        select from private.%1$I as s where s.%2$I = answer.id and s.terms @@ $12
      )))', source, key, scores)
$$;

-- The open projects that answer to a query under the same filters, with how well; at most 1,050 (private.candidates_sql). `corrected` is
-- the query without its slips, where it has any, `asked` what its words mean.
-- What is only near to the query stands after something that answers, or where `near` asks for it; what is far from it only after
-- fewer than twenty that are nearer. Where every row is only near, those that are near enough (0.2: a project of farming for who studies
-- it) answer, else those that say a word of a phrase, and else none; of a place alone, the places around it answer.
-- None when the query has only words that nothing explains and one of them stands in no project: with `near` those that
-- answer to the rest of it, else the newest.
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
  is_known boolean := true;
  fixed text := private.correct_query(q);
  filter text := private.project_filter(p_type, p_skills, p_city, p_remote, p_budget);
begin
  q := coalesce(fixed, q);
  select * into plan from private.plan_search(q);
  if plan.any_query is not null and plan.tier_query is null then
    return query execute private.others_sql('project_search', 'project_id', 'public.project_listings as p on p.id = c.id', filter)
      using q, p_type, p_skills, p_city, p_remote, p_budget, fixed, plan.any_query;
    return;
  end if;
  if plan.any_query is not null then
    select string_agg('(' || tier.query::text || ')', ' | ')::tsquery into parts
      from unnest(plan.tier_weight, plan.tier_query) as tier (weight, query) where tier.weight = 0.5;
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
        ), plan.tier_group, plan.tier_weight, plan.tier_size, plan.tier_place, plan.tier_share, plan.tier_said
      )) using q, p_type, p_skills, p_city, p_remote, p_budget, plan.tier_query, plan.tier_said, near, fixed, plan.any_query, parts;
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

-- The contacts that answer to a query under the same filters, with how well; at most 1,050 (private.candidates_sql). `corrected` is
-- the query without its slips, where it has any, `asked` what its words mean.
-- What is only near to the query stands after something that answers, or where `near` asks for it; what is far from it only after
-- fewer than twenty that are nearer. Where every row is only near, those that are near enough (0.2: a project of farming for who studies
-- it) answer, else those that say a word of a phrase, and else none; of a place alone, the places around it answer.
-- None when the query has only words that nothing explains and one of them stands in no contact: with `near` those that
-- answer to the rest of it, else the newest.
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
  is_known boolean := true;
  fixed text := private.correct_query(q);
  filter text := private.contact_filter(p_skill, p_city);
begin
  q := coalesce(fixed, q);
  select * into plan from private.plan_search(q, has_times => false);
  if plan.any_query is not null and plan.tier_query is null then
    return query execute private.others_sql('contact_search', 'contact_id', 'public.relasi_bisnis as r on r.id = c.id', filter)
      using q, p_skill, p_city, null::text, null::text, null::text, fixed, plan.any_query;
    return;
  end if;
  if plan.any_query is not null then
    select string_agg('(' || tier.query::text || ')', ' | ')::tsquery into parts
      from unnest(plan.tier_weight, plan.tier_query) as tier (weight, query) where tier.weight = 0.5;
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
        ), plan.tier_group, plan.tier_weight, plan.tier_size, plan.tier_place, plan.tier_share, plan.tier_said
      )) using q, p_skill, p_city, null::text, null::text, null::text, plan.tier_query, plan.tier_said, near, fixed, plan.any_query, parts;
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
