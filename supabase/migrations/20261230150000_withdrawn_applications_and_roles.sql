-- Teams: what of the issue was not yet true. An application that is withdrawn stays, without what was written, as closed_reason 'withdrawn';
-- its owner is right also when the listing changes hands meanwhile; a listing with roles and no number has as many seats as its roles;
-- a role keeps its people when the list of roles changes; more questions about religion, descent, looks and marriage are known.
-- How many applications the caller may still send in this month (of Jakarta) without Premium; 0 unless the operator allows some. One that
-- was withdrawn does not count. Volatile, so that each row of one insert counts those before it, and those that waited for its lock.
create or replace function private.free_applications_left() returns integer
language sql volatile security definer set search_path = '' as $$
  select greatest(private.setting_integer('free_applications_per_month') - (
    select count(*)::integer from public.project_applications as a
    where a.applicant_id = auth.uid() and a.closed_reason is distinct from 'withdrawn'
      and a.created_at >= date_trunc('month', now() at time zone 'Asia/Jakarta') at time zone 'Asia/Jakarta'
  ), 0)
$$;

-- Trigger: whose listing an application is to, whatever is sent. The listing keeps its owner until the application is there: a change of
-- owner waits, and takes it along (private.follow_listing_owner).
create or replace function private.name_application_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.owner_id := (select p.user_id from public.project_listings as p where p.id = new.project_id for share);
  return new;
end
$$;

-- Those that were missed before.
update public.project_applications as a set owner_id = p.user_id
from public.project_listings as p where p.id = a.project_id and a.owner_id is distinct from p.user_id;

-- Trigger: who applies is what the profile says, never what the client says, and without number and e-mail for whom wants to write
-- here first, and where applicant or owner is below 18; at most 30 applications in 24 hours. A number beyond the owner's limit of a day waits.
-- Errors: PT403 guardian_needed · PT429 daily_limit · PT409 questions_changed, role_gone.
create or replace function private.prepare_application() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  profile public.pengguna;
  owner uuid := (select p.user_id from public.project_listings as p where p.id = new.project_id);
  limit_a_day integer := private.setting_integer('applications_per_day');
  numbers_a_day integer := private.setting_integer('application_numbers_per_day');
begin
  -- The caller: an application in another's name is refused by the policy, and tells nothing of the other.
  perform private.require_may(auth.uid(), 'apply');
  -- A new one takes the place of one that was withdrawn.
  delete from public.project_applications
  where project_id = new.project_id and applicant_id = auth.uid() and closed_reason = 'withdrawn';
  new.via_messages := new.via_messages or not private.may_reach(auth.uid(), owner);
  select * into profile from public.pengguna where id = new.applicant_id;
  new.applicant_name := coalesce(profile.nama_lengkap, profile.username, 'Pengguna');
  new.applicant_email := case when not new.via_messages then profile.email end;
  new.applicant_whatsapp := case when not new.via_messages then profile.no_wa end;
  new.applicant_skills := array(
    select main_skill from public.relasi_bisnis where user_id = new.applicant_id order by created_at desc limit 1
  );
  new.application_message := btrim(new.application_message);
  if new.answers <> '[]' then
    new.answers := private.match_answers(new.project_id, new.answers);
  end if;
  if new.role_id is not null then
    perform private.require_role(new.project_id, new.role_id);
  end if;
  new.status := 'pending';
  new.decided_at := null;
  perform private.lock_user('apply', new.applicant_id);
  if limit_a_day > 0 and (
    select count(*) from public.project_applications
    where applicant_id = new.applicant_id and created_at > now() - interval '24 hours'
  ) >= limit_a_day then
    raise exception 'Anda sudah mengirim % lamaran dalam 24 jam terakhir. Coba lagi besok.', limit_a_day
      using errcode = 'PT429', hint = 'daily_limit';
  end if;
  if new.applicant_whatsapp is not null and owner is not null then
    perform private.lock_user('application_numbers', owner);
    new.number_waits := numbers_a_day > 0 and private.numbers_given(owner) >= numbers_a_day;
    new.number_given_at := case when not new.number_waits then now() end;
    new.applicant_whatsapp := case when not new.number_waits then new.applicant_whatsapp end;
  end if;
  return new;
end
$$;

create trigger forget_withdrawn after update of closed_reason on public.project_applications
  for each row when (new.closed_reason = 'withdrawn' and old.closed_reason is null) execute function private.forget_application();

-- Withdraws applications of the caller that wait, at most 100: what was written, number and e-mail go, and the owner sees that it was
-- withdrawn. Out: how many of them. Errors: 42501 login_required.
create function private.withdraw_applications(ids uuid[]) returns integer
language plpgsql volatile security definer set search_path = '' as $$
declare
  withdrawn integer;
begin
  if auth.uid() is null then
    raise exception 'Silakan masuk terlebih dahulu' using errcode = '42501', hint = 'login_required';
  end if;
  update public.project_applications as a
  set closed_reason = 'withdrawn', closed_at = now(), application_message = '', answers = '[]', applicant_skills = '{}',
    applicant_email = null, applicant_whatsapp = null, number_waits = false
  where a.id = any (withdraw_applications.ids[1:100]) and a.applicant_id = auth.uid() and a.status = 'pending' and a.closed_reason is null;
  get diagnostics withdrawn = row_count;
  return withdrawn;
end
$$;
call private.expose('withdraw_applications(uuid[])', 'authenticated');

create trigger end_withdrawn_thread after update of closed_reason on public.project_applications
  for each row when (new.closed_reason = 'withdrawn' and old.closed_reason is null) execute function private.end_application_thread();

-- The caller's thread with a person whom they invite to their open listing: a person who wants to be found (18 and over). Owners begin
-- those for free, at most invitations_per_day in 24 hours; a person who has applied already is spoken to in the application's thread. Makes
-- it when it is not there; the invited person hears of it with the first line. One that has no line after 15 minutes is no invitation: it
-- is taken away before the next, counts no more, and cannot be kept in store to pass the limit. Out: its id.
-- Errors: 42501 login_required · PT403 age_needed, age_limited · PT404 not_found, not_findable · PT409 project_closed · PT429 daily_limit.
create or replace function private.invite_person(project_id uuid, person_id uuid) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  me uuid := auth.uid();
  project public.project_listings;
  application public.project_applications;
  found_id uuid;
  limit_a_day integer := private.setting_integer('invitations_per_day');
begin
  if me is null then
    raise exception 'Silakan masuk terlebih dahulu' using errcode = '42501', hint = 'login_required';
  end if;
  select * into project from public.project_listings as p where p.id = invite_person.project_id and p.user_id = me;
  if project.id is null then
    raise exception 'Proyek tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  select * into application from public.project_applications as a
  where a.project_id = project.id and a.applicant_id = invite_person.person_id and a.closed_reason is distinct from 'withdrawn';
  if application.id is not null then
    return private.thread_of_application(application);
  end if;
  perform private.lock_user('invitation', me);
  delete from public.threads as t
  where t.starter_id = me and t.kind = 'invitation' and t.last_message_at is null and t.created_at < now() - interval '15 minutes'
    and not exists (select from public.thread_messages as m where m.thread_id = t.id);
  select t.id into found_id from public.threads as t where t.project_id = project.id and t.invited_id = invite_person.person_id;
  if found_id is not null then
    return found_id;
  end if;
  if not project.is_active or project.expires_at <= now() then
    raise exception 'Proyek ini sudah ditutup. Buka lagi untuk mengundang orang.' using errcode = 'PT409', hint = 'project_closed';
  end if;
  perform private.require_may(me, 'invite');
  if invite_person.person_id = me or not private.is_findable(invite_person.person_id) then
    raise exception 'Orang ini tidak bisa diundang' using errcode = 'PT404', hint = 'not_findable';
  end if;
  if limit_a_day > 0 and (
    select count(*) from public.threads as t
    where t.starter_id = me and t.kind = 'invitation' and t.created_at > now() - interval '24 hours'
  ) >= limit_a_day then
    raise exception 'Anda sudah mengundang % orang dalam 24 jam terakhir. Lanjutkan besok, ya.', limit_a_day
      using errcode = 'PT429', hint = 'daily_limit';
  end if;
  insert into public.threads (kind, project_id, invited_id, starter_id)
  values ('invitation', project.id, invite_person.person_id, me)
  on conflict (project_id, invited_id) do nothing returning id into found_id;
  if found_id is null then
    return (select t.id from public.threads as t where t.project_id = project.id and t.invited_id = invite_person.person_id);
  end if;
  insert into public.thread_members (thread_id, user_id, display_name)
  select found_id, me, project.owner_name
  union all select found_id, p.id, coalesce(p.nama_lengkap, p.username) from public.pengguna as p where p.id = invite_person.person_id;
  return found_id;
end
$$;

-- What stands above a conversation. No row for a stranger. `opening` is the application's message; `status` is null for one that is over
-- without a decision. The other's marks stay hidden from whom the other has blocked. `picture_refusal` is why the caller may not send a picture now.
create or replace function private.get_thread(thread_id uuid) returns table (
  id uuid, kind text, subject text, project_id uuid, contact_id uuid, application_id uuid, status text, opening text,
  opened_by_me boolean, other_id uuid, other_name text, other_read_at timestamptz, has_shared boolean, other_has_shared boolean,
  contact_is_open boolean, has_blocked boolean, is_over boolean, created_at timestamptz, picture_refusal text
)
language sql stable security definer set search_path = '' rows 1 as $$
  select t.id, t.kind, coalesce(p.project_name, r.name), t.project_id, t.contact_id, t.application_id,
    case when a.closed_reason is null then a.status end,
    nullif(a.application_message, ''), t.starter_id is not distinct from me.user_id, other.user_id, other.display_name,
    other.last_read_at, me.shared_at is not null, coalesce(other.shared_at is not null, false), private.contact_is_open(t),
    exists (select from public.member_blocks as b where b.blocker_id = me.user_id and b.blocked_id = other.user_id),
    t.ended_at is not null or other.user_id is null, t.created_at, private.picture_refusal(me.user_id, t)
  from public.thread_members as me
    join public.threads as t on t.id = me.thread_id
    left join public.thread_members as other on other.thread_id = t.id and other.user_id <> me.user_id
    left join public.project_listings as p on p.id = t.project_id
    left join public.relasi_bisnis as r on r.id = t.contact_id
    left join public.project_applications as a on a.id = t.application_id
  where me.user_id = auth.uid() and me.thread_id = get_thread.thread_id
$$;

-- How many seats a listing has: its number or, where it names none, those of all its roles; null without either, which is no limit.
create or replace function private.seats_of(listing public.project_listings) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce(listing.seats, (select sum(r.seats)::integer from public.listing_roles as r where r.project_id = listing.id))
$$;

-- Whether a listing seeks no further person: all its seats are taken, by whatever role.
create or replace function private.is_team_complete(listing public.project_listings) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(private.seats_taken(listing.id) >= private.seats_of(listing), false)
$$;

-- Trigger: accepting takes a seat of the listing, and of a role where the owner names one. Listings with neither a number of seats nor
-- roles accept any number. Errors: PT409 seats_filled, role_filled, role_gone.
create or replace function private.take_seat() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  listing public.project_listings;
  role public.listing_roles;
begin
  -- One acceptance of a listing after the other, so that parallel ones never exceed its seats.
  select p.* into listing from public.project_listings as p where p.id = new.project_id for no key update;
  if private.is_team_complete(listing) then
    raise exception 'Semua posisi di proyek ini sudah terisi. Tambah jumlah anggota di proyek bila masih butuh orang.'
      using errcode = 'PT409', hint = 'seats_filled';
  end if;
  if new.role_id is not null then
    role := private.require_role(new.project_id, new.role_id);
    if private.seats_taken(new.project_id, role.id) >= role.seats then
      raise exception 'Kursi untuk peran % sudah terisi. Pilih peran lain, atau tambah kursinya di proyek.', role.name
        using errcode = 'PT409', hint = 'role_filled';
    end if;
  end if;
  return new;
end
$$;

grant update (position) on public.listing_roles to authenticated;

-- Writes what one's own listing says for matching, roles included, in one transaction. p_matching holds goal, stage, languages,
-- skill_levels, team_skills and wishes, p_roles a list of {name, task, seats}. A role that was there stays the same one, with those who
-- applied for it or fill it, by its name wherever it stands now, and under a new name by its place.
-- Errors: 42501 for another's listing, 23514 for a bad field.
create or replace function public.save_listing_matching(p_project_id uuid, p_matching jsonb, p_roles jsonb) returns public.listing_matching
language plpgsql volatile security invoker set search_path = '' as $$
declare
  wanted public.listing_matching := jsonb_populate_record(null::public.listing_matching, p_matching);
  saved public.listing_matching;
  -- The ids of roles that stay, by their places now.
  kept jsonb;
begin
  insert into public.listing_matching as m (project_id, goal, stage, languages, skill_levels, team_skills, wishes)
  values (p_project_id, wanted.goal, wanted.stage, coalesce(wanted.languages, '{}'), coalesce(wanted.skill_levels, '[]'),
    coalesce(wanted.team_skills, '{}'), coalesce(wanted.wishes, '{}'))
  on conflict (project_id) do update set goal = excluded.goal, stage = excluded.stage, languages = excluded.languages,
    skill_levels = excluded.skill_levels, team_skills = excluded.team_skills, wishes = excluded.wishes
  returning m.* into saved;
  with wanted as (
    select role.place, lower(btrim(role.value ->> 'name')) as name,
      row_number() over (partition by lower(btrim(role.value ->> 'name')) order by role.place) as nth
    from jsonb_array_elements(coalesce(p_roles, '[]')) with ordinality as role (value, place)
  ), known as (
    select r.id, r.position, lower(r.name) as name, row_number() over (partition by lower(r.name) order by r.position) as nth
    from public.listing_roles as r where r.project_id = p_project_id
  ), named as (
    select w.place, k.id from wanted as w join known as k on k.name = w.name and k.nth = w.nth
  )
  select coalesce(jsonb_object_agg(stays.place, stays.id), '{}') into kept
  from (
    select n.place, n.id from named as n
    union all
    select w.place, k.id from wanted as w join known as k on k.position = w.place
    where w.place not in (select n.place from named as n) and k.id not in (select n.id from named as n)
  ) as stays;
  delete from public.listing_roles as r
  where r.project_id = p_project_id and r.id::text <> all (array(select k.value from jsonb_each_text(kept) as k));
  update public.listing_roles as r
  set position = role.place, name = btrim(role.value ->> 'name'), task = btrim(coalesce(role.value ->> 'task', '')),
    seats = coalesce((role.value ->> 'seats')::integer, 1)
  from jsonb_array_elements(coalesce(p_roles, '[]')) with ordinality as role (value, place)
  where r.project_id = p_project_id and r.id::text = kept ->> role.place::text;
  insert into public.listing_roles (project_id, position, name, task, seats)
  select p_project_id, role.place, btrim(role.value ->> 'name'), btrim(coalesce(role.value ->> 'task', '')),
    coalesce((role.value ->> 'seats')::integer, 1)
  from jsonb_array_elements(coalesce(p_roles, '[]')) with ordinality as role (value, place)
  where not kept ? role.place::text;
  return saved;
end
$$;

delete from private.question_words where pattern = '(konten|buku|guru|mengajar|pelajaran|pendidikan|kementerian|materi) agama';
insert into private.question_words (topic, pattern) values
  ('boleh', '(konten|buku|guru|mengajar|pelajaran|pendidikan|kementerian|materi|tulis|lomba|olimpiade) agama( (islam|kristen|katolik|hindu|buddha|khonghucu|konghucu))?'),
  ('boleh', '((ke|untuk|kepada|bagi) umat|konsumen|pembeli|pelanggan|audiens|segmen|jamaah|produk halal untuk) (muslim|muslimah|islam|kristen|katolik|hindu|buddha|khonghucu|konghucu)'),
  ('boleh', '(banyak|berbagai|beragam|antar|lintas) (suku|etnis|agama)'),
  ('boleh', '(majalah|novel|penerbit|media|sejarah|hukum|seni|kaligrafi) (islam|islami|kristen|katolik|hindu|buddha|rohani)'),
  ('boleh', 'pasangan (kerja|tim|bisnis|usaha|lomba|duet|presenter)'),
  ('boleh', 'dengan (cantik|cakep|menarik)'),
  ('boleh', '(mengajar|ngajar|pengajar) (ngaji|mengaji)'),
  ('boleh', '(berdagang|bekerja|kerja|berjualan|bernegosiasi|melayani|pembeli|pelanggan|klien) (dengan |sama )?orang (jawa|sunda|batak|minang|padang|bugis|madura|betawi|bali|dayak|papua|ambon|melayu|aceh|toraja|manado|nias|sasak|banjar|makassar|cina|china|chinese|tionghoa|arab|india|lampung|asmat|timor|flores|pribumi)'),
  ('boleh', '(kerja|bekerja|main|bermain|rilis|merilis|lagu) single'),
  ('boleh', '(alat|aplikasi|kalkulator|penghitung|pengukur|timbangan|sensor|rumus|grafik)( [a-z]+){0,3} (tinggi|berat) badan'),
  ('agama', '(percaya|beriman|iman) (kepada |pada |sama |akan |dengan )?(adanya )?(tuhan|allah|yesus|nabi)'),
  ('agama', '((aliran|penganut) kepercayaan|kepercayaan (apa|yang (anda|kamu|dia) anut|yang dianut)|kepercayaanmu)'),
  ('agama', '(umat (apa|mana)|(anda|kamu|kau|km|kmu|lo|lu|elo|dia|kalian|kakak|kak|pelamar|kandidat) umat)'),
  ('agama', '(hafal|hafiz|hafidz|hafizah|khatam|(bisa|lancar) (baca|membaca|ngaji)) (al )?(quran|qur an|alquran|injil|alkitab|kitab suci)'),
  ('agama', '(kitab suci (anda|kamu|apa)|kitab sucimu)'),
  ('agama', '((anda|kamu|kau|km|kmu|lo|lu|elo|dia|kalian|kakak|kak|pelamar|kandidat)|rajin|ikut|sering|rutin) (jumatan|tarawih|taraweh|tahajud|misa|kebaktian)'),
  ('agama', '((anda|kamu|kau|km|kmu|lo|lu|elo|dia|kalian|kakak|kak|pelamar|kandidat) (rajin |sering |rutin |biasa )?ke (gereja|masjid|mesjid|vihara|wihara|klenteng|pura)|(gereja|masjid|mesjid|vihara|wihara|klenteng|pura) (anda|kamu)|(gereja|masjid|mesjid|vihara|wihara|klenteng|pura)mu)'),
  ('agama', '((anda|kamu|kau|km|kmu|lo|lu|elo|dia|kalian|kakak|kak|pelamar|kandidat)|boleh|bisa|mau) makan (daging )?babi'),
  ('agama', '(anda|kamu|kau|km|kmu|lo|lu|elo|dia|kalian|kakak|kak|pelamar|kandidat) (itu |ini |orang )?(nu|muhammadiyah|ldii|salafi|wahabi)'),
  ('agama', '(hijaber|do you (pray|believe in god)|which church|your (church|mosque|beliefs?))'),
  ('asal', '(orang ?tua|ayah|ibu|bapak|ortu|kakek|nenek)(mu| anda| kamu) (orang|asli|berdarah|asal)'),
  ('asal', '(anda|kamu|kau|km|kmu|lo|lu|elo|dia|kalian|kakak|kak|pelamar|kandidat) (itu |ini |masih )?((orang|asli) (apa|timur|barat)|bule|blasteran)'),
  ('asal', '((anda|kamu|kau|km|kmu|lo|lu|elo|dia|kalian|kakak|kak|pelamar|kandidat) asal(nya)? (dari )?mana|asalmu( dari)?( daerah)? mana|(anda|kamu|kau|km|kmu|lo|lu|elo|dia|kalian|kakak|kak|pelamar|kandidat) (asal|berasal) dari (daerah|pulau|kampung|provinsi) mana)'),
  ('asal', '(kampung halaman|leluhur|nenek moyang|bahasa ibu)(mu| anda| kamu)'),
  ('asal', '(boru|fam) (apa|anda|kamu)'),
  ('asal', 'apa (boru|fam)'),
  ('asal', '(berkulit (putih|hitam|gelap|terang|cerah|sawo|kuning|cokelat|coklat)|kulitmu)'),
  ('penampilan', '(?<=^ )(apa |apakah )?(anda|kamu|kau|km|kmu|lo|lu|elo|dia|kalian|kakak|kak|pelamar|kandidat) (itu |orangnya |cukup )?(tinggi|pendek|kece|manis|seksi|imut|menarik)( gak| nggak| ga| tidak| ya| atau tidak)?(?= $)'),
  ('penampilan', '((kece|seksi|semok|bohay) (gak|nggak|ga|tidak)|berparas|paras(mu| anda| kamu))'),
  ('penampilan', '(lihat|melihat|tunjukkan|perlihatkan) (wajah|muka)(mu)?'),
  ('penampilan', 'ukuran (badan|tubuh)(mu)?'),
  ('penampilan', '(anda|kamu|kau|km|kmu|lo|lu|elo|dia|kalian|kakak|kak|pelamar|kandidat) (punya |memiliki |mengalami |ada )?cacat( fisik| tubuh| badan)?(?= $)'),
  ('penampilan', '(anda|kamu|kau|km|kmu|lo|lu|elo|dia|kalian|kakak|kak|pelamar|kandidat) (pakai|pake|memakai) kacamata'),
  ('pernikahan', '(anda|kamu|kau|km|kmu|lo|lu|elo|dia|kalian|kakak|kak|pelamar|kandidat) masih sendiri(an)?(?= $)'),
  ('pernikahan', '(status (hubungan|asmara|percintaan)|hubungan asmara|ldr|ldran)'),
  ('pernikahan', 'anak (anda|kamu) (berapa|sudah|ada|umur)'),
  ('pernikahan', '(do you have (kids|children|a baby|a child)|your (spouse|kids|children))'),
  ('pernikahan', '(lagi|sedang) dekat (sama|dengan|ma) (siapa|seseorang|cowok|cewek)'),
  ('pernikahan', '(mantan (anda|kamu|pacar)|mantanmu)'),
  ('pernikahan', '(masih|(anda|kamu|kau|km|kmu|lo|lu|elo|dia|kalian|kakak|kak|pelamar|kandidat)) (virgin|gadis)'),
  ('pernikahan', '(sudah|udah|belum|pernah)(me)?nikah');
