-- Both shared already: since then the numbers are known.
update public.thread_members as m set contact_given_at = greatest(m.shared_at, o.shared_at)
from public.thread_members as o
where o.thread_id = m.thread_id and o.user_id <> m.user_id and m.shared_at is not null and o.shared_at is not null;
