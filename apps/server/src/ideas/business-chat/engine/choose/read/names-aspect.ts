/** Nothing but one thing of a subject, with what softens or asks it. */
const pattern =
  /^\s*(?:(?:trus|terus|trs|lalu|sama|dan|plus|serta|oke|ok|nah|kalau|kalo|klo)[\s,]+)*(?:\p{L}+ ){0,2}\p{L}{3,}nya(?: (?:berapa|brp|persen|lama|gimana|gmn|apa|kak|min|ya|sih))*\s*\?*\s*$/iu;

/**
 * Whether a text names only what of a subject is asked: 'trus masa berlakunya?', 'modalnya?'.
 * @param text as it was written
 */
export const namesAspect = (text: string): boolean => pattern.test(text);
