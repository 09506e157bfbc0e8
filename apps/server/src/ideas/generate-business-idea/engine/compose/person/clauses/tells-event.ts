import { concept } from '@kawanusaha/bahasa/lexicon/concepts';
import type { ConceptMention, Understanding } from '@kawanusaha/bahasa/understanding';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What goes wrong or has to be borne: 'angkotnya mogok', 'nunggu dosen', 'tetangga berisik'. */
const mishaps = words(
  'mogok macet telat terlambat lowbat lobat lobet lemot ngelag delay padam kebanjiran kehujanan keujanan kepanasan ' +
    'kedinginan basah hilang ketinggalan kecopetan nyasar kesasar kesiangan kejebak terjebak bocor jatuh tumpah kalah ' +
    'berisik nunggu menunggu nungguin kesandung kepleset batal mendung gerimis gerah',
);
/** When it was: what a clause tells of then is no field of the person, unless it tells a deed. */
const times = words('kemarin kemaren tadi barusan semalam semalem besok lusa');
/** Who says one of these tells of what they can, like or do. */
const abilities = words(
  'bisa jago suka hobi senang gemar pengen pengin ingin mau minat tertarik belajar kursus pelatihan bikin membuat buat jual ' +
    'jualan dagang bantu bantuin kerja magang paham ngerti mengerti biasa terbiasa sering rajin pintar lihai ahli pernah ' +
    'usaha bisnis buka produksi servis reparasi perbaiki benerin memperbaiki nambal tambal kumpulin ngumpulin cuci rakit ' +
    'merakit bongkar jahit masak olah ngolah tanam nanam ternak pelihara rawat ngajar ngajarin mengajar edit ngedit desain ' +
    'pasang ganti antar nganter kirim sewa ikut lomba juara latihan punya',
);
/** A deed is told also where it was only yesterday. */
const deeds = words('skill activity service craft');

/** The words of the clause that a mention stands in: up to the next comma on either side. */
function clauseAround({ tokens }: Understanding, { start, end }: ConceptMention, text: string): string[] {
  const isTogether = (from: number, to: number): boolean => !/[,;.!?\n]/u.test(text.slice(from, to));
  return tokens
    .filter((token) => (token.start < start ? isTogether(token.end, start) : isTogether(end, token.start)))
    .flatMap(({ text: written, normal }) => [written.toLowerCase(), ...normal.split(' ')]);
}

/**
 * Whether a mention stands in a clause that tells what happened ('kemarin hujan deras, angkotnya mogok') and nothing of what the
 * person can, likes or does.
 * @param text that was read
 */
export function tellsEvent(read: Understanding, mention: ConceptMention, text: string): boolean {
  const clause = clauseAround(read, mention, text);
  const says = (some: ReadonlySet<string>): boolean =>
    clause.some((word) => some.has(word) || some.has(word.replace(/(?:nya|ku)$/u, '')));
  if (says(abilities)) return false;
  return says(mishaps) || (says(times) && !deeds.has(concept(mention.id).kind));
}
