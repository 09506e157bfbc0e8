-- Which listings are one's own is asked by the policies of applications (private.own_project_list): it is read from the index alone.
create index project_listings_own_idx on public.project_listings (user_id, created_at desc) include (id);
drop index public.project_listings_user_id_idx;
alter index public.project_listings_own_idx rename to project_listings_user_id_idx;
