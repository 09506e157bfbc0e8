-- Public sales pages at /usaha/<name> (step 9 of the twelve): one of an idea, published by an adult, read before anyone else sees it.

-- Names that are refused as addresses: 'whole' as the entire name, 'word' as one of its words, 'part' also inside a longer one.
create table private.reserved_page_names (
  name text primary key check (name ~ '^[a-z0-9]{2,30}$'),
  covers text not null check (covers in ('whole', 'word', 'part'))
);
alter table private.reserved_page_names enable row level security;
revoke all on private.reserved_page_names from public, anon, authenticated, service_role;

insert into private.reserved_page_names (name, covers)
-- Addresses of ours, and what could pass for one.
select name, 'whole' from unnest(string_to_array(
  'about account admin affiliate ai akun aplikasi api app assets auth banding baru bantuan beranda berhentikabar blog chatbot contact daftar edit faq flowise '
  'help home ide index info insiden kelola komunitas kontak login logout mailbox masuk new notifikasi null paket payment pembayaran pengguna '
  'pesan pratinjau premium privacy privasi profil profile project promo register relasi remaja rest robots root search security settings '
  'aifeatures aksespremium allai aplikasisaya cariproject carirelasi daftarpengguna daftarproject daftarrelasi idebisnis idebisnisstyle '
  'idesaya kalkulatorbep kalkulatorhpp kelolaaplikasi lupapassword panduan passwordresetsuccess paymentfailed paymentsuccess resetpassword '
  'templateexcel vouchermanagement sistem system sitemap static status storage syarat tentang tersimpan tim undefined usaha user users voucher wali wawancara webmaster www', ' '
)) as name
union all
-- Who could be taken for us, for an office or for a large company.
select name, 'word' from unnest(string_to_array(
  'administrator moderator official resmi staff staf superadmin '
  'bca bni bri btn bpjs bpom djki djp kominfo komdigi kemendikbud kemenkeu kemkes ojk polri pajak '
  'apple blibli bukalapak facebook gofood gojek google gopay grabfood instagram lazada meta microsoft midtrans netflix ovo paypal '
  'pertamina pln qris shopee shopeepay telegram telkomsel tiktok tokopedia traveloka twitter whatsapp youtube', ' '
)) as name
union all
-- Slurs and what is sold in no shop of ours.
select name, 'word' from unnest(string_to_array(
  'asu bajingan banci bangsat bencong bitch cokin coli cukimai cunt entot fag goblok itil jancuk jembut kimak lonte ngewe peler '
  'pelacur pepek perek puki sange shit slut sundal titit tolol whore judi togel', ' '
)) as name
union all
select name, 'part' from unnest(string_to_array(
  'bokep faggot fuck jancok kawanusaha kontol memek ngentot nigger pantek porno pukimak', ' '
)) as name;

-- Whether a name may not be an address, or the words of a name may not stand on a page (is_address: the first). Digits count as letters.
create function private.is_reserved_page_name(name text, is_address boolean) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_staff_name(is_reserved_page_name.name) or exists (
    select from private.reserved_page_names as r
    where case r.covers
      when 'whole' then is_address and replace(lower(is_reserved_page_name.name), '-', '') = r.name
      when 'word' then exists (
        select from regexp_split_to_table(lower(is_reserved_page_name.name), '[^a-z0-9@$!|]+') as word
        where r.name in (word, private.name_skeleton(word))
      )
      else private.name_skeleton(is_reserved_page_name.name) like '%' || r.name || '%'
    end
  )
$$;

-- Whether a text can be an address: 3 to 40 small letters, digits and single hyphens between them, not digits only.
create function private.is_page_address(name text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select char_length(name) between 3 and 40 and name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and name ~ '[a-z]'
$$;

-- Whether a list of products fits: 1 to 6, each {name, price, unit} with a whole price of 1 to 1,000,000,000 Rupiah.
create function private.are_sales_items(list jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(jsonb_typeof(list) = 'array' and jsonb_array_length(list) between 1 and 6 and (
    select bool_and(coalesce(
      jsonb_typeof(item) = 'object' and item - array['name', 'price', 'unit'] = '{}'
      and jsonb_typeof(item -> 'name') = 'string' and char_length(btrim(item ->> 'name')) between 1 and 60
      and not private.has_hidden_characters(item ->> 'name')
      and jsonb_typeof(item -> 'unit') = 'string' and char_length(item ->> 'unit') <= 30
      and not private.has_hidden_characters(item ->> 'unit')
      and jsonb_typeof(item -> 'price') = 'number' and item ->> 'price' ~ '^[1-9]\d{0,9}$' and (item ->> 'price')::bigint <= 1000000000,
      false
    )) from jsonb_array_elements(case jsonb_typeof(list) when 'array' then list else '[]' end) as item
  ), false)
$$;

create table public.sales_pages (
  id uuid primary key default gen_random_uuid(),
  idea_id uuid not null constraint sales_pages_idea_key unique references public.business_ideas (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  slug text not null constraint sales_pages_slug_key unique check (private.is_page_address(slug)),
  name text not null check (char_length(btrim(name)) between 3 and 60 and not private.has_hidden_characters(name)),
  offer text not null check (char_length(btrim(offer)) between 20 and 600),
  city text not null default '' check (char_length(city) <= 60 and not private.has_hidden_characters(city)),
  -- How and when one orders.
  how text not null default '' check (char_length(how) <= 300),
  items jsonb not null check (private.are_sales_items(items)),
  whatsapp text check (whatsapp ~ '^62\d{9,13}$'),
  -- When the owner agreed that this number is public; there is no number without it.
  number_agreed_at timestamptz,
  is_published boolean not null default true,
  -- clear: may be seen; held: the desk looks first; kept: the desk took it off.
  review text not null check (review in ('clear', 'held', 'kept')),
  categories text[] not null default '{}' check (
    categories <@ array[
      'advance_fee', 'ticket_cost', 'money_game', 'gambling', 'loan_shark', 'phishing', 'joki', 'sexual', 'hate', 'hidden_contact'
    ]
  ),
  -- Since when it is seen without a break; null while it is not.
  public_since timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint sales_pages_number_agreed check ((whatsapp is null) = (number_agreed_at is null)),
  constraint sales_pages_public_since check ((public_since is not null) = (is_published and review = 'clear'))
);
comment on column public.sales_pages.review is 'What the desk says of the text; is_published is what the owner says.';
create index sales_pages_user_id_idx on public.sales_pages (user_id);
create index sales_pages_held_idx on public.sales_pages (updated_at) where review = 'held';
create index sales_pages_public_since_idx on public.sales_pages (public_since desc) where public_since is not null;

alter table public.sales_pages enable row level security;
revoke all on public.sales_pages from anon, authenticated;
grant select on public.sales_pages to authenticated;
create policy "own" on public.sales_pages for select to authenticated using (user_id = (select auth.uid()));

create trigger set_updated_at before update on public.sales_pages
  for each row execute function private.set_updated_at();

-- When a member published in the last 24 hours: a bound for the work of reading. What is older goes with the next one.
create table private.sales_page_publishings (
  user_id uuid not null references auth.users (id) on delete cascade,
  published_at timestamptz not null default now(),
  id bigint generated always as identity primary key
);
create index sales_page_publishings_user_id_idx on private.sales_page_publishings (user_id, published_at);
alter table private.sales_page_publishings enable row level security;
revoke all on private.sales_page_publishings from public, anon, authenticated, service_role;

-- Counts one publishing. Errors: PT429 daily_limit (setting sales_pages_per_day).
create function private.count_publishing(person uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  most integer := private.setting_integer('sales_pages_per_day');
begin
  delete from private.sales_page_publishings as p
  where p.user_id = count_publishing.person and p.published_at <= now() - interval '24 hours';
  if most > 0 and (select count(*) from private.sales_page_publishings as p where p.user_id = count_publishing.person) >= most then
    raise exception using errcode = 'PT429', hint = 'daily_limit',
      message = format('Anda sudah menerbitkan halaman jualan %s kali dalam 24 jam terakhir. Coba lagi besok.', most);
  end if;
  insert into private.sales_page_publishings (user_id) values (count_publishing.person);
end
$$;

-- Refuses an address, a name or a number that cannot stand. Errors: PT422 slug_invalid, name_refused, whatsapp_invalid,
-- number_not_agreed.
create function private.check_sales_page(slug text, name text, whatsapp text, number_agreed boolean) returns void
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
create function public.publish_sales_page(
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
grant execute on function public.publish_sales_page(
  uuid, uuid, text, text, text, text, text, jsonb, text, boolean, boolean, text[]
) to service_role;

-- Closes the page of an own idea; the number goes with it. Whether there was one.
create function private.unpublish_sales_page(p_idea_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.sales_pages set is_published = false, public_since = null, whatsapp = null, number_agreed_at = null
  where idea_id = p_idea_id and user_id = auth.uid() and is_published;
  return found;
end
$$;
call private.expose('unpublish_sales_page(uuid)', 'authenticated');

-- Whether a page is seen: published, clear, its owner 18 or over and not banned.
create function private.is_sales_page_seen(page public.sales_pages) returns boolean
language sql stable security definer set search_path = '' as $$
  select (page).public_since is not null and not private.is_hidden((page).user_id) and private.may((page).user_id, 'be_public')
$$;

-- The page at /usaha/<slug>; null for an unknown name and for a page that is not seen, alike. It names no person.
create function private.get_sales_page(p_slug text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', p.id, 'slug', p.slug, 'name', p.name, 'offer', p.offer, 'city', p.city, 'how', p.how, 'items', p.items,
    'whatsapp', p.whatsapp, 'may_be_indexed', p.public_since <= now() - interval '7 days', 'updated_at', p.updated_at
  )
  from public.sales_pages as p where p.slug = lower(p_slug) and private.is_sales_page_seen(p)
$$;
call private.expose('get_sales_page(text)', 'anon', 'authenticated');

-- The pages that crawlers may list: seen for 7 days, newest change first, at most 1000.
create function private.list_sales_pages() returns table (slug text, updated_at timestamptz)
language sql stable security definer set search_path = '' rows 100 as $$
  select p.slug, p.updated_at from public.sales_pages as p
  where p.public_since <= now() - interval '7 days' and private.is_sales_page_seen(p)
  order by p.updated_at desc, p.slug limit 1000
$$;
call private.expose('list_sales_pages()', 'anon', 'authenticated');
comment on function public.list_sales_pages() is 'nullable: none';

-- The desk's word on a page: off (with the reason and an appeal for its owner), or seen. In: from which states it may come.
-- Errors: PT404 not_found (no such page, or decided already).
create function private.decide_sales_page(page_id uuid, goes boolean, why text, from_states text[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  page public.sales_pages;
begin
  update public.sales_pages as p set
    review = case when goes then 'kept' else 'clear' end, categories = '{}',
    public_since = case when not goes and p.is_published then coalesce(p.public_since, now()) end
  where p.id = page_id and p.review = any (from_states) returning * into page;
  if page.id is null then
    raise exception 'Halaman tidak ditemukan atau sudah diputuskan' using errcode = 'PT404', hint = 'not_found';
  end if;
  perform private.write_audit('page.' || case when goes then 'kept' else 'released' end, 'sales_page', page.id::text, null,
    jsonb_build_object('user_id', page.user_id), why);
  if goes then
    perform private.note_decision(page.user_id, 'kept', 'sales_page', page.id, page.name, why);
  else
    perform private.notify(page.user_id, 'report', 'Halaman jualan Anda boleh tampil: ' || page.name, why,
      '/ide-saya/' || page.idea_id || '/langkah/9', 'page_released:' || page.id || ':' || extract(epoch from now()));
  end if;
end
$$;
