-- Step 2 of the twelve (spec §2, /all-ai): questions that buyers answer behind a link, without an account. The answers name no person.

-- One link. The secret of its address is kept as a hash; its owner sees it once, when it is made.
create table public.interview_links (
  id uuid primary key default gen_random_uuid(),
  idea_id uuid not null references public.business_ideas (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  -- As they were when the link was made, so that each answer keeps its question.
  questions text[] not null check (cardinality(questions) >= 1 and private.is_short_list(questions, 7, 200)),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '30 days',
  closed_at timestamptz
);
create unique index interview_links_live_key on public.interview_links (idea_id) where closed_at is null;
create index interview_links_idea_id_idx on public.interview_links (idea_id, created_at desc);
create index interview_links_user_id_idx on public.interview_links (user_id);

alter table public.interview_links enable row level security;
revoke all on public.interview_links from anon, authenticated;
grant select (id, idea_id, user_id, questions, created_at, expires_at, closed_at) on public.interview_links to authenticated;
create policy "own" on public.interview_links for select to authenticated using (user_id = (select auth.uid()));

-- Whether a list of answers fits: as many as questions, none longer than 500 characters, one of them not empty.
create function private.are_answers(list text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select cardinality(list) between 1 and 7
    and (select bool_and(answer is not null and char_length(answer) <= 500) and bool_or(answer <> '') from unnest(list) as answer)
$$;

-- What one person answered, in the order of the questions. The id is the sender's: sent again after a lost reply, it is the same row.
create table public.interview_answers (
  link_id uuid not null references public.interview_links (id) on delete cascade,
  id uuid not null,
  answers text[] not null check (private.are_answers(answers)),
  created_at timestamptz not null default now(),
  primary key (link_id, id)
);
create index interview_answers_created_idx on public.interview_answers (link_id, created_at);

alter table public.interview_answers enable row level security;
revoke all on public.interview_answers from anon, authenticated;
grant select, delete on public.interview_answers to authenticated;
create policy "to own questions" on public.interview_answers for select to authenticated using (
  exists (select from public.interview_links as link where link.id = link_id and link.user_id = (select auth.uid()))
);
create policy "owner removes" on public.interview_answers for delete to authenticated using (
  exists (select from public.interview_links as link where link.id = link_id and link.user_id = (select auth.uid()))
);

create function private.hash_interview_token(token text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select encode(sha256(convert_to(coalesce(token, ''), 'UTF8')), 'hex')
$$;

-- Makes the link of an idea and closes the one before; its answers stay. For the function open-interview, which has read the questions.
-- Out: the secret of the link, which is kept nowhere.
-- Errors: PT404 idea_not_found · PT402 premium_required · PT403 age_needed, age_limited · PT422 questions_invalid · PT429 interview_limit.
create function public.open_interview(person uuid, idea_id uuid, questions text[]) returns text
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  asked text[];
begin
  perform from public.business_ideas as idea where idea.id = open_interview.idea_id and idea.user_id = open_interview.person for update;
  if not found then
    raise exception 'Ide tidak ditemukan' using errcode = 'PT404', hint = 'idea_not_found';
  end if;
  if not private.has_premium(open_interview.person) then
    raise exception 'Alat 12 tahapan hanya tersedia untuk pengguna Premium' using errcode = 'PT402', hint = 'premium_required';
  end if;
  perform private.require_may(open_interview.person, 'share');
  select array_agg(btrim(question) order by place) into asked
  from unnest(open_interview.questions) with ordinality as given (question, place) where btrim(question) <> '';
  if coalesce(cardinality(asked) between 1 and 7 and private.is_short_list(asked, 7, 200), false) is false then
    raise exception 'Tulis 1 sampai 7 pertanyaan yang berbeda, masing-masing paling panjang 200 karakter'
      using errcode = 'PT422', hint = 'questions_invalid';
  end if;
  if (select count(*) from public.interview_links as link where link.idea_id = open_interview.idea_id) >= 20 then
    raise exception 'Ide ini sudah punya 20 tautan wawancara.' using errcode = 'PT429', hint = 'interview_limit';
  end if;
  update public.interview_links as link set closed_at = now()
  where link.idea_id = open_interview.idea_id and link.closed_at is null;
  insert into public.interview_links (idea_id, user_id, token_hash, questions)
  values (open_interview.idea_id, open_interview.person, private.hash_interview_token(token), asked);
  return token;
end
$$;
grant execute on function public.open_interview(uuid, uuid, text[]) to service_role;

-- Ends the link of an own idea; its answers stay readable for the owner. Whether there was one.
create function private.close_interview(p_idea_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.interview_links set closed_at = now()
  where idea_id = p_idea_id and user_id = auth.uid() and closed_at is null;
  return found;
end
$$;
call private.expose('close_interview(uuid)', 'authenticated');

-- Whether a link takes answers: open, closed, expired or full.
create function private.interview_state(link public.interview_links) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when (link).closed_at is not null then 'closed'
    when (link).expires_at <= now() then 'expired'
    when (select count(*) from public.interview_answers as given where given.link_id = (link).id) >= 200 then 'full'
    else 'open'
  end
$$;

-- What the holder of a link sees: the questions while it is open, the given name of who asks, nothing else. Null for an unknown link
-- and while its owner is banned.
create function private.get_interview(p_token text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  link public.interview_links;
  state text;
begin
  select * into link from public.interview_links where token_hash = private.hash_interview_token(p_token);
  if link.id is null or private.is_banned(link.user_id) then
    return null;
  end if;
  state := private.interview_state(link);
  return jsonb_build_object(
    'state', state,
    'owner', (select split_part(coalesce(person.nama_lengkap, ''), ' ', 1) from public.pengguna as person where person.id = link.user_id),
    'questions', case when state = 'open' then to_jsonb(link.questions) else '[]' end
  );
end
$$;
call private.expose('get_interview(text)', 'anon', 'authenticated');

-- Keeps one set of answers. For the function answer-interview, which has read them. A link takes 200, and 60 an hour; the same id again
-- changes nothing. The owner is told once a day.
-- Errors: PT404 interview_not_found · PT409 interview_closed · PT422 answers_invalid · PT429 interview_busy.
create function public.answer_interview(p_token text, p_id uuid, p_answers text[]) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  link public.interview_links;
  given text[];
begin
  select * into link from public.interview_links where token_hash = private.hash_interview_token(p_token) for update;
  if link.id is null or private.is_banned(link.user_id) then
    raise exception 'Tautan ini tidak ditemukan.' using errcode = 'PT404', hint = 'interview_not_found';
  end if;
  if exists (select from public.interview_answers where link_id = link.id and id = p_id) then
    return true;
  end if;
  if private.interview_state(link) <> 'open' then
    raise exception 'Wawancara ini sudah ditutup. Terima kasih atas niat Anda.' using errcode = 'PT409', hint = 'interview_closed';
  end if;
  select array_agg(btrim(coalesce(answer, '')) order by place) into given
  from unnest(p_answers) with ordinality as sent (answer, place);
  if p_id is null or cardinality(given) is distinct from cardinality(link.questions) or not private.are_answers(given) then
    raise exception 'Jawab sedikitnya satu pertanyaan, masing-masing paling panjang 500 karakter'
      using errcode = 'PT422', hint = 'answers_invalid';
  end if;
  if (
    select count(*) from public.interview_answers where link_id = link.id and created_at > now() - interval '1 hour'
  ) >= 60 then
    raise exception 'Banyak orang menjawab saat ini. Coba lagi satu jam lagi.' using errcode = 'PT429', hint = 'interview_busy';
  end if;
  insert into public.interview_answers (link_id, id, answers) values (link.id, p_id, given);
  perform private.notify(
    link.user_id, 'system', 'Ada jawaban wawancara baru', 'Baca ringkasannya di langkah 2.',
    '/ide-saya/' || link.idea_id || '/langkah/2', 'interview:' || link.id || ':' || (now() at time zone 'Asia/Jakarta')::date
  );
  return true;
end
$$;
grant execute on function public.answer_interview(text, uuid, text[]) to service_role;
