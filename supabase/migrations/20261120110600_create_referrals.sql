-- Who has which code, and who came through whom. Bound once, at sign-up; no client can write here.
create table public.referral_codes (
  code text primary key check (code ~ '^[A-Z0-9]{4,20}$'),
  user_id uuid not null unique references auth.users (id) on delete cascade,
  public_id uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now()
);
comment on column public.referral_codes.public_id is 'What validate_referral gives as referrer_id: leads to the code, not to the account.';

alter table public.referral_codes enable row level security;
revoke all on public.referral_codes from anon, authenticated, service_role;
grant select (code, user_id, created_at) on public.referral_codes to authenticated;
grant select on public.referral_codes to service_role;
create policy "read own, admins all" on public.referral_codes for select to authenticated
  using (user_id = (select auth.uid()) or (select private.is_admin()));

create table public.referrals (
  referred_id uuid primary key references auth.users (id) on delete cascade,
  referrer_id uuid not null references auth.users (id) on delete cascade,
  code text not null,
  public_id uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now(),
  status text not null default 'clear' check (status in ('clear', 'held', 'rejected')),
  hold_reasons text[] not null default '{}',
  reviewed_by uuid references auth.users (id) on delete set null,
  reviewed_at timestamptz,
  review_reason text check (char_length(review_reason) <= 1000),
  check (referrer_id <> referred_id)
);
create index referrals_referrer_id_idx on public.referrals (referrer_id, created_at desc);
create index referrals_reviewed_by_idx on public.referrals (reviewed_by);
create index referrals_held_idx on public.referrals (created_at) where status = 'held';

alter table public.referrals enable row level security;
revoke all on public.referrals from anon, authenticated, service_role;
grant select on public.referrals to authenticated, service_role;
-- A referrer sees the people through get_referral_stats, with masked addresses; the ids are for admins.
create policy "admins read" on public.referrals for select to authenticated using ((select private.is_admin()));

-- Mail domains that give an address to anybody for minutes; a reward for such a sign-up waits for an admin.
create table private.disposable_domains (domain text primary key check (domain = lower(domain)));
alter table private.disposable_domains enable row level security;
insert into private.disposable_domains (domain) values
  ('10minutemail.com'), ('20minutemail.com'), ('33mail.com'), ('burnermail.io'), ('discard.email'), ('dispostable.com'),
  ('emailondeck.com'), ('fakeinbox.com'), ('fakemail.net'), ('getairmail.com'), ('getnada.com'), ('grr.la'),
  ('guerrillamail.biz'), ('guerrillamail.com'), ('guerrillamail.net'), ('guerrillamail.org'), ('harakirimail.com'),
  ('inboxkitten.com'), ('mail-temp.com'), ('mailcatch.com'), ('maildrop.cc'), ('mailinator.com'), ('mailnesia.com'),
  ('mailsac.com'), ('mintemail.com'), ('moakt.com'), ('mohmal.com'), ('mytemp.email'), ('nada.email'), ('sharklasers.com'),
  ('spam4.me'), ('spamgourmet.com'), ('temp-mail.io'), ('temp-mail.org'), ('tempail.com'), ('tempinbox.com'),
  ('tempmail.com'), ('tempmail.dev'), ('tempmail.net'), ('tempmailo.com'), ('tempr.email'), ('throwawaymail.com'),
  ('trashmail.com'), ('trashmail.de'), ('yopmail.com'), ('yopmail.fr'), ('yopmail.net');

-- The account behind an address: without '+tag', and without dots where the provider ignores them.
create function private.canonical_email(address text) returns text
language sql immutable set search_path = '' as $$
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(mailbox, '.', '') || '@gmail.com'
    else mailbox || '@' || domain
  end
  from (
    select split_part(split_part(lower(address), '@', 1), '+', 1) as mailbox, split_part(lower(address), '@', 2) as domain
  ) as parts
$$;

-- What speaks against rewarding a sign-up without a look; empty when nothing does.
create function private.referral_risks(person uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select array_remove(array[
    case when inviter.no_wa = invited.no_wa then 'same_number' end,
    case when private.canonical_email(inviter.email) = private.canonical_email(invited.email) then 'same_email' end,
    case when exists (
      select from public.referrals as other join public.pengguna as sibling on sibling.id = other.referred_id
      where other.referrer_id = r.referrer_id and other.referred_id <> r.referred_id and sibling.no_wa = invited.no_wa
    ) then 'shared_number' end,
    case when exists (
      select from private.disposable_domains where domain = split_part(lower(invited.email), '@', 2)
    ) then 'disposable_address' end,
    case when (
      select count(*) from public.referrals as other
      where other.referrer_id = r.referrer_id
        and other.created_at between r.created_at - interval '24 hours' and r.created_at
    ) > private.setting_integer('referral_burst_limit') then 'burst' end
  ], null)
  from public.referrals as r
  left join public.pengguna as inviter on inviter.id = r.referrer_id
  left join public.pengguna as invited on invited.id = r.referred_id
  where r.referred_id = person
$$;
