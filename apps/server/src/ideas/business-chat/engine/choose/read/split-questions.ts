/** Words that ask where a question mark ends the clause; in stories they stand as well. */
const asksWeakly =
  /(?<!\p{L})(?:apa(?:kah|an|a?sih)?|opo|naon|apo|gimana|gmn|gmna|bagaimana|piye|kumaha|kayapa|cemana|baa|berapa\p{L}*|brp|brapa|brpa|piro|sabaraha|barapo?|kapan(?:kah)?|kpn|bilo|dimana|di mana|dmn|kemana|ke mana|kmn|mana|kenapa|knp|ngapa|mengapa|siapa\p{L}*|sapa|sopo|saha|boleh(?:kah)?|bolehin|bisa(?:kah)?|harus(?:kah)?|kudu|hrs|mesti|musti|wajib|perlu(?:kah)?|butuh|cara\p{L}*|caranya)(?!\p{L})/iu;
/** Words that say which thing is asked, beyond doubt. */
const asksPlainly =
  /(?<!\p{L})(?:gimana|gmn|gmna|bagaimana|piye|kumaha|kayapa|cemana|berapa\p{L}*|brp|brapa|brpa|piro|sabaraha|barapo?|kapan(?:kah)?|kpn|bilo|dimana|di mana|dmn|kemana|ke mana|kmn|kenapa|knp|mengapa|siapa\p{L}*|sapa|apa (?:aja|saja|itu|namanya)|\p{L}{2,}nya (?:(?:pake|pakai|perlu|butuh|dari|yg|yang) )?apa(?=\s*(?:[,?]|$|(?:trus|terus|dan|sama)\s))|namanya apa|ke siapa|izin apa|apa (?:izin|bedanya|yg|yang)|(?:apa|ato|atau) (?:cukup|satu|beda)|boleh|wajib|perlu|harus|mesti|kudu|(?:butuh|pakai|pake|pilih|mending\p{L}*|bagus\p{L}*|enakan|lebih \p{L}+) (?:\p{L}+ ){1,3}(?:atau|ato|apa))(?!\p{L})/iu;
/** Asks whether, with no other word that asks: 'nib gratis ga?'. */
const asksYesOrNo =
  /(?<!\p{L})(?:ga|gak|gk|nggak|ngga|enggak|engga|tidak|tdk|belum|blm|ora|henteu|indak|ato tidak|atau tidak)\s*\?+\s*$|\p{L}kah\s*\?+\s*$/iu;
/** What stands between two questions of one sentence. */
const joints =
  /\s*(?:[,;&]|(?<!\p{L})(?:trus|terus|trs|lalu|lantas|dan|serta|skalian|sekalian|plus|abis itu|habis itu|truss|sama)(?!\p{L}))\s*/giu;
/** Only asks for leave of what the clause before says: 'kalau telat, gimana'. */
const asksLeave = /^(?:kalau|kalo|klo|kl|jika|bila|biar|supaya|soalnya|karena|krn|padahal)(?!\p{L})/iu;
/** More than this are a list, of which the whole is asked. */
const mostQuestions = 4;

/** Sentences with what asks in them, those with two questions at the joints between these. */
function clausesOf(text: string): string[] {
  return text.split(/(?<=[?!\n])\s*|(?<=\.)\s+/u).flatMap((sentence) => {
    const parts: string[] = [];
    let from = 0;
    for (const joint of sentence.matchAll(joints)) {
      const head = sentence.slice(from, joint.index);
      const rest = sentence.slice(joint.index + joint[0].length);
      if (!asksPlainly.test(head) || !asksPlainly.test(rest)) continue;
      parts.push(head);
      from = joint.index + joint[0].length;
    }
    return [...parts, sentence.slice(from)];
  });
}

/** Where the clause that asks begins in a sentence that tells something before it. */
function startOfAsked(clause: string): number {
  const asked = asksPlainly.exec(clause)?.index ?? asksWeakly.exec(clause)?.index ?? 0;
  return clause.slice(0, asked).lastIndexOf(',') + 1;
}

/** A question of a message, and what is told before it. */
export type Asked = { readonly told: string; readonly asked: string };

/**
 * The questions of a message that asks several things, each with what is told before it; nothing where it asks one.
 * @param text as it was written
 */
export function splitQuestions(text: string): Asked[] {
  const clauses = clausesOf(text).filter((clause) => /\p{L}{2}/u.test(clause));
  const questions: Asked[] = [];
  let told = '';
  for (const clause of clauses) {
    const isAsked =
      asksPlainly.test(clause) ||
      asksYesOrNo.test(clause) ||
      (asksWeakly.test(clause) && clause.trim().endsWith('?'));
    if (!isAsked) {
      told += `${clause} `;
      continue;
    }
    const at = startOfAsked(clause);
    questions.push({ told: `${told}${clause.slice(0, at)}`.trim(), asked: clause.slice(at).trim() });
    told = '';
  }
  const isSeveral = questions.length >= 2 && questions.length <= mostQuestions;
  return isSeveral &&
    questions.every((one, at) => at === 0 || !asksLeave.test(one.told === '' ? one.asked : one.told))
    ? questions
    : [];
}
