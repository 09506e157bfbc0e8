-- The lists of vouchers and tickets at the desk counted and sorted all that match. They now reach 10,000 rows, which is also as far as they
-- count exactly, as those of people and payments do.
create index vouchers_code_trgm_idx on public.vouchers using gin (voucher_code extensions.gin_trgm_ops);
create index contact_messages_trgm_idx on public.contact_messages using gin (
  ticket_number extensions.gin_trgm_ops, name extensions.gin_trgm_ops, email extensions.gin_trgm_ops, subject extensions.gin_trgm_ops
);
create index contact_messages_done_idx on public.contact_messages (created_at desc, id) where status = 'done';

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
create or replace function private.admin_list_vouchers(
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

-- Tickets of a state as admin_list_tickets takes it, in its order, p_limit at most: by their number alone, so that the inbox reads no more of
-- them than it shows. among: the tickets among which they are; null stands for all.
create function private.next_tickets(p_state text, among uuid[], p_limit integer) returns uuid[]
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  chosen text := case when among is null then '' else ' and t.id = any ($1)' end
    || case p_state
      when 'all' then '' when 'open' then '' when 'mine' then ' and t.handled_by = auth.uid()' else ' and t.status = $2'
    end;
  open_order constant text := ' order by t.due_at, t.created_at desc, t.id limit $3)';
  ids uuid[] := '{}';
  rest uuid[];
begin
  if p_state <> 'done' then
    execute $f$select array(select t.id from public.contact_messages as t where t.status <> 'done' and t.answered_at is null$f$
      || chosen || open_order into ids using among, p_state, p_limit;
    execute $f$select array(select t.id from public.contact_messages as t where t.status <> 'done' and t.answered_at is not null$f$
      || chosen || open_order into rest using among, p_state, p_limit;
    ids := ids || rest;
  end if;
  if p_state in ('all', 'done') then
    execute $f$select array(select t.id from public.contact_messages as t where t.status = 'done'$f$ || chosen
      || ' order by t.created_at desc, t.id limit $3)' into rest using among, p_state, p_limit;
    ids := ids || rest;
  end if;
  return ids[: p_limit];
end
$$;

-- Tickets by a part of their number, subject, sender's name or address, or of the username, address or name of the member who wrote them;
-- p_limit at most of each. A term without three letters or digits in a row is looked for among the newest 20,000 alone.
create function private.find_tickets(term text, p_limit integer) returns uuid[]
language plpgsql stable security definer set search_path = '' set enable_seqscan = off set jit = off as $$
declare
  pattern text := '%' || replace(replace(replace(term, '\', '\\'), '%', '\%'), '_', '\_') || '%';
  people uuid[] := private.find_people(term, p_limit);
begin
  return case when term ~ '[[:alnum:]]{3}' then array(
      select t.id from public.contact_messages as t
      where t.ticket_number ilike pattern or t.name ilike pattern or t.email ilike pattern or t.subject ilike pattern limit p_limit
    ) else array(
      select t.id from (select * from public.contact_messages as n order by n.created_at desc, n.id desc limit 20000) as t
      where t.ticket_number ilike pattern or t.name ilike pattern or t.email ilike pattern or t.subject ilike pattern limit p_limit
    ) end || array(select t.id from public.contact_messages as t where t.user_id = any (people) limit p_limit);
end
$$;

-- Tickets for the desk, 25 at a time. p_state: open (not done), mine (open and the caller's), new, working, done. What waits longest
-- for an answer comes first. urgency: half or all (late) of the promised time is over. total_count is the number of all that match,
-- up to 10,000, which is as far as the pages go, and 10,001 beyond that.
-- Errors: 42501 admin_required.
create or replace function private.admin_list_tickets(
  p_state text default 'open', search text default null, page integer default 1, page_size integer default 25
) returns table (
  id uuid, ticket_number text, kind text, name text, email text, user_id uuid, username text, subject text, message text,
  status text, handled_by uuid, handler_name text, due_at timestamptz, answered_at timestamptz, merged_into uuid,
  merged_number text, same_sender bigint, urgency text, created_at timestamptz, total_count bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most constant integer := 10000;
  term text := btrim(coalesce(admin_list_tickets.search, ''));
  size integer := least(greatest(coalesce(page_size, 25), 1), 200);
  first integer := least(greatest(coalesce(page, 1), 1), most)::bigint * size - size + 1;
  ids uuid[];
begin
  perform private.require_staff('tickets');
  ids := private.next_tickets(
    coalesce(admin_list_tickets.p_state, 'open'), case when term <> '' then private.find_tickets(term, most + 1) end, most + 1
  );
  return query
    select t.id, t.ticket_number, t.kind, t.name, t.email, t.user_id, p.username, t.subject, t.message, t.status, t.handled_by,
      handler.username, t.due_at, t.answered_at, t.merged_into, target.ticket_number,
      (select count(*) from public.contact_messages as o
        where o.id <> t.id and o.status <> 'done' and (lower(o.email) = lower(t.email) or o.user_id = t.user_id)),
      case
        when t.status = 'done' or t.answered_at is not null or t.warn_at > now() then null
        when t.due_at > now() then 'half' else 'late'
      end,
      t.created_at, cardinality(ids)::bigint
    from unnest(ids[first : least(first + size - 1, most)]) with ordinality as shown (id, place)
      join public.contact_messages as t on t.id = shown.id
      left join public.pengguna as p on p.id = t.user_id
      left join public.pengguna as handler on handler.id = t.handled_by
      left join public.contact_messages as target on target.id = t.merged_into
    order by shown.place;
end
$$;
