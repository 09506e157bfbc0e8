-- What was kept before is of a kind that is known: the check of the file before is validated without keeping writers out.
alter table public.local_figures validate constraint local_figures_kind_check;
