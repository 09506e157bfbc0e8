-- What is said about a listing leads to the place where its owner prolongs it.
create or replace function private.close_expired_listings() returns integer
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
      'Perpanjang dengan satu ketukan bila Anda masih mencari anggota tim.', '/kelola-aplikasi',
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
      'Masa tayang 30 hari sudah habis. Anda dapat memperpanjangnya kapan saja.', '/kelola-aplikasi',
      'listing_closed:' || listing.id || ':' || to_char(listing.expires_at at time zone 'UTC', 'YYYYMMDDHH24MISS')
    );
  end loop;
  return closed;
end
$$;
