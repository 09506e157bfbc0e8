-- The weekly mail (public pages §3): by consent, one to a person and week, ended by a press in the mail. Only members of 18 and over.

-- Who wants it, and since when. No row: no mail.
create table public.weekly_mail_consents (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  agreed_at timestamptz not null default now()
);
alter table public.weekly_mail_consents enable row level security;
revoke all on public.weekly_mail_consents from anon, authenticated;
grant select, delete on public.weekly_mail_consents to authenticated;
grant insert (user_id) on public.weekly_mail_consents to authenticated;
create policy "own" on public.weekly_mail_consents for all to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create trigger a_require_age before insert on public.weekly_mail_consents
  for each row execute function private.require_age('weekly_mail');

-- What became of the mail of one person and one week. `sending` is noted before the mail leaves: after a kill it is not known whether it
-- did, and it is not sent again.
create table private.weekly_mails (
  user_id uuid not null references auth.users (id) on delete cascade,
  week date not null,
  status text not null default 'pending' check (status in ('pending', 'sending', 'sent', 'nothing', 'failed')),
  attempts integer not null default 0,
  changed_at timestamptz not null default now(),
  -- Hash of the secret in the mail's links; the secret itself is in the mail alone.
  stop_hash bytea unique,
  primary key (user_id, week)
);
create index weekly_mails_pending_idx on private.weekly_mails (week, changed_at) where status = 'pending';
create index weekly_mails_week_idx on private.weekly_mails (week);
alter table private.weekly_mails enable row level security;
revoke all on private.weekly_mails from public, anon, authenticated, service_role;

-- The end of what the mail of a week tells of: Monday 07.00 WIB. In: its Monday.
create function private.weekly_mail_until(week date) returns timestamptz
language sql immutable set search_path = '' as $$
  select (weekly_mail_until.week + time '07:00') at time zone 'Asia/Jakarta'
$$;

-- The week whose mails are sent at a moment; null at night, before 07.00 and from 20.00 WIB.
create function private.weekly_mail_week(at timestamptz) returns date
language sql immutable set search_path = '' as $$
  select case when extract(hour from weekly_mail_week.at at time zone 'Asia/Jakarta') between 7 and 19
    then date_trunc('week', weekly_mail_week.at at time zone 'Asia/Jakarta')::date end
$$;

-- The address of a member who may get the mail now: consented, 18 and over, neither banned nor paused, address confirmed. Else null.
create function private.weekly_mail_address(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select u.email from public.weekly_mail_consents as c join auth.users as u on u.id = c.user_id
  where c.user_id = person and u.email_confirmed_at is not null and private.may(person, 'weekly_mail') and not private.is_banned(person)
$$;

-- For the job: notes who gets a mail of a week, 500 at a time. A member who agreed after the week's Monday gets the first one a week later.
-- Out: how many. Again for the same week: only those who were not noted yet.
create function private.plan_weekly_mails(this_week date) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  planned integer;
begin
  insert into private.weekly_mails (user_id, week)
  select c.user_id, this_week from public.weekly_mail_consents as c
  where c.agreed_at < private.weekly_mail_until(this_week) and not exists (
    select from private.weekly_mails as w where w.user_id = c.user_id and w.week = this_week
  ) limit 500
  on conflict (user_id, week) do nothing;
  get diagnostics planned = row_count;
  return planned;
end
$$;

-- For the job: the next mail of a week that waits, tried at most 5 times, noted as under way. In: the hash of its secret; the start of the
-- run, so that one that failed waits for the next. Out: whose it is; null when none waits.
create function private.take_weekly_mail(this_week date, hash bytea, started timestamptz) returns uuid
language sql volatile security definer set search_path = '' as $$
  update private.weekly_mails as w
  set status = 'sending', attempts = w.attempts + 1, changed_at = clock_timestamp(), stop_hash = hash
  where (w.user_id, w.week) = (
    select p.user_id, p.week from private.weekly_mails as p
    where p.week = this_week and p.status = 'pending' and p.changed_at <= started
    order by p.changed_at, p.user_id limit 1 for update skip locked
  )
  returning w.user_id
$$;

-- For the job: what became of a mail that was taken. In: sent, nothing or failed; a failed one waits again until its fifth try.
create function private.note_weekly_mail(person uuid, this_week date, outcome text) returns void
language sql volatile security definer set search_path = '' as $$
  update private.weekly_mails as w
  set status = case when outcome = 'failed' and w.attempts < 5 then 'pending' else outcome end, changed_at = clock_timestamp()
  where w.user_id = person and w.week = this_week and w.status = 'sending'
$$;

-- What the mail of a week tells a member, but for the listings that matching finds: {listings, contacts, applications,
-- new_applications, messages, new_messages}. Listings answer to their saved searches, 5 to each at most; contacts bring what their own
-- open projects need, 3 at most, without a name; applications wait for their answer. `new` is what came within the week.
create function private.weekly_mail_content(person uuid, this_week date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  until constant timestamptz := private.weekly_mail_until(this_week);
  since constant timestamptz := until - interval '7 days';
  search public.saved_searches;
  words tsquery;
  found_now jsonb;
  listings jsonb := '[]';
  rest jsonb;
begin
  for search in select * from public.saved_searches as s where s.user_id = person order by s.created_at, s.id limit 10 loop
    select plan.full_query into words from private.plan_search(search.q) as plan;
    execute 'select coalesce(jsonb_agg(to_jsonb(f)), ''[]'') from (select p.id, p.project_name, p.project_type, p.city, p.is_remote'
      || private.fresh_listings_sql(search) || ' order by p.created_at desc, p.id desc limit 5) as f'
      into found_now
      using words, search.project_type, search.skills, search.city, search.is_remote, search.budget, since, until, person;
    listings := listings || found_now;
  end loop;
  with own as (
    select p.id, p.required_skills from public.project_listings as p
    where p.user_id = person and p.is_active and p.expires_at > now() order by p.created_at desc, p.id desc limit 20
  ), wanted as (
    select array_agg(distinct t.main_skill) as skills
    from own cross join unnest(own.required_skills) as needed (skill) join (values
      ('Marketing', 'Marketing'), ('SEO', 'Marketing'), ('Social Media', 'Marketing'), ('Content Writing', 'Marketing'),
      ('Desain Grafis', 'Desain'), ('UI/UX Design', 'Desain'), ('Web Development', 'Teknologi'), ('Mobile Development', 'Teknologi'),
      ('Data Analysis', 'Teknologi'), ('Finance', 'Keuangan'), ('Business Development', 'Bisnis'), ('Project Management', 'Bisnis')
    ) as t (skill, main_skill) on t.skill = needed.skill
  )
  select jsonb_build_object(
    'contacts', coalesce((
      select jsonb_agg(to_jsonb(f)) from (
        select r.id, r.main_skill, r.city from public.relasi_bisnis as r
        where r.main_skill = any ((select w.skills from wanted as w)::text[]) and r.created_at > since and r.created_at <= until
          and r.user_id <> person and not private.is_banned(r.user_id) and not exists (
            select from public.member_blocks as b
            where (b.blocker_id, b.blocked_id) in ((r.user_id, person), (person, r.user_id))
          )
        order by r.created_at desc, r.id desc limit 3
      ) as f
    ), '[]'),
    'applications', count(a.id), 'new_applications', count(a.id) filter (where a.created_at > since)
  ) into rest
  from own left join public.project_applications as a on a.project_id = own.id and a.status = 'pending' and a.closed_reason is null
    and not private.are_apart(a.applicant_id, person);
  return rest || jsonb_build_object('listings', listings) || (
    select jsonb_build_object(
      'messages', coalesce(sum(m.unread), 0), 'new_messages', coalesce(sum(m.unread) filter (where m.unread_since > since), 0)
    )
    from public.thread_members as m where m.user_id = person and m.unread > 0
  );
end
$$;

-- Ends the weekly mail of the member it was sent to, by the secret in its links, also that of an older mail and without a session. Out: false
-- for a secret that is none, or whose mail is older than 90 days. Again: true, and nothing changes.
create function private.end_weekly_mail(secret text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  person uuid;
begin
  if secret is null or secret !~ '^[A-Za-z0-9_-]{43}$' then
    return false;
  end if;
  select w.user_id into person from private.weekly_mails as w where w.stop_hash = sha256(convert_to(secret, 'UTF8'));
  if person is null then
    return false;
  end if;
  delete from public.weekly_mail_consents as c where c.user_id = person;
  return true;
end
$$;
call private.expose('end_weekly_mail(text)', 'anon', 'authenticated');

-- For the job: what became of mails goes after 90 days. Out: how many.
create function private.forget_weekly_mails() returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  gone integer;
begin
  delete from private.weekly_mails as w
  where (w.user_id, w.week) in (
    select o.user_id, o.week from private.weekly_mails as o where o.week < (now() - interval '90 days')::date limit 10000
  );
  get diagnostics gone = row_count;
  return gone;
end
$$;
