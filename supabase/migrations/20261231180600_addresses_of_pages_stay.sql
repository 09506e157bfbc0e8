-- A sales page keeps its name and its address when its text is changed, also where rules that came later refuse them to new pages.
-- Refuses an address, a name or a number that cannot stand. Errors: PT422 slug_invalid, name_refused, whatsapp_invalid,
-- number_not_agreed.
create or replace function private.check_sales_page(slug text, name text, whatsapp text, number_agreed boolean) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not coalesce(private.is_page_address(check_sales_page.slug), false) then
    raise exception 'Alamat halaman: 3 sampai 40 huruf kecil, angka, dan tanda hubung di antaranya'
      using errcode = 'PT422', hint = 'slug_invalid';
  end if;
  perform private.check_name(check_sales_page.name);
  if private.is_reserved_page_name(check_sales_page.name, false) then
    raise exception 'Nama ini tidak dapat dipakai di halaman jualan. Pilih nama lain.' using errcode = 'PT422', hint = 'name_refused';
  end if;
  if check_sales_page.whatsapp is null then
    return;
  end if;
  if check_sales_page.whatsapp !~ '^62\d{9,13}$' then
    raise exception 'Format nomor WhatsApp tidak valid' using errcode = 'PT422', hint = 'whatsapp_invalid';
  end if;
  if number_agreed is not true then
    raise exception 'Setujui dulu bahwa nomor ini tampil untuk umum, atau kosongkan nomornya'
      using errcode = 'PT422', hint = 'number_not_agreed';
  end if;
end
$$;

-- Publishes the page of an own idea, or its new text. For the function publish-sales-page, which has read the text: `harmful` and
-- `categories` are what it found. Out: 'public', or 'held' where the desk looks first: at harmful text, and for 30 days after it took a page
-- off. The same call twice changes nothing the second time.
-- Errors: PT404 idea_not_found · PT402 premium_required · PT403 age_needed, age_limited · PT409 slug_taken, page_kept ·
-- PT422 slug_invalid, slug_reserved, name_refused, whatsapp_invalid, number_not_agreed, page_invalid · PT429 page_limit, daily_limit.
create or replace function public.publish_sales_page(
  person uuid, idea_id uuid, slug text, name text, offer text, city text, how text, items jsonb, whatsapp text, number_agreed boolean,
  harmful boolean, categories text[]
) returns text
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me constant uuid := publish_sales_page.person;
  most integer := private.setting_integer('sales_pages_per_member');
  given public.sales_pages;
  kept public.sales_pages;
  is_same boolean;
  was_seen boolean;
begin
  perform from public.business_ideas as idea where idea.id = publish_sales_page.idea_id and idea.user_id = me for update;
  if not found then
    raise exception 'Ide tidak ditemukan' using errcode = 'PT404', hint = 'idea_not_found';
  end if;
  if not private.has_premium(me) then
    raise exception 'Alat 12 tahapan hanya tersedia untuk pengguna Premium' using errcode = 'PT402', hint = 'premium_required';
  end if;
  perform private.require_may(me, 'be_public');
  perform private.lock_user('sales_page', me);
  given.slug := btrim(publish_sales_page.slug);
  given.name := btrim(publish_sales_page.name);
  given.offer := btrim(publish_sales_page.offer);
  given.city := btrim(coalesce(publish_sales_page.city, ''));
  given.how := btrim(coalesce(publish_sales_page.how, ''));
  given.items := publish_sales_page.items;
  given.whatsapp := nullif(btrim(publish_sales_page.whatsapp), '');
  select * into kept from public.sales_pages as p where p.idea_id = publish_sales_page.idea_id;
  perform private.check_sales_page(
    -- A name that the page already has stays, also where rules that came later refuse it to new ones.
    given.slug, case when given.name is distinct from kept.name then given.name end, given.whatsapp, publish_sales_page.number_agreed
  );
  -- So does its address.
  if given.slug is distinct from kept.slug and private.is_reserved_page_name(given.slug, true) then
    raise exception 'Alamat ini tidak dapat dipakai. Pilih nama lain.' using errcode = 'PT422', hint = 'slug_reserved';
  end if;
  is_same := kept.id is not null and (kept.slug, kept.name, kept.offer, kept.city, kept.how, kept.items)
    is not distinct from (given.slug, given.name, given.offer, given.city, given.how, given.items);
  if is_same and kept.review = 'kept' then
    raise exception 'Halaman ini tidak kami tampilkan. Ubah isinya, atau ajukan banding lewat Notifikasi.'
      using errcode = 'PT409', hint = 'page_kept';
  end if;
  if is_same and kept.is_published and kept.whatsapp is not distinct from given.whatsapp then
    return case kept.review when 'clear' then 'public' else 'held' end;
  end if;
  if most > 0 and kept.is_published is not true
    and (select count(*) from public.sales_pages as p where p.user_id = me and p.is_published) >= most
  then
    raise exception using errcode = 'PT429', hint = 'page_limit',
      message = format('Anda sudah punya %s halaman jualan. Tutup satu dulu.', most);
  end if;
  perform private.count_publishing(me);
  given.review := case
    when is_same then kept.review
    when publish_sales_page.harmful or exists (
      select from public.moderation_decisions as d
      where d.user_id = me and d.target_kind = 'sales_page' and d.overturned_at is null and d.created_at > now() - interval '30 days'
    ) then 'held'
    else 'clear'
  end;
  was_seen := coalesce(kept.public_since is not null and kept.slug = given.slug, false);
  begin
    insert into public.sales_pages as p (
      idea_id, user_id, slug, name, offer, city, how, items, whatsapp, number_agreed_at, review, categories, public_since
    ) values (
      publish_sales_page.idea_id, me, given.slug, given.name, given.offer, given.city, given.how, given.items, given.whatsapp,
      case when given.whatsapp is not null then now() end, given.review,
      case when given.review = 'held' then coalesce(publish_sales_page.categories, '{}') else '{}' end,
      case when given.review = 'clear' then now() end
    )
    on conflict on constraint sales_pages_idea_key do update set
      slug = excluded.slug, name = excluded.name, offer = excluded.offer, city = excluded.city, how = excluded.how,
      items = excluded.items, whatsapp = excluded.whatsapp,
      number_agreed_at = case
        when excluded.whatsapp is not distinct from p.whatsapp then p.number_agreed_at else excluded.number_agreed_at
      end,
      is_published = true, review = excluded.review, categories = excluded.categories,
      public_since = case when excluded.public_since is not null and was_seen then p.public_since else excluded.public_since end
    returning p.id into given.id;
  exception
    when unique_violation then
      raise exception 'Alamat ini sudah dipakai usaha lain. Pilih nama lain.' using errcode = 'PT409', hint = 'slug_taken';
    when check_violation or not_null_violation then
      raise exception 'Lengkapi nama, penawaran, dan produk dengan harganya' using errcode = 'PT422', hint = 'page_invalid';
  end;
  if given.review = 'held' and not is_same then
    perform private.notify(
      me, 'report', 'Halaman jualan Anda kami periksa dulu: ' || given.name,
      'Biasanya selesai dalam satu hari kerja. Anda boleh memperbaiki isinya; kami membacanya lagi.',
      '/ide-saya/' || publish_sales_page.idea_id || '/langkah/9', 'page_held:' || given.id || ':' || extract(epoch from now())
    );
  end if;
  return case given.review when 'clear' then 'public' else 'held' end;
end
$$;
