-- Changes of the schema by any client reach the data API at once, as on a hosted project, where these triggers stand already.
-- Only a superuser may create event triggers; without them the data API compares the catalogue twice a second.
create or replace function extensions.tell_schema_change() returns event_trigger language plpgsql set search_path = '' as $$
declare
  command record;
begin
  for command in select * from pg_catalog.pg_event_trigger_ddl_commands() loop
    if command.schema_name is distinct from 'pg_temp' and command.command_tag not like '%INDEX' then
      perform pg_catalog.pg_notify('pgrst', 'reload schema');
      return;
    end if;
  end loop;
end $$;

create or replace function extensions.tell_schema_drop() returns event_trigger language plpgsql set search_path = '' as $$
declare
  dropped record;
begin
  for dropped in select * from pg_catalog.pg_event_trigger_dropped_objects() loop
    if not dropped.is_temporary and dropped.object_type <> 'index' then
      perform pg_catalog.pg_notify('pgrst', 'reload schema');
      return;
    end if;
  end loop;
end $$;

revoke execute on function extensions.tell_schema_change(), extensions.tell_schema_drop() from public;

do $$
begin
  if not exists (select from pg_catalog.pg_event_trigger where evtname = 'pgrst_ddl_watch') then
    create event trigger pgrst_ddl_watch on ddl_command_end execute function extensions.tell_schema_change();
  end if;
  if not exists (select from pg_catalog.pg_event_trigger where evtname = 'pgrst_drop_watch') then
    create event trigger pgrst_drop_watch on sql_drop execute function extensions.tell_schema_drop();
  end if;
exception when insufficient_privilege then
  raise notice 'event triggers need a superuser: the data API looks for changes of the schema by itself';
end $$;
