/** What the filter of screening questions looks for, as data; `private.question_words` in the database holds the same rows. */

/** What an owner may not ask an applicant about. */
export const refusedTopics = ['agama', 'asal', 'penampilan', 'pernikahan'] as const;
export type RefusedTopic = (typeof refusedTopics)[number];

type QuestionWord = {
  /** `boleh`: what is about the work although a word of a topic stands in it; it is taken out before the topics are looked for. */
  readonly topic: RefusedTopic | 'boleh';
  /** Whole words as `readWords` gives them, in the part of regular expressions that JavaScript and PostgreSQL read alike. */
  readonly pattern: string;
};

const you = '(anda|kamu|kau|km|kmu|lo|lu|elo|dia|kalian|kakak|kak|pelamar|kandidat)';
const peoples =
  '(jawa|sunda|batak|minang|padang|bugis|madura|betawi|bali|dayak|papua|ambon|melayu|aceh|toraja|manado|nias|sasak|banjar|makassar|cina|china|chinese|tionghoa|arab|india|lampung|asmat|timor|flores|pribumi)';
const thing =
  '(desain|tampilan|kemasan|produk|gambar|ilustrasi|feed|konten|rangkaian|kue|baju|warna|font|huruf|tulisan|undangan|website|situs|logo|foto produk|foto|video|poster|dekorasi|slide|presentasi|antarmuka)';
const event =
  '(acara|pesta|resepsi|undangan|dekorasi|vendor|katering|catering|gedung|gaun|baju|foto|fotografi|video|videografi|jasa|organizer|paket|souvenir|suvenir|cendera mata|rias|industri|bisnis|usaha|mc|persiapan|musik|konten|kue|buket|mahar|seserahan|tamu|klien|proyek)';

/** The rows, in no order that matters. */
export const questionWords: readonly QuestionWord[] = [
  {
    topic: 'boleh',
    pattern:
      '(konten|buku|guru|mengajar|pelajaran|pendidikan|kementerian|materi|tulis|lomba|olimpiade) agama( (islam|kristen|katolik|hindu|buddha|khonghucu|konghucu))?',
  },
  {
    topic: 'boleh',
    pattern:
      '(busana|fesyen|fashion|baju|pakaian|gamis|pasar|produk|kuliner|wisata|hijab|ekonomi|perbankan|keuangan|bank|universitas|kampus|sekolah|yayasan|koperasi|organisasi|lagu|musik) (muslim|muslimah|islam|islami|kristen|katolik|hindu|buddha|rohani)',
  },
  {
    topic: 'boleh',
    pattern:
      '(tempat|alat|jadwal|aplikasi|perlengkapan|sajadah|pengingat|baju) (shalat|sholat|salat|solat|ibadah)',
  },
  { topic: 'boleh', pattern: '(guru|les|aplikasi|kelas|kursus|metode) (ngaji|mengaji)' },
  { topic: 'boleh', pattern: 'suku (bunga|cadang|kata|dinas)' },
  {
    topic: 'boleh',
    pattern:
      '(motif|kain|batik|musik|busana|produk|kerajinan|gaya|desain|aksesori|aksesoris|tema|pola) (etnik|etnis)',
  },
  { topic: 'boleh', pattern: 'ras (kucing|anjing|ayam|sapi|kambing|burung|hewan|kelinci)' },
  { topic: 'boleh', pattern: '(kucing|anjing|hewan|kelinci) ras' },
  { topic: 'boleh', pattern: '(dinas )?bina marga' },
  { topic: 'boleh', pattern: `(ber)?bahasa ${peoples}` },
  { topic: 'boleh', pattern: '(jawa|kalimantan|sumatra|sulawesi|papua) (barat|timur|tengah|selatan|utara)' },
  {
    topic: 'boleh',
    pattern: '(penampilan|tampilan) (panggung|produk|aplikasi|toko|menu|makanan|visual|kemasan|website|band)',
  },
  {
    topic: 'boleh',
    pattern: `${thing} (yang |agar |supaya |biar |jadi |terlihat |tampak )*(lebih |paling )?(cantik|cakep|ganteng|menarik)`,
  },
  {
    topic: 'boleh',
    pattern:
      '(pengenalan|deteksi|perawatan|sabun|serum|masker|krim|produk|sketsa|lukisan) (wajah|muka|kulit|rambut)',
  },
  { topic: 'boleh', pattern: '(sampo|gaya|potong|pewarna|model|tata) rambut' },
  { topic: 'boleh', pattern: '(kerajinan|tas|sepatu|dompet|jaket|sarung|penyamakan) kulit' },
  { topic: 'boleh', pattern: `${event} (per)?(nikah|nikahan|kawin|kawinan|menikah)` },
  {
    topic: 'boleh',
    pattern: '(kawin silang|janda bolong|race condition|beautiful soup|di mata (anda|kamu))',
  },
  { topic: 'boleh', pattern: '(studio|jasa|seniman|usaha|desain) tato' },
  { topic: 'boleh', pattern: '(obat|sabun|serum|krim|produk|masker) jerawat' },
  { topic: 'boleh', pattern: 'salat (buah|sayur)' },
  { topic: 'boleh', pattern: '(perjalanan |paket |layanan )?ibadah (haji|umrah|umroh)' },
  { topic: 'boleh', pattern: 'berapa (banyak )?anak (yang|bisa|dalam|per|sekaligus)' },
  { topic: 'boleh', pattern: 'ibu (menyusui|melahirkan)' },
  {
    topic: 'boleh',
    pattern: 'anak (buah|magang|didik|asuh|usaha|perusahaan|cabang|kampus|muda|panah|tangga)',
  },
  {
    topic: 'boleh',
    pattern: '(ibu|senam|produk|baju|kelas|susu|pakaian|vitamin|makanan|aplikasi|layanan|konsultasi) hamil',
  },
  {
    topic: 'boleh',
    pattern: '(alat|usaha|industri|kebutuhan|asisten|limbah|ibu|perabot|perlengkapan|sampah) rumah tangga',
  },
  {
    topic: 'boleh',
    pattern:
      '((ke|untuk|kepada|bagi) umat|konsumen|pembeli|pelanggan|audiens|segmen|jamaah|produk halal untuk) (muslim|muslimah|islam|kristen|katolik|hindu|buddha|khonghucu|konghucu)',
  },
  { topic: 'boleh', pattern: '(banyak|berbagai|beragam|antar|lintas) (suku|etnis|agama)' },
  {
    topic: 'boleh',
    pattern:
      '(majalah|novel|penerbit|media|sejarah|hukum|seni|kaligrafi) (islam|islami|kristen|katolik|hindu|buddha|rohani)',
  },
  { topic: 'boleh', pattern: 'pasangan (kerja|tim|bisnis|usaha|lomba|duet|presenter)' },
  { topic: 'boleh', pattern: 'dengan (cantik|cakep|menarik)' },
  { topic: 'boleh', pattern: '(mengajar|ngajar|pengajar) (ngaji|mengaji)' },
  {
    topic: 'boleh',
    pattern: `(berdagang|bekerja|kerja|berjualan|bernegosiasi|melayani|pembeli|pelanggan|klien) (dengan |sama )?orang ${peoples}`,
  },
  { topic: 'boleh', pattern: '(kerja|bekerja|main|bermain|rilis|merilis|lagu) single' },
  {
    topic: 'boleh',
    pattern:
      '(alat|aplikasi|kalkulator|penghitung|pengukur|timbangan|sensor|rumus|grafik)( [a-z]+){0,3} (tinggi|berat) badan',
  },
  {
    topic: 'boleh',
    pattern:
      '((konten|produk|busana|fashion|fesyen|pasar|komunitas|pelanggan|pembeli|audiens|segmen|target)|(?<!khusus )(untuk|bagi|kepada|ke)) (para |kalangan |komunitas )?hijabers?',
  },

  { topic: 'agama', pattern: '(ke|se)?agama(an|mu|nya|ku)?' },
  {
    topic: 'agama',
    pattern: '(beragama|seagama|seiman|keimanan|keyakinan|religius|religion|religious|faith|believer)',
  },
  { topic: 'agama', pattern: '(non ?)?(muslim|muslimah|islam|moslem|mualaf|muallaf)' },
  {
    topic: 'agama',
    pattern:
      '(kristen|kristiani|nasrani|protestan|katolik|katholik|khatolik|hindu|buddha|budha|buddhis|konghucu|khonghucu|kafir|ateis|atheis|agnostik|christian|catholic|buddhist|jewish|yahudi|atheist)',
  },
  {
    topic: 'agama',
    pattern: '(shalat|sholat|salat|solat|ibadah|beribadah|ibadahmu|sembahyang|ngaji|mengaji|pengajian)',
  },
  { topic: 'agama', pattern: `(${you}|apakah|apa|rajin|ikut|sedang|masih) (ber)?puasa` },
  {
    topic: 'agama',
    pattern:
      '(pakai|pake|memakai|mengenakan|lepas|melepas|buka|wajib|mau|bersedia) (jilbab|hijab|kerudung|cadar|salib)',
  },
  { topic: 'agama', pattern: '(berjilbab|berhijab|berkerudung|bercadar|jilbaban|hijaban|hijabers)' },
  {
    topic: 'agama',
    pattern:
      '((rajin|sering|rutin|aktif) (ke|di) (gereja|masjid|mesjid|vihara|wihara|klenteng|pura)|gereja mana|jemaat)',
  },
  {
    topic: 'agama',
    pattern: '(merayakan|rayakan|ngerayain) (natal|lebaran|idul [a-z]+|imlek|nyepi|waisak|galungan)',
  },
  { topic: 'agama', pattern: '(sunni|syiah|ahmadiyah|nahdliyin|baptis|dibaptis)' },
  {
    topic: 'agama',
    pattern: '(percaya|beriman|iman) (kepada |pada |sama |akan |dengan )?(adanya )?(tuhan|allah|yesus|nabi)',
  },
  {
    topic: 'agama',
    pattern:
      '((aliran|penganut) kepercayaan|kepercayaan (apa|yang (anda|kamu|dia) anut|yang dianut)|kepercayaanmu)',
  },
  { topic: 'agama', pattern: `(umat (apa|mana)|${you} umat)` },
  {
    topic: 'agama',
    pattern:
      '(hafal|hafiz|hafidz|hafizah|khatam|(bisa|lancar) (baca|membaca|ngaji)) (al )?(quran|qur an|alquran|injil|alkitab|kitab suci)',
  },
  { topic: 'agama', pattern: '(kitab suci (anda|kamu|apa)|kitab sucimu)' },
  {
    topic: 'agama',
    pattern: `(${you}|rajin|ikut|sering|rutin) (jumatan|tarawih|taraweh|tahajud|misa|kebaktian)`,
  },
  {
    topic: 'agama',
    pattern: `(${you} (rajin |sering |rutin |biasa )?ke (gereja|masjid|mesjid|vihara|wihara|klenteng|pura)|(gereja|masjid|mesjid|vihara|wihara|klenteng|pura) (anda|kamu)|(gereja|masjid|mesjid|vihara|wihara|klenteng|pura)mu)`,
  },
  { topic: 'agama', pattern: `(${you}|boleh|bisa|mau) makan (daging )?babi` },
  { topic: 'agama', pattern: `${you} (itu |ini |orang )?(nu|muhammadiyah|ldii|salafi|wahabi)` },
  {
    topic: 'agama',
    pattern: '(hijaber|do you (pray|believe in god)|which church|your (church|mosque|beliefs?))',
  },

  { topic: 'asal', pattern: '(ke|se)?suku(mu|nya|an|isme)?' },
  { topic: 'asal', pattern: '(etnis|etnik|etnisitas|ethnic|ethnicity|race|racial)(mu|nya)?' },
  { topic: 'asal', pattern: '(ras (apa|anda|kamu|mu|manusia)|(apa|berasal dari|dari) ras|rasmu)' },
  { topic: 'asal', pattern: '(keturunan|pribumi|chindo|cindo|tionghoa|indo ?bule|marga|margamu|bermarga)' },
  { topic: 'asal', pattern: `(orang|asli|keturunan|darah|berdarah|etnis|suku|keluarga) ${peoples}` },
  { topic: 'asal', pattern: `${you} (itu |ini |anda |kamu |seorang |termasuk )*(asli |orang )?${peoples}` },
  { topic: 'asal', pattern: '(orang|asli|aslinya) (orang )?mana' },
  { topic: 'asal', pattern: '(asal usul|asal daerah|daerah asal|putra daerah|akamsi)' },
  {
    topic: 'asal',
    pattern: '(warna kulit|skin colou?r|kulit (anda|kamu|mu|putih|hitam|gelap|terang|cerah|sawo|kuning))',
  },
  { topic: 'asal', pattern: '(warga keturunan|non ?pribumi|where are you (really|originally) from)' },
  {
    topic: 'asal',
    pattern: '(orang ?tua|ayah|ibu|bapak|ortu|kakek|nenek)(mu| anda| kamu) (orang|asli|berdarah|asal)',
  },
  { topic: 'asal', pattern: `${you} (itu |ini |masih )?((orang|asli) (apa|timur|barat)|bule|blasteran)` },
  {
    topic: 'asal',
    pattern: `(${you} asal(nya)? (dari )?mana|asalmu( dari)?( daerah)? mana|${you} (asal|berasal) dari (daerah|pulau|kampung|provinsi) mana)`,
  },
  { topic: 'asal', pattern: '(kampung halaman|leluhur|nenek moyang|bahasa ibu)(mu| anda| kamu)' },
  { topic: 'asal', pattern: '(boru|fam) (apa|anda|kamu)' },
  { topic: 'asal', pattern: 'apa (boru|fam)' },
  {
    topic: 'asal',
    pattern: '(berkulit (putih|hitam|gelap|terang|cerah|sawo|kuning|cokelat|coklat)|kulitmu)',
  },

  { topic: 'penampilan', pattern: '(ber)?penampilan(mu|nya|ku)?' },
  {
    topic: 'penampilan',
    pattern:
      '(cantik|ganteng|tampan|cakep|jelek|rupawan|molek|sexy|bahenol|good ?looking|gut ?luking|goodlooking|beautiful|handsome|pretty|attractive|ugly)(kah|nya)?',
  },
  {
    topic: 'penampilan',
    pattern:
      '((tinggi|berat) (dan (tinggi|berat) )?(badan|tubuh|anda|kamu)(mu|nya)?|tinggimu|beratmu|bb tb|tb bb|how tall|your (height|weight|looks|face|appearance|body))',
  },
  {
    topic: 'penampilan',
    pattern:
      '(postur|bentuk (badan|tubuh|wajah|muka)|lingkar (dada|pinggang)|ukuran (bra|dada|pinggang))(mu|nya)?',
  },
  {
    topic: 'penampilan',
    pattern: '(langsing|gemuk|gendut|kurus|kerempeng|pendek badan|cebol|obesitas)(kah)?',
  },
  {
    topic: 'penampilan',
    pattern:
      '((foto|selfie|swafoto|potret|pas foto|pasfoto) (full |seluruh |setengah )?(diri|anda|kamu|kakak|wajah|muka|badan|body|terbaru)(mu)?|fotomu|selfie|swafoto|pas ?foto)',
  },
  {
    topic: 'penampilan',
    pattern:
      '((wajah|muka|rambut|bibir|hidung|mata|tubuh|badan|fisik) (anda|kamu|menarik|bersih|mulus|proporsional|ideal)|wajahmu|mukamu|rambutmu|fisikmu|menarik secara fisik)',
  },
  {
    topic: 'penampilan',
    pattern:
      '(bertato|tato|jerawat|jerawatan|berjerawat|berkumis|berjenggot|bertindik|berkacamata|botak|berambut [a-z]+|gigi rapi)',
  },
  {
    topic: 'penampilan',
    pattern: `(?<=^ )(apa |apakah )?${you} (itu |orangnya |cukup )?(tinggi|pendek|kece|manis|seksi|imut|menarik)( gak| nggak| ga| tidak| ya| atau tidak)?(?= $)`,
  },
  {
    topic: 'penampilan',
    pattern: '((kece|seksi|semok|bohay) (gak|nggak|ga|tidak)|berparas|paras(mu| anda| kamu))',
  },
  { topic: 'penampilan', pattern: '(lihat|melihat|tunjukkan|perlihatkan) (wajah|muka)(mu)?' },
  {
    topic: 'penampilan',
    pattern: `(ukuran (badan|tubuh)(mu| berapa| ${you})|berapa ukuran (badan|tubuh)(?= $)|(?<=^ )ukuran (badan|tubuh)(?= $))`,
  },
  {
    topic: 'penampilan',
    pattern: `${you} (punya |memiliki |mengalami |ada )?cacat( fisik| tubuh| badan)?(?= $)`,
  },
  { topic: 'penampilan', pattern: `${you} (pakai|pake|memakai) kacamata` },

  { topic: 'pernikahan', pattern: '(me|di)?(nikah|kawin|merit|merid|merried)(in|i|kah|nya|an)?' },
  {
    topic: 'pernikahan',
    pattern: '(status|rencana|umur|usia|kehidupan|kapan|ikatan) per(nikahan|kawinan)(mu|nya)?',
  },
  {
    topic: 'pernikahan',
    pattern: '(per(nikahan|kawinan) (anda|kamu)|pernikahanmu|melangsungkan pernikahan)',
  },
  {
    topic: 'pernikahan',
    pattern:
      '(married|marital|marriage|are you engaged|husband|wife|boyfriend|girlfriend|divorced|widow|pregnant)',
  },
  { topic: 'pernikahan', pattern: '(ber)?(suami|istri|isteri|bojo|pacar|gebetan)(mu|nya|an)?' },
  {
    topic: 'pernikahan',
    pattern:
      '(jomblo|jomlo|lajang|bujang|perawan|perjaka|janda|duda|cerai|bercerai|bertunangan|tunangan|taaruf|poligami|rabi)(kah|an|wati)?',
  },
  { topic: 'pernikahan', pattern: `(${you}|apakah|masih|status|sudah|udah|are you) single` },
  { topic: 'pernikahan', pattern: 'single (atau|apa|kah|or|gak|nggak)' },
  {
    topic: 'pernikahan',
    pattern:
      '(berkeluarga|berumah tangga|punya keluarga|berpasangan|punya pasangan|pasangan (hidup|anda|kamu)|pasanganmu)',
  },
  {
    topic: 'pernikahan',
    pattern:
      '((punya|memiliki|mempunyai|berapa|jumlah|rencana punya) anak|anakmu|momongan|punya bayi|punya balita)',
  },
  {
    topic: 'pernikahan',
    pattern:
      '(hamil|kehamilan|(sedang|lagi) (mengandung|menyusui)|(rencana|akan|habis|baru|cuti) melahirkan)',
  },
  { topic: 'pernikahan', pattern: `${you} masih sendiri(an)?(?= $)` },
  { topic: 'pernikahan', pattern: '(status (hubungan|asmara|percintaan)|hubungan asmara|ldr|ldran)' },
  { topic: 'pernikahan', pattern: 'anak (anda|kamu) (berapa|sudah|ada|umur)' },
  {
    topic: 'pernikahan',
    pattern: '(do you have (kids|children|a baby|a child)|your (spouse|kids|children))',
  },
  { topic: 'pernikahan', pattern: '(lagi|sedang) dekat (sama|dengan|ma) (siapa|seseorang|cowok|cewek)' },
  { topic: 'pernikahan', pattern: '(mantan (anda|kamu|pacar)|mantanmu)' },
  { topic: 'pernikahan', pattern: `(masih|${you}) (virgin|gadis)` },
  { topic: 'pernikahan', pattern: '(sudah|udah|belum|pernah)(me)?nikah' },
];

/** What is said at the field, kindly and with what to ask instead; the database says the same. */
export const refusedTopicMessages: Record<RefusedTopic, string> = {
  agama:
    'Agama pelamar tidak perlu ditanyakan di sini. Coba tanyakan pengalaman, hasil kerja, atau waktu luangnya.',
  asal: 'Suku dan asal-usul pelamar tidak perlu ditanyakan di sini. Coba tanyakan kota tempat ia bisa bekerja atau bahasa yang ia kuasai.',
  penampilan:
    'Penampilan pelamar tidak perlu ditanyakan di sini. Coba minta contoh hasil kerja atau cara ia menyelesaikan tugas.',
  pernikahan:
    'Pernikahan dan keluarga pelamar tidak perlu ditanyakan di sini. Coba tanyakan hari dan jam yang ia sanggupi.',
};
