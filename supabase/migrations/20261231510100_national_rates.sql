-- Rates and bounds of the whole country beside the figures of places, kept by an admin with date and source.
create or replace function private.is_local_value(kind text, value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(case
    when jsonb_typeof(value) <> 'object' then false
    when kind in ('minimum_wage', 'staple_price') then
      jsonb_typeof(value -> 'rupiah') = 'number' and (value ->> 'rupiah')::numeric between 1 and 100000000
        and (value ->> 'rupiah')::numeric % 1 = 0 and value - 'rupiah' = '{}'
    when kind = 'rate' then
      jsonb_typeof(value -> 'number') = 'number' and (value ->> 'number')::numeric between 0 and 10000000000 and value - 'number' = '{}'
    when kind = 'price_level' then
      jsonb_typeof(value -> 'level') = 'number' and (value ->> 'level')::numeric between 0.5 and 3 and value - 'level' = '{}'
    when kind = 'speciality' then
      jsonb_typeof(value -> 'holds') = 'boolean' and value ->> 'concept' ~ '^[a-z0-9-]{2,60}$' and value - array['holds', 'concept'] = '{}'
    when kind = 'season' then
      value ->> 'concept' ~ '^[a-z0-9-]{2,60}$' and char_length(btrim(value ->> 'label')) between 2 and 80
        and not private.has_hidden_characters(value ->> 'label')
        and value ->> 'from' ~ '^\d{4}-\d{2}-\d{2}$' and value ->> 'to' ~ '^\d{4}-\d{2}-\d{2}$' and value ->> 'from' <= value ->> 'to'
        and jsonb_typeof(value -> 'provinces') = 'array' and jsonb_array_length(value -> 'provinces') <= 38
        and char_length(value ->> 'note') <= 200 and value - array['concept', 'label', 'from', 'to', 'provinces', 'note'] = '{}'
    else false
  end, false)
$$;

alter table public.local_figures
  drop constraint local_figures_kind_check,
  add constraint local_figures_kind_check
    check (kind in ('minimum_wage', 'price_level', 'staple_price', 'rate', 'season', 'speciality')) not valid;
