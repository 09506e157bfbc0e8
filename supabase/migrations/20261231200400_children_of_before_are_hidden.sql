-- The same for those who are below 13 and without a guardian's consent already.
select private.follow_hiding(a.user_id) from public.member_ages as a
where a.birth_year >= extract(year from now())::integer - 14 and not private.may(a.user_id, 'act');
