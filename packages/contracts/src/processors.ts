/** Who processes what of people for us: the list on /privasi (issue: trust §4). A test holds each setting that reaches outside against it. */

export type Processor = {
  /** Who it is, or of which kind where the operator chooses; unique. */
  readonly name: string;
  readonly purpose: string;
  /** What of a person they are given. */
  readonly data: string;
  /** What switches them on, or says where they are; empty where no setting does. */
  readonly settings: readonly string[];
};

export const processors: readonly Processor[] = [
  {
    name: 'Midtrans',
    purpose: 'Memproses pembayaran Premium dan pengembaliannya',
    data: 'Nama, email, nomor WhatsApp, nomor pesanan, dan jumlah. Data kartu Anda isi di sana dan tidak sampai kepada kami.',
    settings: ['MIDTRANS_SERVER_KEY', 'MIDTRANS_CLIENT_KEY'],
  },
  {
    name: 'Penyedia server',
    purpose: 'Menjalankan layanan, basis data, dan penyimpanan gambar atas perintah kami',
    data: 'Semua data di halaman ini, termasuk gambar yang Anda unggah.',
    settings: ['DATABASE_URL', 'DATABASE_LISTEN_URL', 'STORAGE_S3_ENDPOINT'],
  },
  {
    name: 'Penyimpanan cadangan',
    purpose: 'Memulihkan data bila server rusak',
    data: 'Salinan semua data, paling lama 30 hari, terenkripsi bila kuncinya dipasang.',
    settings: ['BACKUP_S3_ENDPOINT'],
  },
  {
    name: 'Pengirim email',
    purpose: 'Mengantar email dari kami',
    data: 'Alamat email Anda, atau orang tua atau wali Anda, dan isi email itu.',
    settings: ['SMTP_URL'],
  },
  {
    name: 'Pengirim SMS',
    purpose: 'Mengantar kode, bila Anda masuk dengan nomor telepon',
    data: 'Nomor telepon Anda dan kode itu.',
    settings: ['SMS_URL'],
  },
  {
    name: 'Pemeriksa bukan robot (Cloudflare Turnstile atau hCaptcha)',
    purpose: 'Menahan pendaftaran oleh program, bila dinyalakan',
    data: 'Alamat jaringan dan ciri peramban Anda, di formulir yang memakainya.',
    settings: ['CAPTCHA_PROVIDER', 'CAPTCHA_SITE_KEY', 'CAPTCHA_SCRIPT_URL', 'CAPTCHA_VERIFY_URL'],
  },
  {
    name: 'Akun lain untuk masuk (Google, Microsoft, GitHub, atau kampus Anda)',
    purpose: 'Masuk tanpa password, hanya bila Anda memilihnya',
    data: 'Mereka tahu Anda masuk ke KawanUsaha, dan memberi kami nama dan email Anda.',
    settings: [
      'GOOGLE_CLIENT_ID',
      'MICROSOFT_CLIENT_ID',
      'GITHUB_CLIENT_ID',
      'OIDC_ISSUER',
      'OIDC_CLIENT_ID',
      'SAML_PROVIDERS',
    ],
  },
  {
    name: 'Penyedia AI',
    purpose: 'Menulis ide dan jawaban Idea AI, bila dinyalakan',
    data: 'Isian generator ide (keahlian, minat, modal, kota, cara kerja, jam per minggu, ide yang sudah Anda lihat) dan yang kami baca darinya. Untuk konsultasi dan chat: percakapan itu, yang kami baca dari pertanyaan terakhir, dan, bila Anda membicarakan ide tersimpan, judul dan isi ide tersebut. Ditambah data daerah dan isi pengetahuan kami yang cocok. Nama, email, nomor, dan akun Anda tidak dikirim, kecuali Anda menuliskannya sendiri.',
    settings: ['AI_BASE_URL', 'AI_API_KEY'],
  },
  {
    name: 'Chat bantuan di halaman',
    purpose: 'Menjawab pertanyaan pengunjung, bila dinyalakan',
    data: 'Yang Anda tulis di kotak chat itu, alamat jaringan, dan ciri peramban Anda.',
    settings: ['CHATBOT_EMBED_URL'],
  },
  {
    name: 'Pengukur kerja server',
    purpose: 'Menemukan gangguan, bila dinyalakan',
    data: 'Jenis permintaan, waktunya, dan lamanya. Tanpa nama, alamat, dan isi.',
    settings: ['OTEL_EXPORTER_OTLP_ENDPOINT'],
  },
  {
    name: 'WhatsApp',
    purpose: 'Percakapan yang Anda buka sendiri dari sebuah tombol',
    data: 'Nomor yang Anda hubungi dan pesan yang Anda kirim di sana.',
    settings: [],
  },
];
