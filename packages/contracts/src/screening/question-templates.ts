/** Screening questions that an owner may choose instead of writing their own: what it is about, and the question. */
export const questionTemplates = [
  {
    label: 'Pengalaman',
    question: 'Apa yang pernah Anda kerjakan yang mirip dengan proyek ini, dan apa bagian Anda?',
  },
  {
    label: 'Hasil kerja',
    question: 'Hasil kerja mana yang paling Anda banggakan? Ceritakan cara membuatnya.',
  },
  { label: 'Waktu', question: 'Berapa jam seminggu yang bisa Anda luangkan, dan di hari apa saja?' },
  { label: 'Mulai', question: 'Kapan Anda bisa mulai, dan sampai kapan Anda bisa ikut?' },
  { label: 'Alasan', question: 'Mengapa Anda tertarik dengan proyek ini?' },
  { label: 'Langkah pertama', question: 'Kalau diterima, apa yang ingin Anda kerjakan di pekan pertama?' },
  { label: 'Kerja sama', question: 'Bagaimana cara Anda memberi kabar saat pekerjaan terlambat?' },
  { label: 'Alat', question: 'Alat atau aplikasi apa yang biasa Anda pakai untuk pekerjaan ini?' },
  { label: 'Tempat', question: 'Anda bisa bekerja dari kota mana, dan apakah bisa bertemu langsung?' },
  { label: 'Harapan', question: 'Apa yang Anda harapkan dari tim ini?' },
] as const;
