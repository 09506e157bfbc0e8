create function private.prepare_project() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.project_name := btrim(new.project_name);
  new.project_description := btrim(new.project_description);
  new.owner_name := btrim(new.owner_name);
  new.owner_email := nullif(lower(btrim(new.owner_email)), '');
  new.budget_range := nullif(btrim(new.budget_range), '');
  new.timeline := nullif(btrim(new.timeline), '');
  new.city := nullif(btrim(new.city), '');
  new.picture_path := nullif(btrim(new.picture_path), '');
  -- Skills are a set: each once, in the order in which they were picked.
  new.required_skills := array(
    select skill from unnest(new.required_skills) with ordinality as picked (skill, position)
    group by skill order by min(position)
  );
  -- What cannot be normalised stays as it is, and the check constraint names it.
  new.contact_method := coalesce(
    private.normalize_group_link(new.contact_method), private.normalize_whatsapp(new.contact_method), new.contact_method
  );
  new.updated_at := now();
  if new.is_active then
    new.closed_at := null;
    new.closed_reason := null;
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
create trigger b_prepare before insert or update on public.project_listings
  for each row execute function private.prepare_project();

create trigger a_require_profile before insert on public.project_listings
  for each row when (current_user in ('anon', 'authenticated')) execute function private.require_complete_profile();

create function private.archive_project() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.archive_content(
    'project',
    to_jsonb(old) - array['search', 'budget_max', 'contact_type'],
    coalesce(
      (select jsonb_agg(to_jsonb(a) order by a.created_at) from public.project_applications as a where a.project_id = old.id),
      '[]'
    )
  );
  return old;
end
$$;
create trigger archive before delete on public.project_listings
  for each row execute function private.archive_project();
