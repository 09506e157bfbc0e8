create function private.prepare_contact() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.name := btrim(new.name);
  new.experience := btrim(new.experience);
  new.vision := btrim(new.vision);
  new.city := nullif(btrim(new.city), '');
  new.campus := nullif(btrim(new.campus), '');
  new.looking_for := nullif(btrim(new.looking_for), '');
  -- What cannot be normalised stays as it is, and the check constraint names it.
  new.whatsapp := coalesce(private.normalize_whatsapp(new.whatsapp), new.whatsapp);
  new.updated_at := now();
  return new;
end
$$;
create trigger b_prepare before insert or update on public.relasi_bisnis
  for each row execute function private.prepare_contact();

create trigger a_require_profile before insert on public.relasi_bisnis
  for each row when (current_user in ('anon', 'authenticated')) execute function private.require_complete_profile();

create function private.archive_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.archive_content('relasi', to_jsonb(old) - 'search', '[]');
  return old;
end
$$;
create trigger archive before delete on public.relasi_bisnis
  for each row execute function private.archive_contact();
