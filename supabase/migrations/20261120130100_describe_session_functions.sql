comment on function public.list_sessions() is 'nullable: user_agent';
