import type { ProjectSkill, ProjectType } from '@kawanusaha/contracts/directory';

export type ProjectConcept = {
  readonly type: ProjectType;
  /** `{kota}` and `{kampus}` are filled in. */
  readonly name: string;
  readonly description: string;
  readonly skills: readonly ProjectSkill[];
  readonly budget: string | null;
  readonly timeline: string | null;
};

type Row = readonly [string, string, readonly ProjectSkill[], string | null, string | null];

/** Concepts by type; each is listed a few times in different cities by different people. */
const rows: Readonly<Record<ProjectType, readonly Row[]>> = {
  Startup: [
    [
      'Laundry Antar Kos {kota}',
      'Mahasiswa kos memesan lewat WhatsApp, kurir kami menjemput dan mengantar. Dua mitra laundry sudah setuju, 40 pelanggan uji coba. Kami mencari orang untuk operasional dan keuangan.',
      ['Finance', 'Business Development'],
      'Rp 1-3 juta',
      '3 bulan sampai 100 pelanggan',
    ],
    [
      'Bank Sampah Digital {kampus}',
      'Pencatatan setoran sampah terpilah di kampus, poin ditukar dengan makanan kantin. Sudah didukung BEM, perlu aplikasi sederhana dan orang yang mengurus mitra pengepul.',
      ['Web Development', 'Project Management'],
      null,
      '1 semester',
    ],
    [
      'Kandang Bersama: Patungan Ternak Ayam',
      'Mahasiswa peternakan mengelola kandang 200 ekor dengan modal patungan warga. Kami butuh model bagi hasil yang jujur dan laporan yang bisa dibaca siapa saja.',
      ['Finance', 'Data Analysis'],
      'Rp 5-12 juta',
      '2 siklus panen',
    ],
    [
      'Tutor Sebaya {kota}',
      'Les privat antar mahasiswa untuk mata kuliah dasar. 25 tutor aktif, permintaan naik menjelang ujian. Mencari rekan untuk pemasaran kampus lain.',
      ['Marketing', 'Social Media'],
      'Rp 500 ribu',
      null,
    ],
    [
      'Sewa Alat Kemah Kampus {kota}',
      'Persewaan tenda dan alat masak dengan pemesanan daring. Alat sudah ada senilai Rp 14 juta, yang kurang adalah sistem stok dan promosi.',
      ['Web Development', 'SEO'],
      'Rp 2 juta',
      '2 bulan',
    ],
    [
      'Kompos Kantin {kampus}',
      'Mengolah sisa makanan kantin menjadi kompos untuk petani kota. Uji coba 30 kg per minggu berhasil, sekarang mencari tim untuk lomba P2MW.',
      ['Business Development', 'Content Writing'],
      null,
      'Tenggat proposal bulan depan',
    ],
  ],
  'E-commerce': [
    [
      'Toko Daring Batik Tulis {kota}',
      'Lima perajin batik tulis dengan stok 120 kain. Kami butuh foto produk, toko daring yang ringan dan pengelola iklan.',
      ['Desain Grafis', 'Web Development', 'Social Media'],
      'Rp 3-5 juta',
      '4 bulan',
    ],
    [
      'Keripik Singkong Level {kota}',
      'Keripik pedas rumahan, produksi 60 kg per minggu, sudah berizin PIRT. Mencari rekan untuk marketplace dan kemasan baru.',
      ['Marketing', 'Desain Grafis'],
      'Rp 1,5 juta',
      '2 bulan',
    ],
    [
      'Thrift Kampus {kota}',
      'Pakaian bekas pilihan yang dicuci dan difoto dengan rapi. Penjualan lewat siaran langsung dua kali seminggu, perlu pembawa acara dan pencatat stok.',
      ['Social Media', 'Content Writing'],
      'Rp 750 ribu',
      null,
    ],
    [
      'Kopi Petani Lereng: Langganan Bulanan',
      'Biji kopi langsung dari kelompok tani, digiling sesuai pesanan. Tujuannya 80 pelanggan langganan di {kota}.',
      ['Marketing', 'Data Analysis'],
      'Rp 2-4 juta',
      '3 bulan',
    ],
    [
      'Hampers Wisuda {kampus}',
      'Buket dan hampers wisuda yang dipesan dua minggu sebelumnya. Musim wisuda lalu terjual 65 paket, kali ini kami ingin 150.',
      ['Desain Grafis', 'Project Management'],
      'Rp 2 juta',
      '6 minggu',
    ],
    [
      'Sambal Kemasan Mbok Darmi',
      'Sambal bawang dan cumi tahan tiga bulan tanpa pengawet. Perlu uji simpan, label gizi dan strategi marketplace.',
      ['Business Development', 'SEO'],
      'Rp 4 juta',
      'Siap jual sebelum Ramadan',
    ],
  ],
  'Mobile App': [
    [
      'Aplikasi Antre Puskesmas {kota}',
      'Pasien mengambil nomor dari rumah dan melihat perkiraan giliran. Satu puskesmas bersedia mencoba. Mencari pengembang mobile dan perancang antarmuka.',
      ['Mobile Development', 'UI/UX Design'],
      'Rp 5 juta',
      '5 bulan',
    ],
    [
      'CatatKas: Buku Kas Warung',
      'Pencatatan jual beli yang bisa dipakai ibu warung tanpa internet. Purwarupa sudah dipakai 12 warung di {kota}.',
      ['Mobile Development', 'Data Analysis'],
      null,
      '1 semester',
    ],
    [
      'Nebeng Kampus {kota}',
      'Berbagi tumpangan antar mahasiswa dengan verifikasi email kampus. Fokus pada keamanan dan rute tetap.',
      ['Mobile Development', 'UI/UX Design', 'Marketing'],
      'Rp 3-8 juta',
      '6 bulan',
    ],
    [
      'Hafal Kosakata Aksara Jawa',
      'Permainan singkat untuk belajar aksara Jawa, dibuat bersama guru SD di {kota}. Perlu animator dan penguji.',
      ['UI/UX Design', 'Mobile Development'],
      null,
      '4 bulan',
    ],
    [
      'Jadwal Bus Kota {kota}',
      'Perkiraan kedatangan bus dari laporan penumpang. Data rute sudah terkumpul, kami butuh pengembang dan pengolah data.',
      ['Mobile Development', 'Data Analysis'],
      'Rp 1 juta',
      null,
    ],
    [
      'Pengingat Obat Lansia',
      'Aplikasi dengan huruf besar dan suara untuk mengingatkan minum obat, laporan dikirim ke keluarga. Riset dengan posyandu lansia {kota}.',
      ['UI/UX Design', 'Mobile Development'],
      'Rp 2 juta',
      '3 bulan',
    ],
  ],
  'Web Development': [
    [
      'Website UMKM Gratis {kota}',
      'Kami membuat 20 situs sederhana untuk UMKM sebagai pengabdian. Sudah ada templat, butuh tangan tambahan dan penulis isi.',
      ['Web Development', 'Content Writing', 'SEO'],
      null,
      '2 bulan',
    ],
    [
      'Sistem Pinjam Ruang {kampus}',
      'Menggantikan formulir kertas peminjaman ruang. Bagian sarana prasarana siap menjadi pengguna pertama.',
      ['Web Development', 'UI/UX Design'],
      'Rp 2,5 juta',
      '3 bulan',
    ],
    [
      'Direktori Kos Jujur {kota}',
      'Ulasan kos dengan foto asli dan harga sebenarnya, diverifikasi penghuni. Sudah 180 kos terdata.',
      ['Web Development', 'SEO', 'Content Writing'],
      'Rp 1-2 juta',
      null,
    ],
    [
      'Donasi Buku Antarkampus',
      'Mencocokkan mahasiswa yang punya buku bekas dengan yang membutuhkan. Fokus ongkos kirim patungan dari {kota}.',
      ['Web Development', 'Project Management'],
      null,
      '4 bulan',
    ],
    [
      'Kalkulator Jejak Karbon Acara',
      'Panitia acara kampus menghitung sampah dan emisi, lalu mendapat saran. Dipesan oleh dua panitia di {kota}.',
      ['Web Development', 'Data Analysis'],
      'Rp 1,2 juta',
      '6 minggu',
    ],
    [
      'Portal Magang Desa',
      'Menghubungkan BUMDes dengan mahasiswa magang. Lima desa sekitar {kota} sudah berminat.',
      ['Web Development', 'Business Development'],
      'Rp 3 juta',
      '1 semester',
    ],
  ],
  Marketing: [
    [
      'Kampanye Susu Kedelai Segar {kota}',
      'Produk sudah laku 70 botol per hari di dua kantin. Kami ingin masuk lima kantin lain dengan program coba gratis.',
      ['Marketing', 'Social Media'],
      'Rp 600 ribu',
      '1 bulan',
    ],
    [
      'Promosi Wisata Kampung {kota}',
      'Warga menyiapkan paket wisata sehari. Mencari tim konten, fotografer dan pengelola media sosial.',
      ['Social Media', 'Content Writing', 'Desain Grafis'],
      'Rp 1-2 juta',
      '3 bulan',
    ],
    [
      'Tim Afiliasi Produk Lokal',
      'Membangun tim pembuat konten untuk produk UMKM {kota}, hasil penjualan dibagi terbuka setiap minggu.',
      ['Social Media', 'Marketing'],
      null,
      null,
    ],
    [
      'Riset Pasar Minuman Jamu Modern',
      'Survei 300 mahasiswa dan uji rasa di {kampus}. Hasilnya menjadi dasar peluncuran tiga varian.',
      ['Marketing', 'Data Analysis'],
      'Rp 900 ribu',
      '5 minggu',
    ],
    [
      'Peluncuran Parfum Lokal {kota}',
      'Tiga aroma dengan bahan lokal, izin edar dalam proses. Mencari orang yang paham iklan berbayar dan ulasan jujur.',
      ['Marketing', 'SEO'],
      'Rp 4-6 juta',
      '4 bulan',
    ],
    [
      'Festival Kuliner {kampus}',
      'Acara tahunan dengan 30 tenan. Perlu tim promosi, sponsor dan dokumentasi.',
      ['Marketing', 'Project Management'],
      'Rp 10 juta',
      '2 bulan',
    ],
  ],
  Desain: [
    [
      'Kemasan Baru Oleh-oleh {kota}',
      'Merancang ulang kemasan dodol dan dendeng milik koperasi ibu-ibu. Hasil dipakai sungguhan, nama perancang dicantumkan.',
      ['Desain Grafis'],
      'Rp 1,5 juta',
      '1 bulan',
    ],
    [
      'Identitas Visual Kedai Kopi {kota}',
      'Kedai baru dekat kampus, butuh logo, menu, papan nama dan suasana media sosial.',
      ['Desain Grafis', 'Social Media'],
      'Rp 2-3 juta',
      '6 minggu',
    ],
    [
      'Studio Stiker Khas {kota}',
      'Stiker ilustrasi tempat dan makanan khas untuk wisatawan. Mencari ilustrator kedua dan pengurus cetak.',
      ['Desain Grafis', 'Business Development'],
      'Rp 700 ribu',
      null,
    ],
    [
      'Rancang Ulang Aplikasi Perpustakaan {kampus}',
      'Lomba desain tingkat nasional, kami punya data 200 responden. Perlu perancang antarmuka dan peneliti pengguna.',
      ['UI/UX Design', 'Data Analysis'],
      null,
      'Tenggat lomba 6 minggu lagi',
    ],
    [
      'Furnitur Lipat Kamar Kos',
      'Meja dan rak lipat dari kayu daur ulang. Purwarupa kedua selesai, mencari perancang produk dan foto.',
      ['Desain Grafis', 'Marketing'],
      'Rp 3-5 juta',
      '3 bulan',
    ],
    [
      'Komik Edukasi Keuangan',
      'Seri komik pendek tentang pinjaman daring dan menabung, bekerja sama dengan komunitas {kota}.',
      ['Desain Grafis', 'Content Writing'],
      'Rp 1 juta',
      '2 bulan',
    ],
  ],
  Konsultasi: [
    [
      'Pendampingan NIB dan PIRT {kota}',
      'Membantu warung dan industri rumahan mengurus izin lewat OSS. Kami bertiga dari hukum, mencari orang komunikasi dan pencatat.',
      ['Business Development', 'Content Writing'],
      null,
      '3 bulan',
    ],
    [
      'Klinik Proposal PKM {kampus}',
      'Mengulas proposal adik tingkat dengan rubrik penilaian. Tahun lalu 9 dari 14 proposal lolos pendanaan.',
      ['Content Writing', 'Project Management'],
      null,
      '2 bulan',
    ],
    [
      'Konsultan Pajak UMKM Muda',
      'Mahasiswa akuntansi membantu pencatatan dan PPh final UMKM dengan pendampingan dosen. Wilayah {kota}.',
      ['Finance', 'Business Development'],
      'Rp 500 ribu',
      '1 semester',
    ],
    [
      'Audit Toko Daring',
      'Memeriksa 15 toko daring dan memberi saran foto, judul dan harga. Laporan dibuat terbuka agar bisa dipelajari.',
      ['SEO', 'Data Analysis', 'Marketing'],
      'Rp 1 juta',
      '6 minggu',
    ],
    [
      'Pelatihan Literasi Digital Pasar {kota}',
      'Mengajari pedagang pasar memakai QRIS dan katalog WhatsApp. Sudah ada izin dari dinas.',
      ['Project Management', 'Social Media'],
      'Rp 2 juta',
      '2 bulan',
    ],
    [
      'Studi Kelayakan Kedai Kampus',
      'Menghitung lokasi, harga dan titik impas sebelum teman-teman membuka kedai di {kota}. Hasil berupa dokumen dan lembar hitung.',
      ['Finance', 'Data Analysis'],
      'Rp 800 ribu',
      '1 bulan',
    ],
  ],
  Lainnya: [
    [
      'Kebun Hidroponik Atap {kampus}',
      'Memanfaatkan atap gedung untuk selada dan pakcoy. Instalasi 300 lubang sudah jadi, butuh jadwal rawat dan pembeli tetap.',
      ['Project Management', 'Marketing'],
      'Rp 3 juta',
      null,
    ],
    [
      'Film Pendek Wirausaha Desa',
      'Dokumenter 12 menit tentang tiga usaha desa di sekitar {kota} untuk festival mahasiswa.',
      ['Content Writing', 'Project Management'],
      'Rp 2-4 juta',
      '3 bulan',
    ],
    [
      'Alat Pengering Ikan Tenaga Surya',
      'Purwarupa kedua untuk nelayan. Perlu rekan untuk uji lapangan, hitung biaya dan laporan.',
      ['Data Analysis', 'Finance'],
      'Rp 6 juta',
      '5 bulan',
    ],
    [
      'Siniar Cerita Gagal Usaha',
      'Wawancara jujur dengan mahasiswa yang usahanya tutup dan apa yang mereka pelajari. Sudah 8 episode.',
      ['Content Writing', 'Social Media'],
      null,
      null,
    ],
    [
      'Daur Ulang Kain Perca {kota}',
      'Mengolah sisa konveksi menjadi tas. Tiga penjahit siap, kami mencari perancang dan penjual.',
      ['Desain Grafis', 'Business Development'],
      'Rp 1,5 juta',
      '3 bulan',
    ],
    [
      'Tim Lomba Rencana Bisnis {kampus}',
      'Kami dua orang, perlu satu orang keuangan dan satu orang desain presentasi untuk lomba nasional.',
      ['Finance', 'Desain Grafis'],
      null,
      'Pendaftaran ditutup 3 minggu lagi',
    ],
  ],
};

export const projectConcepts: readonly ProjectConcept[] = Object.entries(rows).flatMap(([type, list]) =>
  list.map(([name, description, skills, budget, timeline]) => ({
    type: type as ProjectType,
    name,
    description,
    skills,
    budget,
    timeline,
  })),
);
