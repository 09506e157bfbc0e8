-- Gives a listing of one's own another 30 days from now, and opens it again if it had been closed.
-- Errors: 42501 not logged in · PT404 not_found (not there, or not one's own).
create function public.extend_project(project_id uuid) returns public.project_listings
language plpgsql volatile security definer set search_path = '' as $$
declare
  listing public.project_listings;
begin
  if auth.uid() is null then
    raise exception 'Anda harus login terlebih dahulu' using errcode = '42501', hint = 'login_required';
  end if;
  update public.project_listings as p
  set expires_at = now() + interval '30 days', is_active = true
  where p.id = extend_project.project_id and p.user_id = auth.uid()
  returning p.* into listing;
  if not found then
    raise exception 'Proyek tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  return listing;
end
$$;
grant execute on function public.extend_project(uuid) to authenticated, service_role;

-- Closes a listing of one's own: the team is complete ('filled') or the owner stops looking ('owner').
-- Errors: 42501 not logged in · PT422 bad_reason · PT404 not_found.
create function public.close_project(project_id uuid, reason text default 'owner') returns public.project_listings
language plpgsql volatile security definer set search_path = '' as $$
declare
  listing public.project_listings;
begin
  if auth.uid() is null then
    raise exception 'Anda harus login terlebih dahulu' using errcode = '42501', hint = 'login_required';
  end if;
  if close_project.reason is null or close_project.reason not in ('filled', 'owner') then
    raise exception 'Alasan penutupan tidak dikenal' using errcode = 'PT422', hint = 'bad_reason';
  end if;
  update public.project_listings as p
  set is_active = false,
    closed_reason = case when p.is_active then close_project.reason else p.closed_reason end
  where p.id = close_project.project_id and p.user_id = auth.uid()
  returning p.* into listing;
  if not found then
    raise exception 'Proyek tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  return listing;
end
$$;
grant execute on function public.close_project(uuid, text) to authenticated, service_role;

-- For the job: tells owners 5 days before their listing closes, closes what is past its term, tells them that too.
-- Returns how many were closed. Any number of processes may run it at once.
create function private.close_expired_listings() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  listing record;
  closed integer := 0;
begin
  for listing in
    select id, user_id, project_name, expires_at from public.project_listings
    where is_active and expires_at > now() and expires_at <= now() + interval '5 days'
  loop
    perform private.notify(
      listing.user_id, 'listing_expiring', 'Proyek Anda segera ditutup: ' || listing.project_name,
      'Perpanjang dengan satu ketukan bila Anda masih mencari anggota tim.', '/cari-project',
      'listing_expiring:' || listing.id || ':' || to_char(listing.expires_at at time zone 'UTC', 'YYYYMMDDHH24MISS')
    );
  end loop;
  for listing in
    update public.project_listings set is_active = false, closed_reason = 'expired'
    where id in (
      select id from public.project_listings where is_active and expires_at <= now() for update skip locked
    )
    returning id, user_id, project_name, expires_at
  loop
    closed := closed + 1;
    perform private.notify(
      listing.user_id, 'listing_expiring', 'Proyek Anda ditutup: ' || listing.project_name,
      'Masa tayang 30 hari sudah habis. Anda dapat memperpanjangnya kapan saja.', '/cari-project',
      'listing_closed:' || listing.id || ':' || to_char(listing.expires_at at time zone 'UTC', 'YYYYMMDDHH24MISS')
    );
  end loop;
  return closed;
end
$$;
