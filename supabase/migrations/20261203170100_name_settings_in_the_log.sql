-- The audit log names a setting and a link of Premium as the desk does, not by its key.

-- Name of a listing, contact or sales page for admins: as it stands, else as it lies in the archive; null once its account is gone. Of a voucher
-- its code, of a setting and a link of Premium what the desk calls it.
create or replace function private.name_content(kind text, id text) returns text
language sql stable security definer set search_path = '' as $$
  select case kind
    when 'project' then coalesce(
      (select p.project_name from public.project_listings as p where p.id = name_content.id::uuid),
      (select d.row ->> 'project_name' from public.deleted_content as d
        where d.kind = 'project' and d.content_id = name_content.id::uuid order by d.deleted_at desc limit 1))
    when 'relasi' then coalesce(
      (select r.name from public.relasi_bisnis as r where r.id = name_content.id::uuid),
      (select d.row ->> 'name' from public.deleted_content as d
        where d.kind = 'relasi' and d.content_id = name_content.id::uuid order by d.deleted_at desc limit 1))
    when 'sales_page' then (select s.name from public.sales_pages as s where s.id = name_content.id::uuid)
    when 'voucher' then (select v.voucher_code from public.vouchers as v where v.id = name_content.id::uuid)
    when 'setting' then (select s.label from public.app_settings as s where s.key = name_content.id)
    when 'premium_link' then (select l.label from public.premium_links as l where l.key = name_content.id)
  end
$$;
