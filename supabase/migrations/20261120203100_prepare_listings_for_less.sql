-- A listing costs less to write. PL/pgSQL readies every expression anew in each transaction, so what most listings do not
-- need is asked once for all of them; text functions with a bound body can be taken into the statement that calls them.
create or replace function private.prepare_project() returns trigger
language plpgsql set search_path = '' as $$
begin
  if row(new.project_name, new.project_description, new.owner_name, new.owner_email, new.budget_range, new.timeline, new.city,
      new.picture_path)
    is distinct from row(btrim(new.project_name), btrim(new.project_description), btrim(new.owner_name),
      nullif(lower(btrim(new.owner_email)), ''), nullif(btrim(new.budget_range), ''), nullif(btrim(new.timeline), ''),
      nullif(btrim(new.city), ''), nullif(btrim(new.picture_path), ''))
  then
    new.project_name := btrim(new.project_name);
    new.project_description := btrim(new.project_description);
    new.owner_name := btrim(new.owner_name);
    new.owner_email := nullif(lower(btrim(new.owner_email)), '');
    new.budget_range := nullif(btrim(new.budget_range), '');
    new.timeline := nullif(btrim(new.timeline), '');
    new.city := nullif(btrim(new.city), '');
    new.picture_path := nullif(btrim(new.picture_path), '');
  end if;
  -- Skills are a set: each once, in the order in which they were picked.
  if cardinality(new.required_skills) > 1 then
    new.required_skills := array(
      select skill from unnest(new.required_skills) with ordinality as picked (skill, position)
      group by skill order by min(position)
    );
  end if;
  -- What cannot be normalised stays as it is, and the check constraint names it.
  if new.contact_method !~ '^62[1-9]\d{8,12}$' then
    new.contact_method := coalesce(
      private.normalize_group_link(new.contact_method), private.normalize_whatsapp(new.contact_method), new.contact_method
    );
  end if;
  new.updated_at := now();
  if new.is_active then
    if new.closed_at is not null or new.closed_reason is not null then
      new.closed_at := null;
      new.closed_reason := null;
    end if;
    -- Opening a closed listing again gives it a full term; merely editing one does not.
    if tg_op = 'UPDATE' and (not old.is_active or old.expires_at <= now()) and new.expires_at = old.expires_at then
      new.expires_at := now() + interval '30 days';
    end if;
  else
    new.closed_at := coalesce(new.closed_at, now());
    new.closed_reason := coalesce(new.closed_reason, 'owner');
  end if;
  return new;
end
$$;

create or replace function private.search_vector(title text, labels text, body text) returns tsvector
language sql immutable parallel safe
begin atomic
  select setweight(to_tsvector('pg_catalog.indonesian', coalesce(title, '')), 'A')
    || setweight(to_tsvector('pg_catalog.indonesian', coalesce(labels, '')), 'B')
    || setweight(to_tsvector('pg_catalog.indonesian', coalesce(body, '')), 'C');
end;
