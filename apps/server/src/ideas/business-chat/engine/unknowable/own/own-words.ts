/** Words that end like what is one's own: 'bahan baku', 'jual buku'. */
const onlyAlike = '(?:(?:ber|pe|per)?laku|buku|baku|saku|suku|paku|beku|kaku|bangku|terpaku)';

/** A word of one's own, as alternatives of a pattern: 'berkasku', 'kami'; the regions' words are written out before. */
export const ownWords = `(?:(?!${onlyAlike}(?!\\p{L}))\\p{L}{2,}ku|ku|saya|aku|kami|kita|awak|beta)`;
