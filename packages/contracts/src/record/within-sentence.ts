/** A text as it stands within a sentence: 'Anak kos' is 'anak kos'. A name of capital letters ('UMKM', 'PKK') keeps them. */
export const withinSentence = (text: string): string =>
  /^\p{Lu}\P{Lu}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
