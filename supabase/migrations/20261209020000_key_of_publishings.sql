-- Every table has a key.
alter table private.sales_page_publishings add column id bigint generated always as identity primary key;
