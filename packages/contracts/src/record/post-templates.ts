/** Words of an idea that a post is made of. */
export type PostWords = {
  name: string;
  unit: string;
  price: string;
  who: string;
  channel: string;
  /** Whether a thing is handed over rather than work done. */
  isGoods: boolean;
  /** What goes into one, of the bill of materials; empty where nothing is made of goods. */
  ingredients: string;
  /** What is worked with. */
  tools: string;
  gap: string;
};
export type PostTemplate = { film: string; write: (words: PostWords) => string };

const t = (film: string, write: PostTemplate['write']): PostTemplate => ({ film, write });

/** How it is made: what no user sees who only buys. */
export const processPosts: readonly PostTemplate[] = [
  t(
    'Tangan Anda bekerja, dari atas, 15 detik',
    ({ name, unit }) =>
      `Beginilah satu ${unit} ${name} dibuat, dari nol sampai siap. Bagian mana yang paling ingin Anda lihat lebih dekat?`,
  ),
  t(
    'Isi tas belanja di meja',
    ({ ingredients, name }) =>
      `Belanja hari ini: ${ingredients || '[tulis yang dibeli]'}. Kami pilih sendiri, karena hasil ${name} dimulai dari sini.`,
  ),
  t(
    'Meja kerja sebelum dan sesudah',
    ({ name }) => `Pagi sebelum pesanan pertama ${name}. Rapi dulu, baru terima pesanan.`,
  ),
  t(
    'Diri Anda bicara ke kamera, 20 detik',
    ({ name, who }) =>
      `Kenapa kami membuat ${name}? Karena kami mendengar ini dari ${who}: "[tulis masalah yang Anda dengar]".`,
  ),
  t(
    'Alat yang paling sering dipakai',
    ({ unit, tools }) =>
      `Tanpa ini tidak ada ${unit} yang selesai: ${tools}. Sederhana, tetapi dipakai tiap kali.`,
  ),
  t(
    'Jam dan tangan yang bekerja',
    ({ name }) => `Satu langkah yang tidak pernah kami lewati di ${name}: [tulis langkahnya, dan alasannya].`,
  ),
  t(
    'Catatan atau buku kas',
    ({ price, unit, name, isGoods }) =>
      `Dari mana harga ${price} per ${unit} berasal? ${isGoods ? 'Bahan, kemasan' : 'Alat'}, tenaga, dan sedikit laba supaya ${name} tetap ada bulan depan.`,
  ),
  t(
    'Percobaan yang gagal',
    ({ unit, name }) =>
      `Ini ${unit} pertama kami, dan belum layak dijual. [jumlah] kali diubah sebelum bernama ${name}.`,
  ),
  t(
    'Menyelesaikan satu pesanan',
    ({ unit, name, isGoods }) =>
      `Satu ${unit} ${name} siap ${isGoods ? 'berangkat. Dibungkus' : 'diserahkan. Diperiksa'} seperti untuk teman sendiri.`,
  ),
  t(
    'Anda menutup hari',
    ({ name }) => `Selesai untuk hari ini. Terima kasih sudah memesan ${name}; besok kami buka lagi.`,
  ),
];

/** Proof: what others say and what can be counted. Each asks for something true before it is posted. */
export const proofPosts: readonly PostTemplate[] = [
  t(
    'Tangkapan layar pesan pembeli, nama ditutup, dengan izin',
    ({ name }) => `Kata pembeli pertama ${name}: "[tempel kalimatnya]". Terima kasih sudah jujur.`,
  ),
  t(
    'Foto hasil di tangan pembeli, dengan izin',
    ({ unit, name }) =>
      `Sudah menerima ${unit} ${name}? Kirim fotonya, kami unggah minggu depan dengan izin Anda.`,
  ),
  t(
    'Angka besar di kertas',
    ({ unit }) => `[jumlah] ${unit} minggu ini. Kecil, tetapi nyata. Terima kasih sudah percaya.`,
  ),
  t('Perbandingan dua hasil', ({ name, gap }) => `Bedanya ${name}: ${gap}. Lihat sendiri, lalu putuskan.`),
  t(
    'Pembeli kembali, dengan izin',
    ({ name }) =>
      `Yang paling membuat senang: pembeli yang datang lagi. Siapa yang sudah dua kali memesan ${name}?`,
  ),
  t(
    'Anda membaca masukan',
    ({ name }) =>
      `Masukan yang kami terima tentang ${name}: "[tempel masukannya]". Ini yang kami ubah: [tulis perubahannya].`,
  ),
  t(
    'Sebelum dan sesudah',
    ({ who, name }) => `Sebelum dan sesudah ada ${name}, menurut ${who}: [tulis ceritanya].`,
  ),
  t(
    'Tim atau teman yang membantu',
    ({ name }) => `Orang di balik ${name}: [sebut nama, dengan izin]. Tanpa mereka tidak jalan.`,
  ),
  t(
    'Catatan dua minggu',
    ({ unit, name }) =>
      `Dua minggu ${name}: [jumlah] ${unit}, [jumlah] pembeli ulang, satu kesalahan yang kami perbaiki: [tulis kesalahannya].`,
  ),
  t(
    'Rekaman suara atau video singkat pembeli, dengan izin',
    ({ name }) => `Kami bertanya, apa yang kurang dari ${name}? Jawabannya: "[tempel kalimatnya]".`,
  ),
];

/** Answers: what people ask before they buy. */
export const answerPosts: readonly PostTemplate[] = [
  t(
    'Daftar harga, huruf besar',
    ({ name, price, unit }) =>
      `Berapa harganya? ${name} ${price} per ${unit}. Tidak ada biaya yang muncul belakangan.`,
  ),
  t(
    'Layar ponsel saat memesan',
    ({ name, channel }) =>
      `Cara pesan ${name}: 1) buka ${channel}, 2) sebut jumlah dan alamat, 3) bayar, 4) kami kabari saat siap.`,
  ),
  t(
    'Peta atau jalan ke tempat Anda',
    ({ name, who }) => `${name} dibuat untuk ${who}. Di luar itu, tanyakan dulu; kami jawab apa adanya.`,
  ),
  t(
    'Jam dinding',
    ({ name }) => `Jam buka ${name}: [tulis jamnya]. Pesan sebelum [jam] agar siap hari itu juga.`,
  ),
  t(
    'Anda menjawab satu pertanyaan',
    ({ name }) =>
      `Yang sering ditanyakan tentang ${name}: "[tulis pertanyaannya]" Jawaban kami: [tulis jawabannya].`,
  ),
  t(
    'Isi satu pesanan, satu per satu',
    ({ unit, ingredients }) =>
      `Isi satu ${unit}: ${ingredients || '[tulis yang diterima pembeli]'}. Ada yang tidak cocok untuk Anda? Kabari sebelum memesan.`,
  ),
  t(
    'Pesanan untuk banyak orang',
    ({ unit, name }) =>
      `Perlu banyak untuk rapat atau acara? Kabari tiga hari sebelumnya, supaya setiap ${unit} ${name} tetap sama.`,
  ),
  t(
    'Anda memperbaiki kesalahan',
    ({ name, unit }) =>
      `Kalau ada yang salah dengan ${unit} Anda, kirim fotonya. ${name} mengganti, tanpa debat.`,
  ),
  t(
    'Hasil dari dekat',
    ({ name, isGoods }) =>
      `Cara ${isGoods ? 'menyimpan' : 'memakai hasil'} ${name}: [tulis caranya]. Simpan kiriman ini, berguna nanti.`,
  ),
  t(
    'Ajakan di depan kamera',
    ({ name, channel, price }) =>
      `Belum pernah coba ${name}? Mulai dari satu saja, ${price}. Kirim pesan lewat ${channel} hari ini.`,
  ),
];
