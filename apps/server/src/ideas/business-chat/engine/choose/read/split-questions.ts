import { asksWhether, asksWhetherBefore } from './asks-whether.ts';
import { namesAspect } from './names-aspect.ts';

/** Words that ask where a question mark ends the clause; in stories they stand as well. */
const asksWeakly =
  /(?<!\p{L})(?:apa(?:kah|an|a?sih)?|opo|naon|apo|gimana|gmn|gmna|bagaimana|piye|kumaha|kayapa|cemana|baa|berapa\p{L}*|brp|brapa|brpa|piro|sabaraha|barapo?|kapan(?:kah)?|kpn|bilo|dimana|di mana|dmn|kemana|ke mana|kmn|mana|kenapa|knp|ngapa|mengapa|siapa\p{L}*|sapa|sopo|saha|boleh(?:kah)?|bolehin|bisa(?:kah)?|harus(?:kah)?|kudu|hrs|mesti|musti|wajib|perlu(?:kah)?|butuh|cara\p{L}*|caranya)(?!\p{L})/iu;
/** Words that say which thing is asked, beyond doubt. */
const asksPlainly =
  /(?<!\p{L})(?:gimana|gmn|gmna|bagaimana|piye|kumaha|kayapa|cemana|berapa\p{L}*|brp|brapa|brpa|piro|sabaraha|barapo?|kapan(?:kah)?|kpn|bilo|dimana|di mana|dmn|kemana|kmn|(?:ke|lewat|dari|sampai|sampe|yang|yg) mana|mana (?:yang|yg)|kenapa|knp|mengapa|siapa\p{L}*|sapa|apa (?:aja|saja|itu|namanya)|\p{L}{2,}nya (?:(?:pake|pakai|perlu|butuh|dari|yg|yang) )?apa(?=\s*(?:[.,?]|$|(?:trus|terus|dan|sama)\s))|namanya apa|ke siapa|izin apa|apa (?:izin|bedanya|yg|yang)|(?:apa|ato|atau) (?:cukup|satu|beda)|boleh|wajib|perlu|harus|mesti|kudu|(?:butuh|pakai|pake|pilih|mending\p{L}*|bagus\p{L}*|enakan|lebih \p{L}+) (?:\p{L}+ ){1,3}(?:atau|ato|apa))(?!\p{L})/iu;
/** What stands between two questions of one sentence; the comma of '0,5%' does not. */
const joints =
  /\s*(?:(?<!\d),|,(?!\d)|[;&]|(?<!\p{L})(?:trus|terus|trs|lalu|lantas|dan|serta|skalian|sekalian|plus|abis itu|habis itu|truss|sama)(?!\p{L}))\s*/giu;
/** Behind what is compared stands what it is compared with: 'bedanya cv sama pt'. */
const compares = /(?<!\p{L})(?:per|di)?beda\p{L}*(?: antara)?(?: \p{L}+){1,2}$/iu;
/** Tells why or for what the clause before asks: 'padahal barangnya sudah dipakai?'. */
const tellsWhy = /^(?:biar|supaya|soalnya|karena|krn|padahal)(?!\p{L})/iu;
/** More than this are a list, of which the whole is asked. */
const mostQuestions = 4;

/** Asks by itself, whatever ends it. */
const isQuestion = (clause: string): boolean => asksPlainly.test(clause) || asksWhetherBefore(clause);

/** Sentences with what asks in them, those with two questions at the joints between these. */
function clausesOf(text: string): string[] {
  return text.split(/(?<=[?!\n])\s*|(?<=\.)\s+/u).flatMap((sentence) => {
    const parts: string[] = [];
    let from = 0;
    for (const joint of sentence.matchAll(joints)) {
      const head = sentence.slice(from, joint.index);
      const rest = sentence.slice(joint.index + joint[0].length);
      if (/\p{L}/u.test(joint[0]) && compares.test(head)) continue;
      if (!isQuestion(head) || !(isQuestion(rest) || asksWhether(rest))) continue;
      parts.push(head);
      from = joint.index + joint[0].length;
    }
    return [...parts, sentence.slice(from)];
  });
}

/** Where the clause that asks begins in a sentence that tells something before it. */
function startOfAsked(clause: string): number {
  const asked = asksPlainly.exec(clause)?.index ?? asksWeakly.exec(clause)?.index ?? 0;
  return (clause.slice(0, asked).match(/^.*(?:(?<!\d),|,(?!\d))/su)?.[0] ?? '').length;
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
      isQuestion(clause) ||
      asksWhether(clause) ||
      (clause.trim().endsWith('?') &&
        (asksWeakly.test(clause) || (questions.length > 0 && namesAspect(clause))));
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
    questions.every((one, at) => at === 0 || !tellsWhy.test(one.told === '' ? one.asked : one.told))
    ? questions
    : [];
}
