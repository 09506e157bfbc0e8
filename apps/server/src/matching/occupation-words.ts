/**
 * What a person is called who does something, in the words that the lexicon has for doing it. The lexicon explains what
 * a person can do; a role is named by the person who does it.
 */
const occupations: Readonly<Record<string, string>> = {
  akuntan: 'akuntansi',
  'analis data': 'analisis data',
  'analis keuangan': 'keuangan',
  animator: 'animasi',
  bendahara: 'mengelola keuangan',
  'data analyst': 'analisis data',
  'data scientist': 'analisis data',
  desainer: 'desain grafis',
  developer: 'pemrograman',
  'frontend developer': 'pemrograman web',
  'front-end developer': 'pemrograman web',
  'backend developer': 'pemrograman web',
  'back-end developer': 'pemrograman web',
  'full stack': 'pemrograman web',
  fullstack: 'pemrograman web',
  ilustrator: 'ilustrasi',
  'juru foto': 'fotografi',
  'juru masak': 'memasak',
  komikus: 'ilustrasi',
  komposer: 'bikin lagu',
  'mobile developer': 'aplikasi android',
  'mobile development': 'aplikasi android',
  'pembuat soal': 'bank soal',
  penagih: 'tagih utang',
  pengangkut: 'jasa angkut',
  pengantar: 'kurir',
  'penulis soal': 'bank soal',
  penyaji: 'presentasi',
  pemasar: 'pemasaran',
  pengajar: 'mengajar',
  pengembang: 'pemrograman',
  'pengembang aplikasi': 'aplikasi android',
  'pengembang android': 'aplikasi android',
  'pengembang web': 'pemrograman web',
  'pengembang gim': 'unity',
  'pengembang game': 'unity',
  'penata suara': 'produksi musik',
  'penata rambut': 'potong rambut',
  penulis: 'menulis',
  penerjemah: 'menerjemahkan',
  penjahit: 'menjahit',
  perancang: 'desain',
  'perancang label': 'desain kemasan',
  'perancang tampilan': 'desain antarmuka',
  'perancang ui': 'desain antarmuka',
  'perancang web': 'desain antarmuka',
  pewawancara: 'wawancara survei',
  wawancara: 'survei',
  programmer: 'pemrograman',
  'software engineer': 'pemrograman',
  sekretaris: 'administrasi',
  tutor: 'mengajar',
  videografer: 'videografi',
};

const words = new RegExp(
  `\\b(?:${Object.keys(occupations)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})\\b`,
  'gi',
);

/** The text with names of occupations replaced by what they do. */
export function explainOccupations(text: string): string {
  return text.replaceAll(words, (found) => occupations[found.toLowerCase()] ?? found);
}
