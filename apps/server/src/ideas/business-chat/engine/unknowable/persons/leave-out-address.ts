import { vocabulary } from '@kawanusaha/bahasa/lexicon/word-lists';

/** Words by which the one who answers is addressed; before a name they are titles of another. */
const address =
  /^(?:(?:halo|hai|hi|permisi|misi|maaf|punten|woi|eh)[,!. ]+)*(?:min|kak|kaka|bang|mas|mbak|mba|pak|bu|om|gan|sis|bro|teh|kang|mang|uni|uda|bli|koh|ci)[,!. ]+(?=(\p{L}+))/u;
/** Persons by what they are, of whom a title is said: 'bu kantin', 'pak lurah'. */
const ofOffice = new Set(
  'kantin kos kost rt rw lurah camat kades dosen guru bos haji ustad kepala ketua bendahara mantri satpam sopir tukang admin kurir'.split(
    ' ',
  ),
);

const isName = (word: string): boolean =>
  ofOffice.has(word) ||
  !(
    vocabulary.commonRoots.has(word) ||
    vocabulary.stopWords.has(word) ||
    vocabulary.lexiconWords.has(word) ||
    vocabulary.slangWords.has(word)
  );

/**
 * A message without the words that address the one who answers: 'kak nib penting ga' is 'nib penting ga'; 'pak Hendro suka ga' stays.
 * @param said in lower case
 */
export function leaveOutAddress(said: string): string {
  const found = address.exec(said);
  return found === null || isName(found[1] ?? '') ? said : said.slice(found[0].length);
}
