-- Which of the 12 steps (spec §2) a person has done.
create table public.step_ticks (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  step smallint not null check (step between 1 and 12),
  created_at timestamptz not null default now(),
  primary key (user_id, step)
);
alter table public.step_ticks enable row level security;
revoke all on public.step_ticks from anon, authenticated;
grant select, delete on public.step_ticks to authenticated;
grant insert (user_id, step) on public.step_ticks to authenticated;
create policy "own" on public.step_ticks for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
