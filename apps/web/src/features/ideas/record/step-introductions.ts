/** What each of the twelve steps is for, in one sentence under its name. */
export const stepIntroductions = [
  'Ide ini menjadi dasar sebelas langkah berikutnya.',
  'Tanya kejadian terakhir, bukan pendapat. Lima orang sudah cukup untuk mulai.',
  'Tulis siapa yang sudah menjual dan berapa harganya, lalu hitung berapa yang mungkin membeli.',
  'Umumkan siapa yang Anda cari. Formulirnya sudah terisi dari ide Anda.',
  'Jual versi terkecil, lalu putuskan dari hasilnya.',
  'Harga harus menutup biaya satu unit dan masuk akal di samping pesaing.',
  'Berapa yang harus terjual, dan kapan uang paling tipis.',
  'Nama yang mudah diucapkan, belum dipakai, dan label yang lengkap.',
  'Tiga puluh kiriman dari kata-kata ide Anda. Bagian dalam kurung siku Anda isi sendiri.',
  'Hanya yang perlu untuk jenis usaha dan tempat Anda, dengan alamat resminya.',
  'Catat sejak penjualan pertama. Baris pembuka sudah dihitung dari rencana.',
  'Lihat semua bukti, lalu putuskan: lanjut, ubah, atau berhenti.',
] as const;
