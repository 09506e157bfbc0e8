-- Lists of the desk that grow with the people: they read no more of the tables than they show, and count as far as they go.

-- Those of the newest 20,000 accounts whose username, address or name fits a pattern of `ilike`, newest first, p_limit at most.
create function private.find_newest_people(pattern text, p_limit integer) returns uuid[]
language sql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
  select array(
    select n.id from (select * from public.pengguna as p order by p.tanggal_daftar desc, p.id desc limit 20000) as n
    where n.username ilike pattern or n.email ilike pattern or n.nama_lengkap ilike pattern
    order by n.tanggal_daftar desc, n.id desc limit p_limit
  )
$$;

-- Accounts whose username, address or name a term is part of, p_limit at most. Where more than that match, those among the newest 20,000
-- accounts come first. A term without three letters or digits in a row, which no index finds, is looked for among those alone; one that
-- half of the newest thousand have ('gmail') among those first, since the index gathers all accounts with it before it gives one.
create function private.find_people(term text, p_limit integer) returns uuid[]
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  pattern text := '%' || replace(replace(replace(btrim(term), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  is_indexed boolean := term ~ '[[:alnum:]]{3}';
  newest uuid[];
  matching uuid[];
begin
  if not is_indexed or (
    select count(*) >= 500 from (select * from public.pengguna as p order by p.tanggal_daftar desc, p.id desc limit 1000) as n
    where n.username ilike pattern or n.email ilike pattern or n.nama_lengkap ilike pattern
  ) then
    newest := private.find_newest_people(pattern, p_limit);
    if not is_indexed or cardinality(newest) >= p_limit then
      return newest;
    end if;
  end if;
  matching := array(
    select p.id from public.pengguna as p
    where p.username ilike pattern or p.email ilike pattern or p.nama_lengkap ilike pattern limit p_limit
  );
  if cardinality(matching) < p_limit then
    return matching;
  end if;
  return coalesce(newest, private.find_newest_people(pattern, p_limit)) || matching;
end
$$;

-- The accounts, newest first, one page at a time, found by a part of name, address or phone number (5 digits or more, in any way of
-- writing), or by a whole order id, referral code or account id. total_count is the number of all that match, up to 10,000, which is as
-- far as the pages go; beyond that it is 10,001, or of all accounts an estimate by the statistics.
-- Errors: 42501 admin_required.
create function private.admin_list_users(search text default null, page integer default 1, page_size integer default 25)
returns table (
  id uuid, username text, nama_lengkap text, email text, is_premium boolean, is_admin boolean, created_at timestamptz,
  total_count bigint
)
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
#variable_conflict use_column
declare
  most constant integer := 10000;
  written text := btrim(coalesce(admin_list_users.search, ''));
  term text := upper(written);
  digits text := regexp_replace(regexp_replace(term, '\D', '', 'g'), '^(0|62)', '');
  is_number boolean := term ~ '^[-+(). 0-9]+$' and char_length(digits) >= 5;
  size integer := least(greatest(coalesce(page_size, 25), 1), 200);
  first integer := least(greatest(coalesce(page, 1), 1), most)::bigint * size - size + 1;
  ids uuid[];
  total bigint;
begin
  perform private.require_staff('people');
  if term = '' then
    ids := array(select p.id from public.pengguna as p order by p.tanggal_daftar desc, p.id desc limit most + 1);
  else
    ids := private.find_people(written, most + 1)
      || array(select p.id from public.pengguna as p where is_number and p.no_wa like '%' || digits || '%' limit most + 1)
      || array(select y.user_id from public.payments as y where y.order_id in (term, written))
      || array(select c.user_id from public.referral_codes as c where c.code = term)
      || case when term ~ '^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$' then lower(term)::uuid end;
    ids := array(
      select p.id from public.pengguna as p where p.id = any (ids) order by p.tanggal_daftar desc, p.id desc limit most + 1
    );
  end if;
  total := cardinality(ids);
  if term = '' and total > most then
    select greatest(total, c.reltuples::bigint) into total from pg_catalog.pg_class as c where c.oid = 'public.pengguna'::regclass;
  end if;
  return query
    select p.id, p.username, p.nama_lengkap, p.email, private.has_premium(p.id),
      exists (select from public.user_roles as r where r.user_id = p.id and r.role = 'admin'), p.tanggal_daftar, total
    from unnest(ids[first : least(first + size - 1, most)]) with ordinality as shown (id, place)
      join public.pengguna as p on p.id = shown.id
    order by shown.place;
end
$$;
call private.expose('admin_list_users(text, integer, integer)', 'authenticated');
comment on function public.admin_list_users(text, integer, integer) is 'nullable: email';

-- The newest payments of a state, p_limit at most: by their number alone, so that the list of the desk reads no more of them than it shows.
-- p_status as admin_list_payments takes it.
create function private.newest_payments(p_status text, p_limit integer) returns uuid[]
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  wanted text := coalesce(p_status, 'all');
  ids uuid[];
begin
  if wanted = 'check_failed' then
    return array(
      select y.id from (
        select c.order_id from private.payment_checks as c where c.problem is not null limit p_limit
      ) as c cross join lateral (select o.id, o.created_at from public.payments as o where o.order_id = c.order_id) as y
      order by y.created_at desc, y.id desc
    );
  end if;
  -- Planned for the state at hand: one that few orders are in has an index of its own, which a plan for all states may pass by.
  execute 'select array(select y.id from public.payments as y where ' || case wanted
    when 'all' then 'true'
    when 'needs_refund' then 'y.needs_refund'
    when 'partially_refunded' then $f$y.status = 'paid' and y.refunded_amount > 0$f$
    else 'y.status = $1'
  end || ' order by y.created_at desc, y.id desc limit $2)' into ids using wanted, p_limit;
  return ids;
end
$$;

-- Payments by a part of their number, or of the username, address or name of whose they are, newest first; p_status as above.
create function private.find_payments(term text, p_status text, p_limit integer) returns uuid[]
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  pattern text := '%' || replace(replace(replace(term, '\', '\\'), '%', '\%'), '_', '\_') || '%';
  wanted text := coalesce(p_status, 'all');
  people uuid[] := private.find_people(term, p_limit);
  matching uuid[];
begin
  matching := array(
      select y.id from public.payments as y where y.order_id ilike pattern and term ~ '[[:alnum:]]{3}' limit p_limit
    ) || array(
      select y.id from unnest(people) as p (id) cross join lateral (
        select o.id from public.payments as o where o.user_id = p.id order by o.created_at desc limit 100
      ) as y limit p_limit
    );
  return array(
    select y.id from public.payments as y left join private.payment_checks as c on c.order_id = y.order_id
    where y.id = any (matching) and (
      wanted = 'all' or y.status = wanted or (wanted = 'needs_refund' and y.needs_refund)
      or (wanted = 'partially_refunded' and y.status = 'paid' and y.refunded_amount > 0)
      or (wanted = 'check_failed' and c.problem is not null)
    )
    order by y.created_at desc, y.id desc limit p_limit
  );
end
$$;

-- All payments with whose they are, newest first. p_status may also be 'needs_refund', 'partially_refunded' or 'check_failed'. total_count
-- is the number of all that match, up to 10,000, which is as far as the pages go, and 10,001 beyond that.
create function private.admin_list_payments(
  search text default null, p_status text default null, page integer default 1, page_size integer default 25
) returns table (
  id uuid, order_id text, user_id uuid, username text, email text, amount integer, status text, environment text,
  payment_type text, transaction_id text, needs_refund boolean, created_at timestamptz, paid_at timestamptz,
  expires_at timestamptz, refunded_amount integer, problem text, looked_at timestamptz, total_count bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most constant integer := 10000;
  term text := btrim(coalesce(admin_list_payments.search, ''));
  size integer := least(greatest(coalesce(page_size, 25), 1), 200);
  first integer := least(greatest(coalesce(page, 1), 1), most)::bigint * size - size + 1;
  ids uuid[];
begin
  perform private.require_staff('payments');
  ids := case
    when term = '' then private.newest_payments(p_status, most + 1) else private.find_payments(term, p_status, most + 1)
  end;
  return query
    select y.id, y.order_id, y.user_id, p.username, p.email, y.amount, y.status, y.environment, y.payment_type,
      y.transaction_id, y.needs_refund, y.created_at, y.paid_at, y.expires_at,
      y.refunded_amount, c.problem, c.looked_at, cardinality(ids)::bigint
    from unnest(ids[first : least(first + size - 1, most)]) with ordinality as shown (id, place)
      join public.payments as y on y.id = shown.id
      left join public.pengguna as p on p.id = y.user_id
      left join private.payment_checks as c on c.order_id = y.order_id
    order by shown.place;
end
$$;
call private.expose('admin_list_payments(text, text, integer, integer)', 'authenticated');
comment on function public.admin_list_payments(text, text, integer, integer) is 'nullable: username, email, payment_type, transaction_id, paid_at, problem, looked_at';
