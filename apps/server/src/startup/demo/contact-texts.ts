import type { ContactSkill } from '@kawanusaha/contracts/directory';

export type ContactText = {
  readonly experience: string;
  readonly vision: string;
  readonly lookingFor: string;
};

/** What fictitious contacts say of themselves, by main skill; each is used by a few people. */
export const contactTexts: Readonly<Record<ContactSkill, readonly ContactText[]>> = {
  Marketing: [
    {
      experience: '2 tahun mengelola media sosial tiga UMKM kuliner, pengikut naik dari 400 menjadi 9.000.',
      vision: 'Saya suka membuat kampanye kecil yang bisa diukur, lalu mengulang yang berhasil.',
      lookingFor: 'Pemilik produk yang siap diajak bereksperimen',
    },
    {
      experience: 'Memimpin promosi festival kampus dengan 3.200 pengunjung.',
      vision: 'Ingin belajar iklan berbayar dengan anggaran kecil bersama usaha sungguhan.',
      lookingFor: 'Tim usaha yang sudah punya produk',
    },
    {
      experience: 'Afiliasi dan siaran langsung sejak 2024, rata-rata 40 pesanan per sesi.',
      vision: 'Penjualan jujur: hanya menawarkan barang yang saya pakai sendiri.',
      lookingFor: 'Produsen lokal',
    },
    {
      experience: 'Menulis naskah iklan untuk dua agensi kecil.',
      vision: 'Kata-kata yang jelas lebih laku daripada kata-kata yang besar.',
      lookingFor: 'Perancang grafis untuk bekerja berdua',
    },
  ],
  Desain: [
    {
      experience: 'Ilustrator lepas, 60 lebih kemasan makanan dan minuman.',
      vision: 'Kemasan UMKM bisa tampil setara merek besar tanpa biaya besar.',
      lookingFor: 'UMKM dengan produk siap jual',
    },
    {
      experience: 'Perancang antarmuka, dua aplikasi kampus dipakai 1.500 mahasiswa.',
      vision: 'Merancang untuk ponsel murah dan jaringan lambat.',
      lookingFor: 'Pengembang web atau mobile',
    },
    {
      experience: 'Fotografer produk dengan studio kecil di kamar.',
      vision: 'Foto yang baik membuat pembeli percaya sebelum membaca.',
      lookingFor: 'Toko daring',
    },
    {
      experience: 'Juara 2 lomba desain poster nasional tahun lalu.',
      vision: 'Ingin membangun studio bersama teman-teman seangkatan.',
      lookingFor: 'Rekan yang paham bisnis jasa',
    },
  ],
  Teknologi: [
    {
      experience: 'Pengembang web 3 tahun, terbiasa dengan TypeScript dan PostgreSQL.',
      vision: 'Membuat perangkat lunak sederhana yang dipakai setiap hari.',
      lookingFor: 'Pemilik masalah nyata, bukan sekadar ide',
    },
    {
      experience: 'Membuat aplikasi Android pencatat kas warung.',
      vision: 'Teknologi harus bisa dipakai tanpa pelatihan.',
      lookingFor: 'Perancang antarmuka',
    },
    {
      experience: 'Asisten laboratorium data, mengolah survei 5.000 responden.',
      vision: 'Keputusan usaha sebaiknya berdasar angka yang benar.',
      lookingFor: 'Usaha yang punya data penjualan',
    },
    {
      experience: 'Merakit sensor untuk kebun hidroponik kampus.',
      vision: 'Alat murah untuk petani kecil.',
      lookingFor: 'Rekan agribisnis',
    },
  ],
  Keuangan: [
    {
      experience: 'Bendahara koperasi mahasiswa dengan omzet Rp 90 juta per tahun.',
      vision: 'Usaha kecil mati karena kas, bukan karena laba. Saya menjaga kas.',
      lookingFor: 'Usaha yang mulai tumbuh',
    },
    {
      experience: 'Magang di kantor konsultan pajak, melayani 20 UMKM.',
      vision: 'Pajak bisa dijelaskan dengan bahasa sehari-hari.',
      lookingFor: 'UMKM yang ingin rapi',
    },
    {
      experience: 'Menyusun proyeksi keuangan untuk tiga tim lomba rencana bisnis.',
      vision: 'Angka yang jujur lebih meyakinkan juri daripada angka yang besar.',
      lookingFor: 'Tim lomba',
    },
    {
      experience: 'Mengelola arisan modal 30 anggota tanpa tunggakan.',
      vision: 'Ingin membuat skema patungan modal yang adil.',
      lookingFor: 'Rekan hukum dan teknologi',
    },
  ],
  Bisnis: [
    {
      experience: 'Menjalankan katering mahasiswa, 80 porsi per hari selama dua tahun.',
      vision: 'Membantu teman membuka usaha pertama dengan risiko kecil.',
      lookingFor: 'Mitra cabang di kampus lain',
    },
    {
      experience: 'Penghubung UMKM dan pemasok di pasar induk.',
      vision: 'Harga bahan yang adil untuk usaha kecil.',
      lookingFor: 'Pemilik usaha kuliner',
    },
    {
      experience: 'Ketua inkubator bisnis kampus, mendampingi 18 tim.',
      vision: 'Uji ke pembeli dahulu, proposal belakangan.',
      lookingFor: 'Tim yang mau keluar kelas',
    },
    {
      experience: 'Reseller lalu produsen kerudung, tiga penjahit tetap.',
      vision: 'Tumbuh pelan dengan kualitas yang sama.',
      lookingFor: 'Rekan pemasaran',
    },
  ],
  Lainnya: [
    {
      experience: 'Penerjemah Inggris dan Mandarin untuk dokumen ekspor.',
      vision: 'Produk kampung bisa sampai luar negeri.',
      lookingFor: 'UMKM siap ekspor',
    },
    {
      experience: 'Mahasiswa hukum, mengurus 25 NIB dan 6 merek.',
      vision: 'Izin bukan hal yang menakutkan.',
      lookingFor: 'Usaha yang belum berizin',
    },
    {
      experience: 'Pembawa acara dan pelatih presentasi.',
      vision: 'Setiap orang bisa menjelaskan usahanya dalam dua menit.',
      lookingFor: 'Tim lomba',
    },
    {
      experience: 'Pengelola logistik acara kampus sejak 2023.',
      vision: 'Barang sampai tepat waktu adalah pemasaran terbaik.',
      lookingFor: 'Toko daring yang kewalahan kirim',
    },
  ],
};
