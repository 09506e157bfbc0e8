import { stepGuidePath } from '#config/guide-paths.ts';
import type { Step } from './step.ts';

/** Steps 7 to 12: from the break-even point to growth. */
export const lateSteps: readonly Step[] = [
  {
    number: 7,
    title: 'Cari titik impas dan arus kas',
    what: 'Jumlah yang harus terjual dan kapan uang Anda kembali.',
    when: 'Setelah harga ditentukan, sebelum menyewa tempat.',
    how: [
      'Pisahkan biaya tetap dan biaya per unit',
      'Hitung titik impas',
      'Buat arus kas 12 bulan',
      'Lihat skenario hati-hati',
    ],
    example:
      'Biaya tetap Rp 700.000, sumbangan per porsi Rp 5.000: titik impas 140 porsi, atau 6 porsi per hari jualan.',
    prompt:
      'Angka usaha saya: harga [..], biaya per unit [..], biaya tetap sebulan [..], modal [..], target [..] unit per hari. Sebutkan asumsi mana yang paling berbahaya bila salah dan cara murah untuk memeriksanya. Jangan menghitung ulang angkanya.',
    use: { label: 'Buka Google Spreadsheet', href: 'https://docs.google.com/spreadsheets/' },
    tutorial: stepGuidePath(7),
  },
  {
    number: 8,
    title: 'Beri nama dan tampilan',
    what: 'Nama yang dapat dipakai, satu warna, satu huruf, satu kalimat.',
    when: 'Setelah ada pembeli pertama, bukan sebelumnya.',
    how: [
      'Buat sepuluh nama',
      'Uji lewat telepon',
      'Periksa merek di pangkalan data DJKI',
      'Pakai satu tampilan di semua tempat',
    ],
    example:
      '"Bowl Siang" mudah diucapkan dan akunnya tersedia. Nama kedua ditolak karena mirip merek terdaftar.',
    prompt:
      'Usulkan sepuluh nama untuk usaha [usaha] bagi [pembeli]. Syarat: dua kata, mudah ditulis saat didengar lewat telepon, tidak memakai nama merek lain. Untuk tiap nama tulis alasan dan kemungkinan salah tulis.',
    use: { label: 'Buka pangkalan data merek', href: 'https://pdki-indonesia.dgip.go.id/' },
    tutorial: stepGuidePath(8),
  },
  {
    number: 9,
    title: 'Buat konten yang menjual',
    what: 'Rencana 30 hari dengan tiga tema dan jadwal yang sanggup dijalankan.',
    when: 'Saat produk sudah dapat dipesan.',
    how: [
      'Pilih tema: proses, bukti, jawaban',
      'Tulis sepuluh ide sekaligus',
      'Rekam dalam satu hari',
      'Ukur pesanan, bukan tayangan',
    ],
    example:
      'Video 20 detik "satu porsi dari nol" menghasilkan 6 pesanan; foto menu hanya 1. Bulan depan lebih banyak video proses.',
    prompt:
      'Buat kalender konten 30 hari untuk [usaha] di [kanal] dengan tiga tema: proses, bukti pembeli, jawaban pertanyaan. Tiap baris: hari, kalimat pembuka maksimal 12 kata, apa yang direkam, ajakan. Hanya hal yang bisa direkam dengan ponsel.',
    use: { label: 'Buka CapCut', href: 'https://www.capcut.com/' },
    tutorial: stepGuidePath(9),
  },
  {
    number: 10,
    title: 'Urus izin yang perlu',
    what: 'Daftar izin menurut jenis usaha dan urutan mengurusnya.',
    when: 'Begitu Anda berjualan rutin.',
    how: [
      'Buat NIB gratis',
      'Cari kewajiban produk Anda: SPP-IRT, halal, BPOM',
      'Siapkan label',
      'Simpan berkas di satu folder',
    ],
    example:
      'Keripik tempe kemasan: NIB, SPP-IRT, lalu sertifikat halal. Ketiganya memakai nama usaha yang sama.',
    prompt:
      'Usaha saya [jenis produk, cara dibuat, cara disimpan, dijual di mana]. Susun daftar izin yang mungkin diperlukan di Indonesia, urutannya, dan pertanyaan yang harus saya ajukan ke dinas. Tandai mana yang Anda tidak yakin dan harus saya periksa di oss.go.id.',
    use: { label: 'Buka OSS', href: 'https://oss.go.id/' },
    tutorial: stepGuidePath(10),
  },
  {
    number: 11,
    title: 'Catat uang tiap hari',
    what: 'Buku kas, laba rugi bulanan, dan kewajiban pajak yang jelas.',
    when: 'Sejak penjualan pertama.',
    how: ['Pisahkan rekening', 'Catat sebelum tidur', 'Rekap tiap Minggu', 'Bandingkan dengan rencana'],
    example:
      'Dua minggu catatan menunjukkan kemasan memakan 14% omzet. Setelah pindah pemasok turun menjadi 9%.',
    prompt:
      'Berikut catatan kas saya sebulan: [tempel tanpa nama orang]. Kelompokkan menjadi penjualan, bahan, kemasan, tenaga, dan lainnya. Tunjukkan tiga pengeluaran terbesar dan satu pertanyaan yang harus saya jawab sebelum bulan depan.',
    use: { label: 'Buka SIAPIK Bank Indonesia', href: 'https://www.bi.go.id/siapik/' },
    tutorial: stepGuidePath(11),
  },
  {
    number: 12,
    title: 'Perbaiki atau hentikan',
    what: 'Keputusan tertulis setiap tiga bulan: lanjut, ubah, atau berhenti.',
    when: 'Akhir bulan ketiga dan seterusnya.',
    how: [
      'Lihat tiga angka: pembeli ulang, laba, jam kerja',
      'Bandingkan dengan batas yang ditetapkan di awal',
      'Pilih satu hal untuk diubah',
      'Tulis alasannya',
    ],
    example:
      'Pembeli ulang 8% selama tiga bulan. Tim mengubah dari jual satuan menjadi langganan; bulan berikutnya 31%.',
    prompt:
      'Data tiga bulan usaha saya: [penjualan, laba, pembeli ulang, jam kerja]. Batas yang saya tetapkan: [batas]. Berikan alasan terkuat untuk lanjut, untuk mengubah, dan untuk berhenti. Jangan memilihkan; sebutkan satu informasi yang paling mengubah keputusan.',
    use: { label: 'Buka Google Formulir', href: 'https://docs.google.com/forms/' },
    tutorial: stepGuidePath(12),
  },
];
