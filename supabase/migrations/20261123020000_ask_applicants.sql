-- Owners ask up to three questions with a listing; answers come with the application. A filter refuses questions about religion,
-- descent, looks and marriage.
alter table public.project_listings
  add column questions text[] not null default '{}'
    constraint project_listings_questions_check check (questions = '{}' or private.is_short_list(questions, 3, 200));
grant select (questions) on public.project_listings to anon, authenticated;
grant insert (questions), update (questions) on public.project_listings to authenticated;

create table private.question_topics (
  topic text primary key,
  message text not null
);

-- Patterns of whole words in what private.question_text gives. 'boleh' is about the work although such a word stands in it.
create table private.question_words (
  pattern text primary key,
  topic text not null check (topic in ('boleh', 'agama', 'asal', 'penampilan', 'pernikahan'))
);

alter table private.question_topics enable row level security;
alter table private.question_words enable row level security;
revoke all on private.question_topics, private.question_words from anon, authenticated, service_role;

insert into private.question_topics (topic, message) values
  ('agama', 'Agama pelamar tidak perlu ditanyakan di sini. Coba tanyakan pengalaman, hasil kerja, atau waktu luangnya.'),
  ('asal', 'Suku dan asal-usul pelamar tidak perlu ditanyakan di sini. Coba tanyakan kota tempat ia bisa bekerja atau bahasa yang ia kuasai.'),
  ('penampilan', 'Penampilan pelamar tidak perlu ditanyakan di sini. Coba minta contoh hasil kerja atau cara ia menyelesaikan tugas.'),
  ('pernikahan', 'Pernikahan dan keluarga pelamar tidak perlu ditanyakan di sini. Coba tanyakan hari dan jam yang ia sanggupi.');
insert into private.question_words (topic, pattern) values
  ('boleh', '(konten|buku|guru|mengajar|pelajaran|pendidikan|kementerian|materi) agama'),
  ('boleh', '(busana|fesyen|fashion|baju|pakaian|gamis|pasar|produk|kuliner|wisata|hijab|ekonomi|perbankan|keuangan|bank|universitas|kampus|sekolah|yayasan|koperasi|organisasi|lagu|musik) (muslim|muslimah|islam|islami|kristen|katolik|hindu|buddha|rohani)'),
  ('boleh', '(tempat|alat|jadwal|aplikasi|perlengkapan|sajadah|pengingat|baju) (shalat|sholat|salat|solat|ibadah)'),
  ('boleh', '(guru|les|aplikasi|kelas|kursus|metode) (ngaji|mengaji)'),
  ('boleh', 'suku (bunga|cadang|kata|dinas)'),
  ('boleh', '(motif|kain|batik|musik|busana|produk|kerajinan|gaya|desain|aksesori|aksesoris|tema|pola) (etnik|etnis)'),
  ('boleh', 'ras (kucing|anjing|ayam|sapi|kambing|burung|hewan|kelinci)'),
  ('boleh', '(kucing|anjing|hewan|kelinci) ras'),
  ('boleh', '(dinas )?bina marga'),
  ('boleh', '(ber)?bahasa (jawa|sunda|batak|minang|padang|bugis|madura|betawi|bali|dayak|papua|ambon|melayu|aceh|toraja|manado|nias|sasak|banjar|makassar|cina|china|chinese|tionghoa|arab|india|lampung|asmat|timor|flores|pribumi)'),
  ('boleh', '(jawa|kalimantan|sumatra|sulawesi|papua) (barat|timur|tengah|selatan|utara)'),
  ('boleh', '(penampilan|tampilan) (panggung|produk|aplikasi|toko|menu|makanan|visual|kemasan|website|band)'),
  ('boleh', '(desain|tampilan|kemasan|produk|gambar|ilustrasi|feed|konten|rangkaian|kue|baju|warna|font|huruf|tulisan|undangan|website|situs|logo|foto produk|foto|video|poster|dekorasi|slide|presentasi|antarmuka) (yang |agar |supaya |biar |jadi |terlihat |tampak )*(lebih |paling )?(cantik|cakep|ganteng|menarik)'),
  ('boleh', '(pengenalan|deteksi|perawatan|sabun|serum|masker|krim|produk|sketsa|lukisan) (wajah|muka|kulit|rambut)'),
  ('boleh', '(sampo|gaya|potong|pewarna|model|tata) rambut'),
  ('boleh', '(kerajinan|tas|sepatu|dompet|jaket|sarung|penyamakan) kulit'),
  ('boleh', '(acara|pesta|resepsi|undangan|dekorasi|vendor|katering|catering|gedung|gaun|baju|foto|fotografi|video|videografi|jasa|organizer|paket|souvenir|suvenir|cendera mata|rias|industri|bisnis|usaha|mc|persiapan|musik|konten|kue|buket|mahar|seserahan|tamu|klien|proyek) (per)?(nikah|nikahan|kawin|kawinan|menikah)'),
  ('boleh', '(kawin silang|janda bolong|race condition|beautiful soup|di mata (anda|kamu))'),
  ('boleh', '(studio|jasa|seniman|usaha|desain) tato'),
  ('boleh', '(obat|sabun|serum|krim|produk|masker) jerawat'),
  ('boleh', 'salat (buah|sayur)'),
  ('boleh', '(perjalanan |paket |layanan )?ibadah (haji|umrah|umroh)'),
  ('boleh', 'berapa (banyak )?anak (yang|bisa|dalam|per|sekaligus)'),
  ('boleh', 'ibu (menyusui|melahirkan)'),
  ('boleh', 'anak (buah|magang|didik|asuh|usaha|perusahaan|cabang|kampus|muda|panah|tangga)'),
  ('boleh', '(ibu|senam|produk|baju|kelas|susu|pakaian|vitamin|makanan|aplikasi|layanan|konsultasi) hamil'),
  ('boleh', '(alat|usaha|industri|kebutuhan|asisten|limbah|ibu|perabot|perlengkapan|sampah) rumah tangga'),
  ('agama', '(ke|se)?agama(an|mu|nya|ku)?'),
  ('agama', '(beragama|seagama|seiman|keimanan|keyakinan|religius|religion|religious|faith|believer)'),
  ('agama', '(non ?)?(muslim|muslimah|islam|moslem|mualaf|muallaf)'),
  ('agama', '(kristen|kristiani|nasrani|protestan|katolik|katholik|khatolik|hindu|buddha|budha|buddhis|konghucu|khonghucu|kafir|ateis|atheis|agnostik|christian|catholic|buddhist|jewish|yahudi|atheist)'),
  ('agama', '(shalat|sholat|salat|solat|ibadah|beribadah|ibadahmu|sembahyang|ngaji|mengaji|pengajian)'),
  ('agama', '((anda|kamu|kau|km|kmu|lo|lu|elo|dia|kalian|kakak|kak|pelamar|kandidat)|apakah|apa|rajin|ikut|sedang|masih) (ber)?puasa'),
  ('agama', '(pakai|pake|memakai|mengenakan|lepas|melepas|buka|wajib|mau|bersedia) (jilbab|hijab|kerudung|cadar|salib)'),
  ('agama', '(berjilbab|berhijab|berkerudung|bercadar|jilbaban|hijaban|hijabers)'),
  ('agama', '((rajin|sering|rutin|aktif) (ke|di) (gereja|masjid|mesjid|vihara|wihara|klenteng|pura)|gereja mana|jemaat)'),
  ('agama', '(merayakan|rayakan|ngerayain) (natal|lebaran|idul [a-z]+|imlek|nyepi|waisak|galungan)'),
  ('agama', '(sunni|syiah|ahmadiyah|nahdliyin|baptis|dibaptis)'),
  ('asal', '(ke|se)?suku(mu|nya|an|isme)?'),
  ('asal', '(etnis|etnik|etnisitas|ethnic|ethnicity|race|racial)(mu|nya)?'),
  ('asal', '(ras (apa|anda|kamu|mu|manusia)|(apa|berasal dari|dari) ras|rasmu)'),
  ('asal', '(keturunan|pribumi|chindo|cindo|tionghoa|indo ?bule|marga|margamu|bermarga)'),
  ('asal', '(orang|asli|keturunan|darah|berdarah|etnis|suku|keluarga) (jawa|sunda|batak|minang|padang|bugis|madura|betawi|bali|dayak|papua|ambon|melayu|aceh|toraja|manado|nias|sasak|banjar|makassar|cina|china|chinese|tionghoa|arab|india|lampung|asmat|timor|flores|pribumi)'),
  ('asal', '(anda|kamu|kau|km|kmu|lo|lu|elo|dia|kalian|kakak|kak|pelamar|kandidat) (itu |ini |anda |kamu |seorang |termasuk )*(asli |orang )?(jawa|sunda|batak|minang|padang|bugis|madura|betawi|bali|dayak|papua|ambon|melayu|aceh|toraja|manado|nias|sasak|banjar|makassar|cina|china|chinese|tionghoa|arab|india|lampung|asmat|timor|flores|pribumi)'),
  ('asal', '(orang|asli|aslinya) (orang )?mana'),
  ('asal', '(asal usul|asal daerah|daerah asal|putra daerah|akamsi)'),
  ('asal', '(warna kulit|skin colou?r|kulit (anda|kamu|mu|putih|hitam|gelap|terang|cerah|sawo|kuning))'),
  ('asal', '(warga keturunan|non ?pribumi|where are you (really|originally) from)'),
  ('penampilan', '(ber)?penampilan(mu|nya|ku)?'),
  ('penampilan', '(cantik|ganteng|tampan|cakep|jelek|rupawan|molek|sexy|bahenol|good ?looking|gut ?luking|goodlooking|beautiful|handsome|pretty|attractive|ugly)(kah|nya)?'),
  ('penampilan', '((tinggi|berat) (dan (tinggi|berat) )?(badan|tubuh|anda|kamu)(mu|nya)?|tinggimu|beratmu|bb tb|tb bb|how tall|your (height|weight|looks|face|appearance|body))'),
  ('penampilan', '(postur|bentuk (badan|tubuh|wajah|muka)|lingkar (dada|pinggang)|ukuran (bra|dada|pinggang))(mu|nya)?'),
  ('penampilan', '(langsing|gemuk|gendut|kurus|kerempeng|pendek badan|cebol|obesitas)(kah)?'),
  ('penampilan', '((foto|selfie|swafoto|potret|pas foto|pasfoto) (full |seluruh |setengah )?(diri|anda|kamu|kakak|wajah|muka|badan|body|terbaru)(mu)?|fotomu|selfie|swafoto|pas ?foto)'),
  ('penampilan', '((wajah|muka|rambut|bibir|hidung|mata|tubuh|badan|fisik) (anda|kamu|menarik|bersih|mulus|proporsional|ideal)|wajahmu|mukamu|rambutmu|fisikmu|menarik secara fisik)'),
  ('penampilan', '(bertato|tato|jerawat|jerawatan|berjerawat|berkumis|berjenggot|bertindik|berkacamata|botak|berambut [a-z]+|gigi rapi)'),
  ('pernikahan', '(me|di)?(nikah|kawin|merit|merid|merried)(in|i|kah|nya|an)?'),
  ('pernikahan', '(status|rencana|umur|usia|kehidupan|kapan|ikatan) per(nikahan|kawinan)(mu|nya)?'),
  ('pernikahan', '(per(nikahan|kawinan) (anda|kamu)|pernikahanmu|melangsungkan pernikahan)'),
  ('pernikahan', '(married|marital|marriage|are you engaged|husband|wife|boyfriend|girlfriend|divorced|widow|pregnant)'),
  ('pernikahan', '(ber)?(suami|istri|isteri|bojo|pacar|gebetan)(mu|nya|an)?'),
  ('pernikahan', '(jomblo|jomlo|lajang|bujang|perawan|perjaka|janda|duda|cerai|bercerai|bertunangan|tunangan|taaruf|poligami|rabi)(kah|an|wati)?'),
  ('pernikahan', '((anda|kamu|kau|km|kmu|lo|lu|elo|dia|kalian|kakak|kak|pelamar|kandidat)|apakah|masih|status|sudah|udah|are you) single'),
  ('pernikahan', 'single (atau|apa|kah|or|gak|nggak)'),
  ('pernikahan', '(berkeluarga|berumah tangga|punya keluarga|berpasangan|punya pasangan|pasangan (hidup|anda|kamu)|pasanganmu)'),
  ('pernikahan', '((punya|memiliki|mempunyai|berapa|jumlah|rencana punya) anak|anakmu|momongan|punya bayi|punya balita)'),
  ('pernikahan', '(hamil|kehamilan|(sedang|lagi) (mengandung|menyusui)|(rencana|akan|habis|baru|cuti) melahirkan)');

-- The words of a question as the filter reads them, as `readWords` of contracts does: a to z alone, look-alikes made Latin, a letter
-- that is held down once, spelled-out letters joined.
create function private.question_text(value text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(
    regexp_replace(
      ' ' || btrim(regexp_replace(
        translate(
          regexp_replace(lower(normalize(value, NFKD)), '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'),
          'аеорсухіјѕкмнтв013457@$', 'aeopcyxijskmhtboieastas'
        ),
        '[^a-z]+', ' ', 'g'
      )) || ' ',
      '([a-z])\1{2,}', '\1', 'g'
    ),
    '\m([a-z]) (?=[a-z] )', '\1', 'g'
  )
$$;

-- What a question asks about that no owner may ask; null when nothing.
create function private.find_refused_topic(question text) returns text
language plpgsql stable set search_path = '' as $$
declare
  words text := private.question_text(question);
  allowed text;
begin
  for allowed in select w.pattern from private.question_words as w where w.topic = 'boleh' order by w.pattern collate "C" loop
    words := regexp_replace(words, '\m(?:' || allowed || ')\M', '_', 'g');
  end loop;
  return (
    select w.topic from private.question_words as w
    where w.topic <> 'boleh' and words ~ ('\m(?:' || w.pattern || ')\M') order by w.topic limit 1
  );
end
$$;

-- Trigger: questions are trimmed, and none asks about religion, descent, looks or marriage. Errors: PT422 question_refused.
create function private.check_questions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  refusal text;
begin
  new.questions := array(
    select btrim(asked.question) from unnest(new.questions) with ordinality as asked (question, place)
    where btrim(asked.question) <> '' order by asked.place
  );
  select t.message into refusal
  from unnest(new.questions) with ordinality as asked (question, place)
    join private.question_topics as t on t.topic = private.find_refused_topic(asked.question)
  order by asked.place limit 1;
  if refusal is not null then
    raise exception '%', refusal using errcode = 'PT422', hint = 'question_refused';
  end if;
  return new;
end
$$;
create trigger c_check_questions before insert or update of questions on public.project_listings
  for each row when (current_user in ('anon', 'authenticated') and new.questions <> '{}') execute function private.check_questions();

-- Whether a JSON value is a list of at most three {question, answer}, each question once.
create function private.are_answers(answers jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case when answers = '[]' then true when jsonb_typeof(answers) = 'array' then
    jsonb_array_length(answers) <= 3 and jsonb_array_length(answers) = (
      select count(distinct given ->> 'question') from jsonb_array_elements(answers) as given
      where jsonb_typeof(given) = 'object' and (given - 'question') - 'answer' = '{}'
        and jsonb_typeof(given -> 'question') = 'string' and char_length(given ->> 'question') between 1 and 200
        and jsonb_typeof(given -> 'answer') = 'string' and btrim(given ->> 'answer', E' \r\n\t') <> ''
        and char_length(given ->> 'answer') <= 1000
    )
  else false end
$$;
grant execute on function private.are_answers(jsonb) to authenticated, service_role;

-- Answers in the order of the listing's questions, trimmed; what is no list of answers stays, and the check constraint refuses it.
-- Errors: PT409 questions_changed (an answer to what the listing does not ask).
create function private.match_answers(project uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  asked text[] := (select p.questions from public.project_listings as p where p.id = project);
begin
  if not private.are_answers(given) then
    return given;
  end if;
  if exists (select from jsonb_array_elements(given) as one where (one ->> 'question') <> all (asked)) then
    raise exception 'Pertanyaan pemilik proyek baru saja berubah. Buka lagi lamarannya, lalu jawab yang baru.'
      using errcode = 'PT409', hint = 'questions_changed';
  end if;
  return (
    select jsonb_agg(
      jsonb_build_object('question', one ->> 'question', 'answer', btrim(one ->> 'answer', E' \r\n\t'))
      order by array_position(asked, one ->> 'question')
    )
    from jsonb_array_elements(given) as one
  );
end
$$;

alter table public.project_applications
  add column answers jsonb not null default '[]'
    constraint project_applications_answers_check check (private.are_answers(answers));
comment on column public.project_applications.answers is 'A list of {question, answer}: what the owner asked, as it was asked.';
grant insert (answers) on public.project_applications to authenticated;

create or replace function private.prepare_application() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  profile public.pengguna;
  limit_a_day integer := private.setting_integer('applications_per_day');
begin
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
  return new;
end
$$;

-- A restored listing has its questions and answers again; a report keeps the questions; they are read before a listing shows.
create or replace function public.admin_restore_content(deleted_id uuid) returns public.deleted_content
language plpgsql volatile security definer set search_path = '' as $$
declare
  removed public.deleted_content;
  project public.project_listings;
  contact public.relasi_bisnis;
begin
  perform private.require_admin();
  select * into removed from public.deleted_content
  where id = deleted_id and restored_at is null and deleted_at > now() - interval '30 days' for update;
  if removed.id is null then
    raise exception 'Konten tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  if removed.kind = 'project' then
    project := jsonb_populate_record(null::public.project_listings, removed.row);
    insert into public.project_listings (
      id, user_id, project_name, project_description, project_type, required_skills, budget_range, timeline,
      contact_method, owner_name, owner_email, city, is_remote, hours_per_week, reward_type, seats, deadline, picture_path,
      is_active, closed_at, closed_reason, expires_at, created_at, questions
    ) values (
      project.id, project.user_id, project.project_name, project.project_description, project.project_type,
      project.required_skills, project.budget_range, project.timeline, project.contact_method, project.owner_name,
      project.owner_email, project.city, project.is_remote, project.hours_per_week, project.reward_type, project.seats,
      project.deadline, project.picture_path, project.is_active, project.closed_at, project.closed_reason,
      project.expires_at, project.created_at, coalesce(project.questions, '{}')
    );
    insert into public.project_applications (
      id, project_id, applicant_id, applicant_name, applicant_email, applicant_whatsapp, applicant_skills,
      application_message, status, created_at, decided_at, via_messages, waits_since, reminded_days, closed_reason,
      closed_at, reject_reason, answers
    )
    select a.id, a.project_id, a.applicant_id, a.applicant_name, a.applicant_email, a.applicant_whatsapp,
      a.applicant_skills, a.application_message, a.status, a.created_at, a.decided_at, coalesce(a.via_messages, false),
      coalesce(a.waits_since, now()), coalesce(a.reminded_days, 0), a.closed_reason, a.closed_at, a.reject_reason,
      coalesce(a.answers, '[]')
    from jsonb_populate_recordset(null::public.project_applications, removed.children) as a
    where exists (select from auth.users where id = a.applicant_id);
  else
    contact := jsonb_populate_record(null::public.relasi_bisnis, removed.row);
    insert into public.relasi_bisnis (
      id, user_id, name, main_skill, experience, vision, whatsapp, city, campus, hours_per_week, looking_for, created_at
    ) values (
      contact.id, contact.user_id, contact.name, contact.main_skill, contact.experience, contact.vision, contact.whatsapp,
      contact.city, contact.campus, contact.hours_per_week, contact.looking_for, contact.created_at
    );
  end if;
  update public.deleted_content set restored_at = now() where id = removed.id returning * into removed;
  perform private.write_audit(removed.kind || '.restored', removed.kind, removed.content_id::text, null, removed.row);
  perform private.notify(removed.owner_id, 'system', 'Konten Anda sudah dipulihkan',
    coalesce(removed.row ->> 'project_name', removed.row ->> 'name'), null, 'content_restored:' || removed.id);
  return removed;
end
$$;

create or replace function private.prepare_report() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.target_kind = 'project' then
    select to_jsonb(shown) into new.snapshot
    from (
      select p.id, p.user_id, p.project_name, p.project_description, p.project_type, p.required_skills, p.budget_range, p.timeline,
        p.owner_name, p.city, p.is_remote, p.hours_per_week, p.reward_type, p.seats, p.deadline, p.picture_path, p.questions,
        p.created_at
      from public.project_listings as p
      where p.id = new.target_id and (
        p.is_active and p.expires_at > now() or p.user_id = new.reporter_id or exists (
          select from public.project_applications as a where a.project_id = p.id and a.applicant_id = new.reporter_id
        )
      )
    ) as shown;
  elsif new.target_kind = 'thread' then
    new.snapshot := private.thread_snapshot(new.target_id, new.reporter_id);
  else
    select to_jsonb(shown) into new.snapshot
    from (
      select r.id, r.user_id, r.name, r.main_skill, r.experience, r.vision, r.city, r.campus, r.hours_per_week, r.looking_for,
        r.created_at
      from public.relasi_bisnis as r where r.id = new.target_id
    ) as shown;
  end if;
  if new.snapshot is null then
    raise exception 'Konten yang dilaporkan tidak ditemukan' using errcode = 'PT404', hint = 'not_found';
  end if;
  new.reason := btrim(new.reason);
  new.details := nullif(btrim(new.details), '');
  perform private.lock_user('report', new.reporter_id);
  if (
    select count(*) from public.reports where reporter_id = new.reporter_id and created_at > now() - interval '24 hours'
  ) >= 20 then
    raise exception 'Anda sudah mengirim 20 laporan dalam 24 jam terakhir. Coba lagi besok.'
      using errcode = 'PT429', hint = 'daily_limit';
  end if;
  return new;
end
$$;

create or replace function private.take_listings_to_assess(most integer)
returns table (project_id uuid, body text)
language sql volatile security definer set search_path = '' as $$
  with taken as (
    delete from private.listings_to_assess where project_id in (
      select q.project_id from private.listings_to_assess as q order by q.queued_at for update skip locked limit most
    )
    returning project_id
  )
  select p.id, concat_ws(E'\n', p.project_name, p.project_description, nullif(array_to_string(p.questions, E'\n'), ''))
  from taken join public.project_listings as p on p.id = taken.project_id
$$;

drop trigger queue_assessment_again on public.project_listings;
create trigger queue_assessment_again after update of project_name, project_description, questions on public.project_listings
  for each row when (current_user in ('anon', 'authenticated')) execute function private.queue_assessment();
