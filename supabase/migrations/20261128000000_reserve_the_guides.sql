-- The pages of guides stand under /panduan: no business may take that address.
insert into private.reserved_page_names (name, covers) values ('panduan', 'whole') on conflict (name) do nothing;
