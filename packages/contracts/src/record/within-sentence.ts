/** A text as it stands within a sentence: 'Anak kos' is 'anak kos'. A name of capital letters ('UMKM', 'PKK') keeps them. */
export const withinSentence = (text: string): string =>
  /^\p{Lu}\P{Lu}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const enumerated = new Intl.ListFormat('id', { type: 'conjunction' });

/** Groups of buyers as a sentence names them: 'Anak kos; pekerja.' is 'anak kos dan pekerja'. */
export const listBuyers = (targetMarket: string): string =>
  enumerated.format(
    targetMarket
      .trim()
      .replace(/[.!?]+$/, '')
      .split(';')
      .map((group) => withinSentence(group.trim()))
      .filter((group) => group !== ''),
  );
