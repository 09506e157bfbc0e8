-- The sweep asks for many versions at once whether a row still refers to them.
create index objects_version_idx on storage.objects (version);
