-- The figures of the desk count listings by their day in ranges of pages. As a sorted index it also offered itself for lists of a type,
-- newest first, which then went through listings of all types.
drop index public.project_listings_all_created_at_idx;
create index project_listings_all_created_at_idx on public.project_listings using brin (created_at);
