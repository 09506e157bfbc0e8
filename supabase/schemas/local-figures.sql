-- Figures of places and seasons that an admin keeps with date and source: they stand before those that the product brings along
-- (issue: understanding §3). They name no person; who changed one stands in the audit log.

-- Whether a value has the shape of its kind: {rupiah}, {number}, {level}, {concept, label, from, to, provinces, note} or {concept, holds}.
create function private.is_local_value(kind text, value jsonb) returns boolean
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
grant execute on function private.is_local_value(text, jsonb) to authenticated, service_role;

create table public.local_figures (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint local_figures_kind_check
    check (kind in ('minimum_wage', 'price_level', 'staple_price', 'rate', 'season', 'speciality')),
  -- A province, a material, a rate, a season, or 'province:concept'.
  key text not null constraint local_figures_key_check check (char_length(key) between 2 and 100 and key = btrim(key)),
  value jsonb not null,
  as_of date not null,
  holds_until date,
  source_name text not null constraint local_figures_source_name_check
    check (char_length(btrim(source_name)) >= 3 and char_length(source_name) <= 200 and not private.has_hidden_characters(source_name)),
  source_url text not null constraint local_figures_source_url_check check (source_url ~ '^https?://[^\s/]+\.[^\s]+$' and char_length(source_url) <= 500),
  updated_at timestamptz not null default now(),
  constraint local_figures_once unique (kind, key),
  constraint local_figures_value_check check (private.is_local_value(kind, value)),
  constraint local_figures_holds_until_check check (holds_until >= as_of)
);
comment on column public.local_figures.as_of is 'The day for which the source says it.';
comment on column public.local_figures.holds_until is 'After this day what the product brings along holds again; null without an end.';

alter table public.local_figures enable row level security;
revoke all on public.local_figures from anon, authenticated, service_role;
grant select on public.local_figures to authenticated, service_role;
grant delete on public.local_figures to authenticated;
grant insert (kind, key, value, as_of, holds_until, source_name, source_url) on public.local_figures to authenticated;
grant update (kind, key, value, as_of, holds_until, source_name, source_url) on public.local_figures to authenticated;
create policy "admins read" on public.local_figures for select to authenticated using ((select private.is_admin()));
create policy "admins insert" on public.local_figures for insert to authenticated with check ((select private.is_admin()));
create policy "admins update" on public.local_figures for update to authenticated
  using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "admins delete" on public.local_figures for delete to authenticated using ((select private.is_admin()));

-- Trigger: a source speaks of a day that has come, and at most 1,000 figures are kept; every change is stamped. Errors: PT422
-- day_invalid, PT429 too_many_figures.
create function private.prepare_local_figure() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.as_of > (now() at time zone 'Asia/Jakarta')::date then
    raise exception 'Tanggal data tidak boleh di masa depan' using errcode = 'PT422', hint = 'day_invalid';
  end if;
  if tg_op = 'INSERT' and (select count(*) from public.local_figures) >= 1000 then
    raise exception 'Sudah ada 1.000 data daerah. Hapus yang tidak dipakai lagi.' using errcode = 'PT429', hint = 'too_many_figures';
  end if;
  new.source_name := btrim(new.source_name);
  new.updated_at := now();
  return new;
end
$$;
create trigger prepare before insert or update on public.local_figures
  for each row execute function private.prepare_local_figure();

-- Trigger: what it was and what it is now, in the audit log.
create function private.audit_local_figure() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_audit('local_figure.' || lower(tg_op), 'local_figure', coalesce(new.kind || ':' || new.key, old.kind || ':' || old.key),
    case when tg_op <> 'INSERT' then to_jsonb(old) - 'id' - 'updated_at' end,
    case when tg_op <> 'DELETE' then to_jsonb(new) - 'id' - 'updated_at' end);
  return null;
end
$$;
create trigger audit_change after insert or update or delete on public.local_figures
  for each row execute function private.audit_local_figure();
