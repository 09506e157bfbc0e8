-- Copies an own idea with what its steps brought, to try another way; the listing that step 4 published stays with the first.
-- Out: the id of the copy. Errors: PT404 idea_not_found · PT429 idea_limit.
create function public.duplicate_idea(p_idea_id uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  made uuid;
begin
  insert into public.business_ideas (user_id, title, input, result, plan, canvas)
  select auth.uid(), left(idea.title, 140) || ' (salinan)', idea.input, idea.result, idea.plan, idea.canvas
  from public.business_ideas as idea where idea.id = p_idea_id and idea.user_id = auth.uid()
  returning id into made;
  if made is null then
    raise exception 'Ide tidak ditemukan' using errcode = 'PT404', hint = 'idea_not_found';
  end if;
  insert into public.idea_steps (idea_id, step, data)
  select made, kept.step, case kept.step when 4 then kept.data || '{"projectId":null}' else kept.data end
  from public.idea_steps as kept where kept.idea_id = p_idea_id;
  return made;
end
$$;
grant execute on function public.duplicate_idea(uuid) to authenticated;
