-- The 14 workbooks are made by the product itself; an admin may still point the link elsewhere.
update public.premium_links set url = '/template-excel' where key = 'excel-templates' and url is null;
