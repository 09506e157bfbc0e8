-- A query in which misspelt words are corrected: those that neither the lexicon nor any listing or contact has.
-- Null when nothing is corrected.
create function private.correct_query(q text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  token text;
  fixed text;
  stem tsquery;
  is_known boolean;
  is_changed boolean := false;
  words text[] := '{}';
  -- What states an amount or a time ('maks 2 bulan') or says what is not wanted is no slip.
  stated text[] := string_to_array(private.split_words(coalesce((private.stated_measure(left(q, 200))).said, '')), ' ')
    || array['gabisa', 'gakbisa'];
begin
  foreach token in array string_to_array(replace(private.split_words(left(q, 200)), '_', '-'), ' ') loop
    continue when token in ('|', '');
    fixed := null;
    if token ~ '^[a-z]{4,24}$' and token <> all (stated)
      and not exists (select from private.lexicon_words as w where w.word = token)
      and not exists (select from private.lexicon_forms as f where f.form = token)
    then
      fixed := private.correct_word(token);
    end if;
    if fixed is not null then
      stem := (quote_literal((pg_catalog.ts_lexize('pg_catalog.indonesian_stem', token))[1]) || ':*')::tsquery;
      is_known := private.is_answered('project_search', stem) or private.is_answered('contact_search', stem);
      if is_known then fixed := null; end if;
    end if;
    is_changed := is_changed or fixed is not null;
    words := words || coalesce(fixed, token);
  end loop;
  return case when is_changed then array_to_string(words, ' ') end;
end
$$;

-- What a query asks for, in groups (one for each concept, place or word of it), and each group in tiers: what was asked (1),
-- narrower concepts, words that say the same ('corel' for 'coreldraw'), skills of a named major, the field of a program, members of a
-- region and a town's namesake (0.9), what single words of a phrase
-- mean (0.5: 'lingkungan' in 'peduli lingkungan'), what belongs to a field in part (0.45), the province (0.3), wider and related concepts (up to 0.4) and what is narrower than
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
