-- The directory of projects. How to reach the owner (contact_method, owner_email) is for reveal_contact only.
create table public.project_listings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  project_name text not null check (char_length(project_name) between 1 and 120),
  project_description text not null check (char_length(project_description) between 1 and 5000),
  project_type text not null check (project_type in (
    'Startup', 'E-commerce', 'Mobile App', 'Web Development', 'Marketing', 'Desain', 'Konsultasi', 'Lainnya'
  )),
  required_skills text[] not null check (
    cardinality(required_skills) between 1 and 12
    and required_skills <@ array[
      'Marketing', 'Desain Grafis', 'Web Development', 'Mobile Development', 'UI/UX Design', 'Content Writing', 'SEO',
      'Social Media', 'Finance', 'Business Development', 'Project Management', 'Data Analysis'
    ]
  ),
  budget_range text check (char_length(budget_range) <= 100),
  budget_max bigint generated always as (private.parse_budget(budget_range)) stored,
  timeline text check (char_length(timeline) <= 100),
  contact_method text not null constraint project_listings_contact_method_check check (
    contact_method ~ '^62\d{9,13}$' or contact_method ~ '^https://chat\.whatsapp\.com/[0-9A-Za-z_-]{6,64}$'
  ),
  contact_type text not null generated always as (
    case when contact_method like 'https://%' then 'group' else 'whatsapp' end
  ) stored,
  owner_name text not null check (char_length(owner_name) between 1 and 100),
  owner_email text check (char_length(owner_email) <= 255 and owner_email ~ '^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$'),
  city text check (char_length(city) <= 100),
  is_remote boolean not null default false,
  hours_per_week integer check (hours_per_week between 1 and 80),
  reward_type text check (reward_type in ('Dibayar', 'Bagi hasil', 'Relawan', 'Lomba')),
  seats integer check (seats between 1 and 50),
  deadline date,
  picture_path text check (char_length(picture_path) <= 300 and split_part(picture_path, '/', 1) = user_id::text),
  is_active boolean not null default true,
  closed_at timestamptz,
  closed_reason text check (closed_reason in ('filled', 'expired', 'owner')),
  expires_at timestamptz not null default now() + interval '30 days',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (
    private.search_vector(project_name, project_type || ' ' || private.join_words(required_skills) || ' ' || coalesce(city, ''),
      project_description)
  ) stored,
  check (is_active = (closed_at is null))
);
create index project_listings_created_at_idx on public.project_listings (created_at desc, id desc) where is_active;
create index project_listings_type_idx on public.project_listings (project_type, created_at desc, id desc) where is_active;
create index project_listings_city_idx on public.project_listings (lower(city), created_at desc, id desc) where is_active;
create index project_listings_user_id_idx on public.project_listings (user_id, created_at desc);
create index project_listings_expires_at_idx on public.project_listings (expires_at) where is_active;
create index project_listings_skills_idx on public.project_listings using gin (required_skills);
create index project_listings_search_idx on public.project_listings using gin (search);
create index project_listings_name_trgm_idx on public.project_listings using gin (project_name extensions.gin_trgm_ops);

alter table public.project_listings enable row level security;
revoke all on public.project_listings from anon, authenticated;
grant select (
  id, user_id, project_name, project_description, project_type, required_skills, budget_range, budget_max, timeline,
  contact_type, owner_name, city, is_remote, hours_per_week, reward_type, seats, deadline, picture_path, is_active,
  closed_at, closed_reason, expires_at, created_at, updated_at
) on public.project_listings to anon, authenticated;
grant insert (
  user_id, project_name, project_description, project_type, required_skills, budget_range, timeline, contact_method,
  owner_name, owner_email, city, is_remote, hours_per_week, reward_type, seats, deadline, picture_path, is_active
) on public.project_listings to authenticated;
grant update (
  user_id, project_name, project_description, project_type, required_skills, budget_range, timeline, contact_method,
  owner_name, owner_email, city, is_remote, hours_per_week, reward_type, seats, deadline, picture_path, is_active
) on public.project_listings to authenticated;
grant delete on public.project_listings to authenticated;
