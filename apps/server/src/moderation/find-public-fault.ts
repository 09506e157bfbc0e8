import reasons from '#content/moderation/reasons.json' with { type: 'json' };
import { assessText } from './assess-text/assess-text.ts';
import { hasHiddenContact } from './assess-text/find-hidden-contact.ts';

const mail = /[\p{L}\d._%+-]+@[\p{L}\d-]+\.[\p{L}]{2,}/u;
const phone = /(?:\+?62|\b0)[\s().-]*8(?:[\s().-]*\d){7,}/;
const link =
  /(?:https?:\/\/|www\.)\S|\b[\p{L}\d-]{2,}\.(?:com|co|id|net|org|xyz|site|online|shop|store|link|me|ly|ee|gg|top|vip|info|biz)\b/iu;

/** What a text that anyone may read must not have. */
export type PublicFault = { readonly kind: 'contact' | 'link' | 'harmful'; readonly message: string };

/**
 * The first thing that keeps a text of a student from being public: a way to reach a person, a link, harm to its readers.
 * In: the text, and what it is called in the sentence, e.g. 'Jawaban'. Out: the fault with a sentence for its author, or null.
 */
export function findPublicFault(text: string, what: string): PublicFault | null {
  if (mail.test(text) || phone.test(text))
    return { kind: 'contact', message: `${what} ini memuat nomor atau email. Hapus dulu, lalu kirim lagi.` };
  if (link.test(text))
    return { kind: 'link', message: `${what} ini memuat tautan. Hapus dulu, lalu kirim lagi.` };
  if (hasHiddenContact(text))
    return { kind: 'contact', message: `${what} ini memuat nomor atau alamat. Hapus dulu, lalu kirim lagi.` };
  // The weights are learnt from listings; a question or an answer of a few words is refused only where a rule says why.
  const { isHarmful, categories } = assessText(text);
  if (!isHarmful || categories.length === 0) return null;
  const why = categories.map((one) => reasons[one]).join(' dan ');
  return { kind: 'harmful', message: `${what} ini tidak dapat kami terima karena ${why}.` };
}
