/** Words of students and names of companies, and the word under which the knowledge base speaks of them. */
const bookWords: Readonly<Record<string, string>> = {
  gaji: 'upah',
  honor: 'upah',
  karyawan: 'pekerja',
  pegawai: 'pekerja',
  shopee: 'marketplace',
  tokopedia: 'marketplace',
  tokped: 'marketplace',
  lazada: 'marketplace',
  'tiktok shop': 'marketplace',
  'biaya admin': 'biaya dipotong',
  nentuin: 'menentukan',
  ngitung: 'menghitung',
  hitungin: 'menghitung',
  daftarin: 'mendaftarkan',
  ngurus: 'mengurus',
};
const known = new RegExp(`\\b(${Object.keys(bookWords).join('|')})\\b`, 'gi');

/** A question in the words of the knowledge base; what it does not know of stays as it is. */
export function toBookWords(question: string): string {
  return question.replaceAll(known, (word) => bookWords[word.toLowerCase()] ?? word);
}
