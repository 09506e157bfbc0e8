-- Broadcasts of bytes from the database: realtime.send_binary, and the column that keeps them for replay.
alter table realtime.messages add column binary_payload bytea;
alter table realtime.messages add constraint messages_one_payload check (payload is null or binary_payload is null);

create or replace function realtime.broadcast_messages() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  message record;
begin
  for message in select * from inserted where extension = 'broadcast' loop
    perform realtime.post('realtime_messages', json_build_object('id', message.id, 'topic', message.topic,
      'event', message.event, 'payload', message.payload, 'bytes', encode(message.binary_payload, 'base64'),
      'private', coalesce(message.private, false))::text);
  end loop;
  return null;
end
$$;

-- Sends bytes; else as realtime.send. Only sockets of protocol version 2.0.0 can hear them.
create function realtime.send_binary(payload bytea, event text, topic text, private boolean default true) returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (binary_payload, event, topic, private, extension)
  values (payload, event, topic, private, 'broadcast');
exception when others then
  raise warning 'realtime.send_binary: %', sqlerrm;
end
$$;
revoke execute on function realtime.send_binary(bytea, text, text, boolean) from public;
grant execute on function realtime.send_binary(bytea, text, text, boolean) to anon, authenticated, service_role;
