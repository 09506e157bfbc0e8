-- Where a voucher can be paid to: banks and e-wallets, with how many digits a number has there. Content; a migration changes it.
create table public.payout_providers (
  code text primary key check (code ~ '^[a-z][a-z0-9_]{1,30}$'),
  name text not null check (char_length(name) between 2 and 60),
  kind text not null check (kind in ('bank', 'ewallet')),
  -- The code of the bank in transfers between banks; an e-wallet has none.
  bank_code text check (bank_code ~ '^\d{3}$'),
  min_digits smallint not null,
  max_digits smallint not null,
  check (min_digits between 6 and max_digits and max_digits <= 20),
  check ((kind = 'bank') = (bank_code is not null))
);
alter table public.payout_providers enable row level security;
revoke all on public.payout_providers from anon, authenticated;
grant select on public.payout_providers to authenticated;
create policy "read all" on public.payout_providers for select to authenticated using (true);

insert into public.payout_providers (code, name, kind, bank_code, min_digits, max_digits) values
  ('bca', 'BCA', 'bank', '014', 10, 10),
  ('bni', 'BNI', 'bank', '009', 10, 16),
  ('bri', 'BRI', 'bank', '002', 15, 15),
  ('mandiri', 'Mandiri', 'bank', '008', 13, 16),
  ('bsi', 'BSI', 'bank', '451', 10, 16),
  ('btn', 'BTN', 'bank', '200', 10, 16),
  ('cimb', 'CIMB Niaga', 'bank', '022', 10, 16),
  ('permata', 'Permata', 'bank', '013', 10, 16),
  ('danamon', 'Danamon', 'bank', '011', 10, 16),
  ('jago', 'Bank Jago', 'bank', '542', 10, 16),
  ('seabank', 'SeaBank', 'bank', '535', 10, 16),
  ('gopay', 'GoPay', 'ewallet', null, 10, 13),
  ('ovo', 'OVO', 'ewallet', null, 10, 13),
  ('dana', 'DANA', 'ewallet', null, 10, 13),
  ('shopeepay', 'ShopeePay', 'ewallet', null, 10, 13),
  ('linkaja', 'LinkAja', 'ewallet', null, 10, 13);

-- A member's account for pay-outs. The server encrypts the number with a key that the database does not hold; readable are only the
-- last four digits. Clients reach it through get_payout_profile and the function set-payout-profile.
create table private.payout_profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  provider text not null references public.payout_providers (code),
  sealed_number text not null check (char_length(sealed_number) between 40 and 200),
  number_end text not null check (number_end ~ '^\d{4}$'),
  holder_name text not null check (char_length(holder_name) between 3 and 60),
  updated_at timestamptz not null default now()
);
create index payout_profiles_provider_idx on private.payout_profiles (provider);
alter table private.payout_profiles enable row level security;
revoke all on private.payout_profiles from public, anon, authenticated, service_role;

-- How many hours between two moments are working time: 9 to 17 in Jakarta on working days.
create function private.working_hours(since timestamptz, until timestamptz) returns numeric
language sql stable security definer set search_path = '' as $$
  select coalesce(round(sum(greatest(extract(epoch from
      least(until, (d.day + time '17:00') at time zone 'Asia/Jakarta')
        - greatest(since, (d.day + time '09:00') at time zone 'Asia/Jakarta')
    ), 0)) / 3600, 1), 0)
  from (
    select generate_series((since at time zone 'Asia/Jakarta')::date, (until at time zone 'Asia/Jakarta')::date, interval '1 day')::date as day
  ) as d
  where private.is_working_day(d.day)
$$;

-- What a withdrawal at this moment means: until when the voucher is valid, how many working hours that holds, which days are
-- closed, and, where it is too little time to be paid in, from when on it is enough (null when it is enough now, or not within a month).
create function private.withdraw_outlook(
  at timestamptz, out expires_at timestamptz, out working_hours numeric, out closed_days text[], out better_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
declare
  validity interval := make_interval(hours => private.setting_integer('voucher_validity_hours'));
  enough integer := private.setting_integer('payout_working_hours');
  start timestamptz;
begin
  expires_at := at + validity;
  working_hours := private.working_hours(at, expires_at);
  closed_days := (
    select array_agg(
      case extract(isodow from d.day) when 6 then 'Sabtu' when 7 then 'Minggu' else 'libur ' || to_char(d.day, 'DD/MM') end order by d.day
    )
    from (
      select generate_series((at at time zone 'Asia/Jakarta')::date, (expires_at at time zone 'Asia/Jakarta')::date, interval '1 day')::date as day
    ) as d
    where not private.is_working_day(d.day)
  );
  if working_hours >= enough then
    return;
  end if;
  for ahead in 1..30 loop
    start := ((at at time zone 'Asia/Jakarta')::date + ahead + time '09:00') at time zone 'Asia/Jakarta';
    if private.working_hours(start, start + interval '8 hours') > 0
      and private.working_hours(start, start + validity) >= enough
    then
      better_at := start;
      return;
    end if;
  end loop;
end
$$;

-- The outlook of a withdrawal now.
create function private.get_withdraw_outlook(
  out expires_at timestamptz, out working_hours numeric, out closed_days text[], out better_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  select * from private.withdraw_outlook(now())
$$;
call private.expose('get_withdraw_outlook()', 'authenticated');
comment on function public.get_withdraw_outlook() is 'nullable: closed_days, better_at';

-- Where the caller's vouchers are paid to, masked; no row when nothing is set. Errors: 42501 login_required.
create function private.get_payout_profile()
returns table (provider text, provider_name text, kind text, number_end text, holder_name text, updated_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if auth.uid() is null then
    raise exception 'Login Required' using errcode = '42501', hint = 'login_required';
  end if;
  return query
    select o.provider, p.name, p.kind, o.number_end, o.holder_name, o.updated_at
    from private.payout_profiles as o join public.payout_providers as p on p.code = o.provider
    where o.user_id = auth.uid();
end
$$;
call private.expose('get_payout_profile()', 'authenticated');
comment on function public.get_payout_profile() is 'nullable: none';

-- Forgets it. Vouchers that are paid keep the masked line of their receipt. Errors: 42501 login_required.
create function private.delete_payout_profile() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception 'Login Required' using errcode = '42501', hint = 'login_required';
  end if;
  delete from private.payout_profiles where user_id = auth.uid();
end
$$;
call private.expose('delete_payout_profile()', 'authenticated');

-- The masked account of a person, as receipts and lists show it; null when none is set.
create function private.describe_payout(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select p.name || ' ••••' || o.number_end || ' a.n. ' || o.holder_name
  from private.payout_profiles as o join public.payout_providers as p on p.code = o.provider
  where o.user_id = person
$$;

-- Marks an active, unexpired voucher as paid out. Errors: 42501 admin_required · PT403 own_voucher · PT404 not_found ·
-- PT409 voucher_not_active or voucher_frozen.
create function private.admin_mark_voucher_paid(voucher_id uuid, proof_note text default null) returns public.vouchers
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  voucher public.vouchers;
begin
  perform private.require_staff('vouchers');
  update public.vouchers as v set status = 'paid', proof_note = admin_mark_voucher_paid.proof_note
  where v.id = admin_mark_voucher_paid.voucher_id
  returning * into voucher;
  if voucher.id is null then
    raise exception 'Voucher tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  return voucher;
end
$$;
call private.expose('admin_mark_voucher_paid(uuid, text)', 'authenticated');

-- Approves active vouchers for pay-out as the second person, at most 200; never one's own. Out: for each 'approved' or why not
-- (not_found, own_voucher, voucher_not_active, voucher_frozen, already_approved). Errors: 42501 admin_required · PT422 too_many.
create function private.admin_approve_vouchers(voucher_ids uuid[]) returns table (voucher_id uuid, outcome text)
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  voucher public.vouchers;
begin
  perform private.require_staff('vouchers');
  if coalesce(cardinality(voucher_ids), 0) not between 1 and 200 then
    raise exception 'Pilih 1 sampai 200 voucher' using errcode = 'PT422', hint = 'too_many';
  end if;
  for voucher_id in select distinct v from unnest(voucher_ids) as v order by v loop
    select * into voucher from public.vouchers as v where v.id = voucher_id for update;
    outcome := case
      when voucher.id is null then 'not_found'
      when voucher.user_id = auth.uid() then 'own_voucher'
      when voucher.status <> 'active' or voucher.expired_at <= now() then 'voucher_not_active'
      when voucher.frozen_at is not null then 'voucher_frozen'
      when voucher.approved_by is not null then 'already_approved'
      else 'approved'
    end;
    if outcome = 'approved' then
      update public.vouchers as v set approved_by = auth.uid(), approved_at = now() where v.id = voucher_id;
    end if;
    return next;
  end loop;
end
$$;
call private.expose('admin_approve_vouchers(uuid[])', 'authenticated');
comment on function public.admin_approve_vouchers(uuid[]) is 'nullable: voucher_id';

-- Marks several vouchers as paid with one proof; each succeeds or fails by itself. Out: for each voucher 'paid' or why not
-- (not_found, voucher_not_active, voucher_frozen, own_voucher, second_person_needed). Errors: 42501 admin_required · PT422 proof_missing or too_many (over 200).
create function private.admin_mark_vouchers_paid(voucher_ids uuid[], proof_note text)
returns table (voucher_id uuid, outcome text)
language plpgsql volatile security definer set search_path = '' as $$
declare
  id uuid;
  why text;
begin
  perform private.require_staff('vouchers');
  if char_length(btrim(coalesce(admin_mark_vouchers_paid.proof_note, ''))) < 3 then
    raise exception 'Tulis bukti pembayarannya' using errcode = 'PT422', hint = 'proof_missing';
  end if;
  if cardinality(voucher_ids) > 200 then
    raise exception 'Paling banyak 200 voucher sekaligus' using errcode = 'PT422', hint = 'too_many';
  end if;
  -- In one order, so that two operators never wait for each other.
  for id in select distinct v from unnest(voucher_ids) as v order by v loop
    begin
      perform public.admin_mark_voucher_paid(id, admin_mark_vouchers_paid.proof_note);
      why := 'paid';
    exception when sqlstate 'PT403' or sqlstate 'PT404' or sqlstate 'PT409' then
      get stacked diagnostics why = pg_exception_hint;
    end;
    voucher_id := id;
    outcome := why;
    return next;
  end loop;
end
$$;
call private.expose('admin_mark_vouchers_paid(uuid[], text)', 'authenticated');
comment on function public.admin_mark_vouchers_paid(uuid[], text) is 'nullable: none';

-- Tells who pays vouchers about an unpaid one: shortly before it expires, and when it has.
create function private.tell_admins_of_voucher(voucher uuid, code text, has_expired boolean) returns void
language sql volatile security definer set search_path = '' as $$
  select private.notify(
    s.user_id, 'system',
    'Voucher ' || code || case when has_expired then ' kedaluwarsa tanpa dibayar' else ' belum dibayar' end,
    case when has_expired then 'Coinnya kembali ke saldo pemiliknya.' else 'Masa berlakunya habis dalam 6 jam.' end,
    '/voucher-management', case when has_expired then 'voucher_unpaid:' else 'voucher_due:' end || voucher || ':' || s.user_id
  )
  from private.staff_with('vouchers') as s
$$;

-- The vouchers of a state as admin_list_vouchers takes it, in its order, p_limit at most: by their number alone, so that the list reads no
-- more of them than it shows.
create function private.newest_vouchers(p_status text, p_limit integer) returns uuid[]
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  wanted text := coalesce(p_status, 'all');
  ids uuid[];
begin
  if wanted = 'expired' then
    return array(
      select e.id from (
        (select v.id, v.created_at from public.vouchers as v where v.status = 'expired' order by v.created_at desc, v.id desc limit p_limit)
        union all
        (select v.id, v.created_at from public.vouchers as v
          where v.status = 'active' and v.expired_at <= now() order by v.created_at desc, v.id desc limit p_limit)
      ) as e order by e.created_at desc, e.id desc limit p_limit
    );
  end if;
  -- Planned for the state at hand, as private.newest_payments.
  execute 'select array(select v.id from public.vouchers as v where ' || case wanted
    when 'all' then 'true'
    when 'active' then $f$v.status = 'active' and v.expired_at > now()$f$
    when 'frozen' then $f$v.status = 'active' and v.expired_at > now() and v.frozen_at is not null$f$
    when 'unapproved' then $f$v.status = 'active' and v.expired_at > now() and v.frozen_at is null and v.approved_by is null$f$
    when 'payable' then $f$v.status = 'active' and v.expired_at > now() and v.frozen_at is null
      and exists (select from private.payout_profiles as o where o.user_id = v.user_id)$f$
    else 'v.status = $1'
  end || ' order by ' || case wanted when 'payable' then 'v.expired_at, ' else '' end || 'v.created_at desc, v.id desc limit $2)'
    into ids using wanted, p_limit;
  return ids;
end
$$;

-- Vouchers by a part of their code, or of the username, address or name of whose they are, in the order of that state.
create function private.find_vouchers(term text, p_status text, p_limit integer) returns uuid[]
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  pattern text := '%' || replace(replace(replace(term, '\', '\\'), '%', '\%'), '_', '\_') || '%';
  wanted text := coalesce(p_status, 'all');
  people uuid[] := private.find_people(term, p_limit);
  matching uuid[];
begin
  matching := array(
      select v.id from public.vouchers as v where v.voucher_code ilike pattern and term ~ '[[:alnum:]]{3}' limit p_limit
    ) || array(
      select v.id from (select * from public.vouchers as n order by n.created_at desc, n.id desc limit 20000) as v
      where v.voucher_code ilike pattern and term !~ '[[:alnum:]]{3}' limit p_limit
    ) || array(
      select v.id from unnest(people) as p (id) cross join lateral (
        select o.id from public.vouchers as o where o.user_id = p.id order by o.created_at desc limit 100
      ) as v limit p_limit
    );
  return array(
    select v.id from (
      select *, case when status = 'active' and expired_at <= now() then 'expired' else status end as shown_status
      from public.vouchers where id = any (matching)
    ) as v
    where wanted = 'all' or v.shown_status = wanted
      or (wanted = 'frozen' and v.shown_status = 'active' and v.frozen_at is not null)
      or (wanted = 'unapproved' and v.shown_status = 'active' and v.frozen_at is null and v.approved_by is null)
      or (wanted = 'payable' and v.shown_status = 'active' and v.frozen_at is null
        and exists (select from private.payout_profiles as o where o.user_id = v.user_id))
    order by case when wanted = 'payable' then v.expired_at end, v.created_at desc, v.id desc limit p_limit
  );
end
$$;

-- All vouchers with whose they are, newest first. status 'active' means active and unexpired here, 'expired' also what the
-- job has not yet swept. p_status may also be 'frozen', or 'payable': active, not frozen, with an account to pay to, soonest first,
-- or 'unapproved': active, not frozen, and not yet approved by a second person. total_count is the number of all that match, up to 10,000,
-- which is as far as the pages go, and 10,001 beyond that.
create function private.admin_list_vouchers(
  search text default null, p_status text default null, page integer default 1, page_size integer default 25
) returns table (
  id uuid, voucher_code text, user_id uuid, username text, email text, coins integer, amount integer, status text,
  created_at timestamptz, expired_at timestamptz, paid_at timestamptz, proof_note text, frozen_at timestamptz,
  frozen_reason text, pay_to text, is_own boolean, approved_at timestamptz, approved_by_name text, is_approver boolean, total_count bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most constant integer := 10000;
  term text := btrim(coalesce(admin_list_vouchers.search, ''));
  size integer := least(greatest(coalesce(page_size, 25), 1), 200);
  first integer := least(greatest(coalesce(page, 1), 1), most)::bigint * size - size + 1;
  ids uuid[];
begin
  perform private.require_staff('vouchers');
  ids := case
    when term = '' then private.newest_vouchers(p_status, most + 1) else private.find_vouchers(term, p_status, most + 1)
  end;
  return query
    select v.id, v.voucher_code, v.user_id, p.username, p.email, v.coins, v.amount, v.status, v.created_at, v.expired_at,
      v.paid_at, v.proof_note, v.frozen_at, v.frozen_reason, case when v.shown_status = 'active' then private.describe_payout(v.user_id) else v.paid_to end,
      v.user_id = auth.uid(), v.approved_at, a.username, coalesce(v.approved_by = auth.uid(), false), cardinality(ids)::bigint
    from unnest(ids[first : least(first + size - 1, most)]) with ordinality as shown (id, place)
      join (
        select *, case when status = 'active' and expired_at <= now() then 'expired' else status end as shown_status
        from public.vouchers
      ) as v on v.id = shown.id
      left join public.pengguna as p on p.id = v.user_id
      left join public.pengguna as a on a.id = v.approved_by
    order by shown.place;
end
$$;
call private.expose('admin_list_vouchers(text, text, integer, integer)', 'authenticated');
comment on function public.admin_list_vouchers(text, text, integer, integer) is 'nullable: username, email, paid_at, proof_note, frozen_at, frozen_reason, pay_to, approved_at, approved_by_name';

-- What the operator asks of a pay-out by the settings: proof, and the approval of a second person. Errors: 42501 admin_required.
create function private.admin_get_payout_rules(out needs_proof boolean, out needs_second boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff('vouchers');
  needs_proof := private.setting_integer('payout_needs_proof') = 1;
  needs_second := private.setting_integer('payout_needs_second') = 1;
end
$$;
call private.expose('admin_get_payout_rules()', 'authenticated');
comment on function public.admin_get_payout_rules() is 'nullable: none';

-- The stat cards: numbers of vouchers, and the value of all in Rupiah. `frozen` of the active ones may not be paid.
create function private.admin_voucher_stats(
  out total integer, out active integer, out expired integer, out paid integer, out total_value bigint, out paid_value bigint,
  out frozen integer
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_staff('vouchers');
  select count(*), count(*) filter (where v.status = 'active' and v.expired_at > now()),
    count(*) filter (where v.status = 'expired' or (v.status = 'active' and v.expired_at <= now())),
    count(*) filter (where v.status = 'paid'),
    coalesce(sum(v.amount), 0), coalesce(sum(v.amount) filter (where v.status = 'paid'), 0),
    count(*) filter (where v.status = 'active' and v.expired_at > now() and v.frozen_at is not null)
  into total, active, expired, paid, total_value, paid_value, frozen
  from public.vouchers as v;
end
$$;
call private.expose('admin_voucher_stats()', 'authenticated');
comment on function public.admin_voucher_stats() is 'nullable: none';
