/** Indonesian texts of this function. */
export const messages = {
  noMore: 'Semua ide yang cocok sudah ditampilkan. Ubah keahlian, minat, atau modal untuk melihat yang lain.',
  providerNote:
    'Ditulis oleh AI dari jawaban Anda; angkanya dihitung sistem dari asumsi yang dapat Anda ubah. Periksa kembali sebelum memakai uang.',
  cutNote:
    'Penyedia AI berhenti sebelum selesai; ini ide yang sudah utuh. Angkanya dihitung sistem dari asumsi yang dapat Anda ubah. Periksa kembali sebelum memakai uang.',
  composedNote:
    'Disusun sistem KawanUsaha dari jawaban Anda, bukan jawaban AI. Angkanya dihitung dari asumsi yang dapat Anda ubah.',
  question:
    'Apa satu hal yang pernah Anda kerjakan sampai selesai, atau yang paling sering dimintai tolong oleh teman?',
  questionExamples: [
    'memasak untuk acara keluarga',
    'membuat desain di Canva',
    'memperbaiki motor',
    'mengajar adik',
  ],
  refusal: {
    /** Said in place of a thing that has no name of its own. */
    unnamed: 'kecurangan atau tindakan terlarang',
    message:
      'Kami tidak membantu usaha yang berkaitan dengan {hal}, karena merugikan orang lain dan melanggar hukum.',
    alternative:
      'Tuliskan keahlian lain yang Anda punya; banyak usaha jujur yang dapat dimulai minggu ini tanpa modal besar.',
  },
  helpAlternative: 'Ide usaha dapat menunggu. Kembalilah kapan pun Anda siap.',
  quotaNote: 'Kuota AI Anda hari ini habis, jadi ide ini dari katalog.',
  capNote: 'Kuota AI situs ini untuk hari ini habis, jadi ide ini dari katalog.',
  failureNotes: {
    refused: 'Penyedia AI tidak memberi ide untuk jawaban ini, jadi ide ini dari katalog.',
    busy: 'Penyedia AI sedang penuh, jadi ide ini dari katalog.',
    unreadable: 'Jawaban penyedia AI tidak dapat dibaca, jadi ide ini dari katalog.',
    unfit: 'Ide dari penyedia AI tidak lolos pemeriksaan kami, jadi ide ini dari katalog.',
    failed: 'Penyedia AI sedang tidak menjawab, jadi ide ini dari katalog.',
  },
} as const;
