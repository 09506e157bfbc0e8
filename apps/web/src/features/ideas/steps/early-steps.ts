import { stepGuidePath } from '#config/guide-paths.ts';
import { paths } from '#config/paths.ts';
import type { Step } from './step.ts';

/** Steps 1 to 6: from the idea to a price. */
export const earlySteps: readonly Step[] = [
  {
    number: 1,
    title: 'Temukan ide yang cocok',
    what: 'Tiga ide usaha yang sesuai keahlian, minat, dan modal Anda, lengkap dengan angkanya.',
    when: 'Sebelum belanja apa pun, atau saat usaha sekarang terasa buntu.',
    how: [
      'Tulis keahlian yang pernah dipakai orang lain, bukan cita-cita',
      'Isi modal yang sanggup hilang',
      'Bandingkan tiga ide memakai alasan, bukan nilainya saja',
    ],
    example:
      'Rani bisa memasak dan punya Rp 500.000. Ia memilih puding gelas karena titik impasnya hanya 69 gelas sebulan.',
    prompt:
      'Saya mahasiswa dengan keahlian [keahlian], minat [minat], modal [jumlah], dan waktu [jam] jam seminggu di [kota]. Usulkan tiga usaha yang berbeda. Untuk tiap usaha tulis pembelinya, modal, biaya per unit, harga, risiko terbesar, dan satu cara mengujinya dalam tujuh hari tanpa membeli alat.',
    use: { label: 'Buka Idea AI', href: paths.ai },
    tutorial: stepGuidePath(1),
  },
  {
    number: 2,
    title: 'Kenali masalah pembeli',
    what: 'Catatan lima percakapan yang menunjukkan masalah mana yang sungguh dibayar orang.',
    when: 'Setelah memilih ide, sebelum membuat produk.',
    how: [
      'Pilih lima orang yang mungkin membeli',
      'Tanya kejadian terakhir, bukan pendapat',
      'Catat kata-kata mereka apa adanya',
      'Cari keluhan yang muncul minimal tiga kali',
    ],
    example:
      '"Terakhir kali lapar malam, Anda beli apa dan berapa?" Empat dari lima menjawab mi instan karena warung tutup. Masalahnya jam buka, bukan rasa.',
    prompt:
      'Saya ingin mewawancarai calon pembeli [produk] yaitu [siapa]. Susun tujuh pertanyaan tentang kejadian terakhir yang mereka alami, tanpa menyebut ide saya dan tanpa pertanyaan pengandaian. Sertakan satu pertanyaan tentang berapa yang sudah mereka bayar.',
    use: { label: 'Buka ChatGPT', href: 'https://chatgpt.com/' },
    tutorial: stepGuidePath(2),
  },
  {
    number: 3,
    title: 'Amati pasar dan pesaing',
    what: 'Tabel lima pesaing dengan harga, keluhan pembeli, dan celah yang tersisa.',
    when: 'Bersamaan dengan wawancara.',
    how: [
      'Beli produk pesaing',
      'Baca ulasan bintang satu sampai tiga',
      'Catat harga, porsi, waktu tunggu',
      'Tulis satu hal yang semua lakukan dengan buruk',
    ],
    example:
      'Lima geprek di jalan kampus rata-rata Rp 14.000, semua tutup pukul 21.00. Celahnya antar pukul 22.00.',
    prompt:
      'Berikut catatan saya tentang lima pesaing: [tempel catatan]. Buat tabel perbandingan, lalu sebutkan tiga keluhan yang paling sering dan satu celah yang bisa saya isi dengan modal [jumlah]. Bila datanya kurang, sebutkan apa yang harus saya cari.',
    use: { label: 'Buka Google Trends', href: 'https://trends.google.co.id/' },
    tutorial: stepGuidePath(3),
  },
  {
    number: 4,
    title: 'Cari teman dan mentor',
    what: 'Satu orang yang melengkapi keahlian Anda dan satu orang untuk bertanya.',
    when: 'Saat Anda tahu pekerjaan apa yang tidak sanggup dikerjakan sendiri.',
    how: [
      'Tulis tiga pekerjaan yang paling Anda hindari',
      'Cari orang yang menyukainya',
      'Mulai dengan proyek percobaan dua minggu',
      'Tulis pembagian hasil sebelum mulai',
    ],
    example:
      'Dimas pandai membuat aplikasi tetapi takut menawarkan. Ia mencari relasi Marketing dan menjual tiga situs pertama dalam sebulan.',
    prompt:
      'Usaha saya [usaha]. Saya bisa [keahlian] dan tidak bisa [kekurangan]. Tulis pesan perkenalan 80 kata kepada calon rekan yang menjelaskan apa yang saya cari, berapa jam seminggu, dan apa imbalannya, dengan nada sopan dan jelas.',
    use: { label: 'Buka Cari Relasi', href: paths.relations },
    tutorial: stepGuidePath(4),
  },
  {
    number: 5,
    title: 'Rancang produk percobaan',
    what: 'Versi terkecil yang dapat dijual minggu ini.',
    when: 'Setelah masalahnya jelas.',
    how: [
      'Coret semua yang tidak menyelesaikan masalah utama',
      'Buat sepuluh unit',
      'Tetapkan ukuran berhasil sebelum menjual',
      'Jual, jangan dibagikan',
    ],
    example:
      'Target: 7 dari 10 porsi terjual dalam dua hari. Hasil: 9 terjual, tiga orang memesan lagi. Lanjut.',
    prompt:
      'Produk saya [produk] untuk [pembeli] yang mengalami [masalah]. Bantu saya menentukan versi terkecil yang bisa dijual dalam tujuh hari dengan modal [jumlah]. Sebutkan apa yang dihapus, ukuran berhasil, dan tanda untuk berhenti.',
    use: { label: 'Buka Canva', href: 'https://www.canva.com/id_id/' },
    tutorial: stepGuidePath(5),
  },
  {
    number: 6,
    title: 'Hitung HPP dan harga',
    what: 'Biaya satu unit yang benar dan harga yang menyisakan laba.',
    when: 'Sebelum menyebut harga kepada siapa pun.',
    how: [
      'Timbang bahan untuk sekali produksi',
      'Masukkan upah Anda',
      'Tentukan margin',
      'Hitung harga di aplikasi setelah potongan',
    ],
    example:
      'Biaya Rp 140.000 untuk 20 porsi = HPP Rp 7.000. Margin 30% berarti harga Rp 10.000, di aplikasi berpotongan 20% menjadi Rp 12.500.',
    prompt:
      'Periksa perhitungan HPP saya: [tempel daftar bahan, harga, jumlah terpakai, upah, biaya lain, jumlah jadi]. Tunjukkan biaya yang mungkin terlupa dan hitung ulang dengan langkah yang terlihat. Jangan membulatkan sebelum akhir.',
    use: { label: 'Buka Google Spreadsheet', href: 'https://docs.google.com/spreadsheets/' },
    tutorial: stepGuidePath(6),
  },
];
