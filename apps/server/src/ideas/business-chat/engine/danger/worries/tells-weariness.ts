const weary =
  '(?:ca?pe+[kh]*|cpk|capai|lelah|letih|lungkrah|tepar|uyuh|kapayahan|kenyel|litak|pusing|pening|stre?s|mumet|ngelu|lieur|panek|kewalahan|keteteran|nangis|nyesek|sedih|putus asa|patah semangat|frustr?asi|kecewa|muak|jenuh|burn ?out|overthinking|minder|insecure|remuk|nyerah|(?:ga|gak|nggak|ngga|tidak|tak|ora|kada|teu|tra) (?:kuat|sanggup|tahan))';
/** What is hoped for or left out is not felt now: 'biar ga capek'. */
const notNow =
  '(?:biar|supaya|agar|tanpa|anti|belum|bikin|buat|cegah|(?:ga|gak|nggak|ngga|tidak|tak)(?: usah| perlu| mau| jadi)?)';
/** Who else may feel it. */
const others =
  '(?:pelanggan|pembeli|customer|konsumen|klien|karyawan|pegawai|admin|bayi|anak|hewan|kucing|ayam|orang)\\p{L}*';
const felt = new RegExp(
  `(?<!\\p{L})(?<!(?<!\\p{L})(?:${notNow}|${others}(?: (?:pada|jadi|udah|sudah|yg|yang))?) )${weary}(?!\\p{L})`,
  'iu',
);
/** A symptom of food or an illness is no weariness. */
const ofIllness = /(?<!\p{L})(?:mual|muntah|diare|keracunan|demam|hamil|alergi)(?!\p{L})/iu;

/**
 * Whether a person tells beside a question that they are worn out: one sentence of warmth goes before its answer then.
 * @param text as it was written
 */
export const tellsWeariness = (text: string): boolean => felt.test(text) && !ofIllness.test(text);

/** Words up to which a sentence tells nothing but that its writer is worn out. */
const fewWords = 4;
const isWeariness = (clause: string): boolean =>
  clause.trim().split(/\s+/u).length <= fewWords && tellsWeariness(clause);

/**
 * Takes sentences that only tell that a person is worn out from a message that says more: what is asked beside them is looked for alone.
 * @param text as it was written
 */
export function leaveOutWeariness(text: string): string {
  const clauses = text.split(/(?<=[,.;!?])\s+/u);
  const rest = clauses.filter((clause) => !isWeariness(clause));
  return rest.length === 0 ? text : rest.join(' ');
}
