-- What a listing says for matching is saved in turn with the decisions of its owner, before any row is locked: the roles that are written
-- with it wait for a decision, which would wait for what was saved.
create trigger a_queue_decisions before insert or update or delete on public.listing_matching
  for each statement execute function private.queue_decisions();
