-- A part of a name or address that most accounts have was looked for by the index, which gathers all accounts with it first: 375 ms among
-- two million, growing with them.
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
create or replace function private.find_people(term text, p_limit integer) returns uuid[]
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
