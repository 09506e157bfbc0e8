-- What each project and contact says, in words, concepts and places, each in its best field: A name, B skills and type,
-- C city and campus, D text. Written with the row; a new lexicon has it derived anew in batches (private.derive_search).
create table private.project_search (
  project_id uuid primary key references public.project_listings (id) on delete cascade,
  created_at timestamptz not null,
  lexicon text not null,
  terms tsvector not null
);
create index project_search_terms_idx on private.project_search using gin (terms);
create index project_search_created_at_idx on private.project_search (created_at desc, project_id desc);
create index project_search_lexicon_idx on private.project_search (lexicon);

create table private.contact_search (
  contact_id uuid primary key references public.relasi_bisnis (id) on delete cascade,
  created_at timestamptz not null,
  lexicon text not null,
  terms tsvector not null
);
create index contact_search_terms_idx on private.contact_search using gin (terms);
create index contact_search_created_at_idx on private.contact_search (created_at desc, contact_id desc);
create index contact_search_lexicon_idx on private.contact_search (lexicon);

-- The planner has to know which terms are frequent, or it takes the wrong index for them.
alter table private.project_search alter column terms set statistics 1000;
alter table private.contact_search alter column terms set statistics 1000;

alter table private.project_search enable row level security;
alter table private.contact_search enable row level security;
revoke all on private.project_search, private.contact_search from anon, authenticated, service_role;

-- What a text asks for: what follows 'cari', 'butuh' and the like in a sentence, up to what it is for.
create function private.asked_for(value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(string_agg(regexp_replace(m[1], '\m(?:buat|bwt|untuk|utk|biar|supaya|agar|di|ke|dari|masuk|dengan)\M.*', '', 'i'), ' | '), '')
  from regexp_matches(
    left(value, 20000),
    '\m(?:(?:di|me?n?)?cari(?:in)?|nyari(?:in)?|(?:di|mem)?butuh(?:kan|in)?|perlu|kurang|looking for|need)\M\s+([^.!?;\n]{3,200})', 'gi'
  ) as m
$$;

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

-- The terms of a project. What it pays is found as words ('bagi hasil') and, where it states an amount, as that amount; so is how long it
-- takes. 's/2' is a row that looks for two skills: one that looks for a single one answers better to it.
create function private.project_terms(listing public.project_listings) returns tsvector
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

-- Trigger: a written project is found by what it says now.
create function private.index_project() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.project_search (project_id, created_at, lexicon, terms)
  values (
    new.id, new.created_at, private.lexicon_version(),
    private.project_terms(new)
  )
  on conflict (project_id) do update
  set created_at = excluded.created_at, lexicon = excluded.lexicon, terms = excluded.terms;
  return null;
end
$$;
create trigger z_index_search after insert or update of project_name, project_type, required_skills, city, project_description, budget_range, timeline, created_at
  on public.project_listings for each row execute function private.index_project();

-- Trigger: a written contact is found by what it says now.
create function private.index_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.contact_search (contact_id, created_at, lexicon, terms)
  values (
    new.id, new.created_at, private.lexicon_version(),
    private.search_terms(
      new.name, new.main_skill, coalesce(new.city, '') || ' | ' || coalesce(new.campus, ''),
      new.experience || E'\n' || new.vision || E'\n' || coalesce(new.looking_for, '')
    )
  )
  on conflict (contact_id) do update
  set created_at = excluded.created_at, lexicon = excluded.lexicon, terms = excluded.terms;
  return null;
end
$$;
create trigger z_index_search after insert or update of name, main_skill, city, campus, experience, vision, looking_for, created_at
  on public.relasi_bisnis for each row execute function private.index_contact();

-- Derives the terms of rows that an older lexicon wrote, newest first, at most so many of each directory. Search goes on with
-- the old terms meanwhile. Returns how many rows it wrote: 0 when all are of this version.
create function private.derive_search(most integer) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  current_version text := private.lexicon_version();
  projects integer;
  contacts integer;
begin
  with stale as (
    select s.project_id from private.project_search as s
    where s.lexicon < current_version or s.lexicon > current_version
    order by s.created_at desc limit most for update skip locked
  )
  update private.project_search as s
  set lexicon = current_version, terms = private.project_terms(p)
  from stale join public.project_listings as p on p.id = stale.project_id
  where s.project_id = stale.project_id;
  get diagnostics projects = row_count;
  with stale as (
    select s.contact_id from private.contact_search as s
    where s.lexicon < current_version or s.lexicon > current_version
    order by s.created_at desc limit most for update skip locked
  )
  update private.contact_search as s
  set lexicon = current_version, terms = private.search_terms(
    r.name, r.main_skill, coalesce(r.city, '') || ' | ' || coalesce(r.campus, ''),
    r.experience || E'\n' || r.vision || E'\n' || coalesce(r.looking_for, '')
  )
  from stale join public.relasi_bisnis as r on r.id = stale.contact_id
  where s.contact_id = stale.contact_id;
  get diagnostics contacts = row_count;
  return projects + contacts;
end
$$;
