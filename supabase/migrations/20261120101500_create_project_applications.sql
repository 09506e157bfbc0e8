-- A member's application to a project: made by Premium members, decided once by the project's owner (invariant 5).
create table public.project_applications (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.project_listings (id) on delete cascade,
  applicant_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  applicant_name text not null check (char_length(applicant_name) <= 100),
  applicant_email text check (char_length(applicant_email) <= 255),
  applicant_whatsapp text check (applicant_whatsapp ~ '^62\d{9,13}$'),
  applicant_skills text[] not null default '{}',
  application_message text not null check (char_length(btrim(application_message)) between 1 and 2000),
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  constraint project_applications_once unique (project_id, applicant_id),
  check ((status = 'pending') = (decided_at is null))
);
create index project_applications_applicant_id_idx on public.project_applications (applicant_id, created_at desc, id desc);
create index project_applications_project_id_idx on public.project_applications (project_id, created_at desc, id desc);
create index project_applications_created_at_idx on public.project_applications (created_at desc, id desc);

alter table public.project_applications enable row level security;
revoke all on public.project_applications from anon, authenticated;
grant select, delete on public.project_applications to authenticated;
-- The applicant's name, e-mail, number and skills may be named, because the described insert sends them (spec §7); a
-- trigger fills in what the profile says.
grant insert (
  project_id, applicant_id, applicant_name, applicant_email, applicant_whatsapp, applicant_skills, application_message
) on public.project_applications to authenticated;
grant update (status) on public.project_applications to authenticated;
