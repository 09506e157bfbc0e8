-- What is not there is 404 at the data API, as everywhere else; P0002 made it 500.

-- The live link of an own idea; made when there is none. Two calls at once get the same one. Errors: PT404 idea_not_found ·
-- PT403 age_limited.
create or replace function public.share_idea(p_idea_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  found_token text;
begin
  perform from public.business_ideas where id = p_idea_id and user_id = auth.uid() for update;
  if not found then
    raise exception 'Ide tidak ditemukan' using errcode = 'PT404', hint = 'idea_not_found';
  end if;
  perform private.require_may(auth.uid(), 'share');
  select token into found_token from public.idea_shares where idea_id = p_idea_id and revoked_at is null;
  if found_token is null then
    insert into public.idea_shares (idea_id, user_id) values (p_idea_id, auth.uid()) returning token into found_token;
  end if;
  return found_token;
end
$$;

-- A comment by the holder of a link. One link takes 100 comments, and ten an hour, so that it cannot be flooded.
create or replace function public.comment_shared_idea(p_token text, p_name text, p_body text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  share public.idea_shares;
  made uuid;
begin
  select * into share from public.idea_shares where token = p_token and revoked_at is null for update;
  if not found then
    raise exception 'Tautan tidak berlaku' using errcode = 'PT404', hint = 'share_not_found';
  end if;
  if (select count(*) from public.idea_comments where share_id = share.id) >= 100
    or (select count(*) from public.idea_comments where share_id = share.id and created_at > now() - interval '1 hour') >= 10
  then
    raise exception 'Terlalu banyak komentar. Coba lagi nanti.' using errcode = 'PT429', hint = 'comment_limit';
  end if;
  insert into public.idea_comments (share_id, author_name, body)
  values (share.id, btrim(p_name), btrim(p_body)) returning id into made;
  perform private.notify(
    share.user_id, 'system', 'Komentar baru pada ide Anda', left(btrim(p_name), 80) || ' menulis komentar.',
    '/ide-saya/' || share.idea_id
  );
  return made;
end
$$;

-- Keeps what a step of an own idea brought (Premium, as the page of the twelve steps). p_version: the version that was read, 0 where
-- there was none. Out: the version of now; the same call twice changes nothing the second time.
-- Errors: PT404 idea_not_found · PT402 premium_required · PT409 step_changed · 23514.
create or replace function public.save_idea_step(p_idea_id uuid, p_step integer, p_data jsonb, p_version integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  kept public.idea_steps;
begin
  perform from public.business_ideas where id = p_idea_id and user_id = auth.uid() for update;
  if not found then
    raise exception 'Ide tidak ditemukan' using errcode = 'PT404', hint = 'idea_not_found';
  end if;
  if not private.has_premium(auth.uid()) then
    raise exception 'Alat 12 tahapan hanya tersedia untuk pengguna Premium' using errcode = 'PT402', hint = 'premium_required';
  end if;
  select * into kept from public.idea_steps where idea_id = p_idea_id and step = p_step;
  if found and kept.data = p_data then
    return kept.version;
  end if;
  if coalesce(kept.version, 0) <> coalesce(p_version, 0) then
    raise exception 'Langkah ini sudah diubah di jendela lain. Muat ulang untuk melihatnya.'
      using errcode = 'PT409', hint = 'step_changed';
  end if;
  insert into public.idea_steps (idea_id, step, data) values (p_idea_id, p_step, p_data)
  on conflict (idea_id, step) do update set data = excluded.data, version = public.idea_steps.version + 1
  returning version into kept.version;
  return kept.version;
end
$$;
