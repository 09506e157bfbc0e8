-- Screening: up to three questions that an owner asks with a listing, and the answers of applicants (issue: teams). What
-- no user may ask about stands here as data; `contracts` has the same rows, so that the form says it at the field.
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
  ('boleh', '(konten|buku|guru|mengajar|pelajaran|pendidikan|kementerian|materi|tulis|lomba|olimpiade) agama( (islam|kristen|katolik|hindu|buddha|khonghucu|konghucu))?'),
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
  ('pernikahan', '(hamil|kehamilan|(sedang|lagi) (mengandung|menyusui)|(rencana|akan|habis|baru|cuti) melahirkan)'),
  ('boleh', '((ke|untuk|kepada|bagi) umat|konsumen|pembeli|pelanggan|audiens|segmen|jamaah|produk halal untuk) (muslim|muslimah|islam|kristen|katolik|hindu|buddha|khonghucu|konghucu)'),
  ('boleh', '(banyak|berbagai|beragam|antar|lintas) (suku|etnis|agama)'),
  ('boleh', '(majalah|novel|penerbit|media|sejarah|hukum|seni|kaligrafi) (islam|islami|kristen|katolik|hindu|buddha|rohani)'),
  ('boleh', 'pasangan (kerja|tim|bisnis|usaha|lomba|duet|presenter)'),
  ('boleh', 'dengan (cantik|cakep|menarik)'),
  ('boleh', '(mengajar|ngajar|pengajar) (ngaji|mengaji)'),
  ('boleh', '(berdagang|bekerja|kerja|berjualan|bernegosiasi|melayani|pembeli|pelanggan|klien) (dengan |sama )?orang (jawa|sunda|batak|minang|padang|bugis|madura|betawi|bali|dayak|papua|ambon|melayu|aceh|toraja|manado|nias|sasak|banjar|makassar|cina|china|chinese|tionghoa|arab|india|lampung|asmat|timor|flores|pribumi)'),
  ('boleh', '(kerja|bekerja|main|bermain|rilis|merilis|lagu) single'),
  ('boleh', '(alat|aplikasi|kalkulator|penghitung|pengukur|timbangan|sensor|rumus|grafik)( [a-z]+){0,3} (tinggi|berat) badan'),
  ('boleh', '((konten|produk|busana|fashion|fesyen|pasar|komunitas|pelanggan|pembeli|audiens|segmen|target)|(?<!khusus )(untuk|bagi|kepada|ke)) (para |kalangan |komunitas )?hijabers?'),
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
  ('penampilan', '(ukuran (badan|tubuh)(mu| berapa| (anda|kamu|kau|km|kmu|lo|lu|elo|dia|kalian|kakak|kak|pelamar|kandidat))|berapa ukuran (badan|tubuh)(?= $)|(?<=^ )ukuran (badan|tubuh)(?= $))'),
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
