export type NameFinding = { isGood: boolean; text: string };

/** How a name stands: its length, and what is hard to say or to write down after hearing it. */
export function judgeName(name: string): NameFinding[] {
  const clean = name.trim();
  if (clean === '') return [];
  const letters = [...clean].length;
  const words = clean.split(/\s+/).length;
  const syllables = clean.match(/[aiueoy]+/gi)?.length ?? 0;
  const hard = [
    ...(/\d/.test(clean) ? ['angka'] : []),
    ...(/[^aiueo\W\d_]{4,}/i.test(clean.replaceAll(/ng|ny|sy|kh/gi, 'n')) ? ['deret huruf mati'] : []),
    ...(/(?<letter>[a-z])\k<letter>{2,}/i.test(clean) ? ['huruf berulang'] : []),
    ...(/[qxz]|ph|ch|th/i.test(clean) ? ['ejaan asing'] : []),
    ...(/[^\p{L}\p{N}\s'&.-]/u.test(clean) ? ['tanda khusus'] : []),
  ];
  return [
    letters <= 20 && words <= 3
      ? { isGood: true, text: `Panjangnya pas: ${letters} huruf, ${words} kata.` }
      : {
          isGood: false,
          text: `Cukup panjang: ${letters} huruf, ${words} kata. Dua kata di bawah 20 huruf lebih mudah diingat.`,
        },
    syllables <= 7
      ? { isGood: true, text: `Enak diucapkan: ${syllables} suku kata.` }
      : { isGood: false, text: `${syllables} suku kata; coba sebutkan sambil berjalan, lalu pendekkan.` },
    hard.length === 0
      ? { isGood: true, text: 'Mudah ditulis setelah didengar.' }
      : { isGood: false, text: `Mudah salah tulis karena ada ${hard.join(', ')}.` },
  ];
}
