const anyone =
  '(?:te?me?n|teman|kawan|kakak|kaka|abang|adik|adek|sepupu|saudara|sodara|tetangga|pacar|kenalan|bos|om|tante|paman|senior|orang|org)(?:-?\\p{L}{0,2}ku|ku|nya)?';
const ofWhom =
  '(?: (?:kos|kost|kosan|kampus|kuliah|sekelas|kelas|kantor|kerja|deket|dekat|lama|gue|gw|gua|aku|saya|sy|ini|itu|ada|yang|yg)){0,3}';
const asks =
  '(?: (?:lagi|cuma|iseng|pada|kemarin|kemaren|tadi|suka|mau|pengen|pengin|pgn|ingin|pingin)){0,3} (?:(?:nanya|tanya|nanyain|nanyak|bertanya|kepo|penasaran|nitip tanya|titip tanya)(?:nya)?|(?:pengen|pengin|pgn|mau|minta|ingin) (?:tau|tahu|diajarin)|minta(?: tolong)? (?:di(?:cari|bikin|buat|bantu|tanya|carikan)(?:in|kan)?))';
const lead = '(?:(?: (?:soal|tentang|ttg|gini|katanya|nih|kak|min|dong|ke aku|ke gue|ke gw|ke saya))*[,:]*)';
/** A question is put into the mouth of another: 'temenku nanya', 'bukan aku sih, tapi kakakku pengen tau'. */
const askedForAnother = new RegExp(
  `(?<!\\p{L})(?:bukan (?:buat |untuk )?(?:aku|gue|gw|gua|saya|sy)(?: (?:sih|kok|ya|loh|lho))*,? )?(?:(?:tapi|tp|ini|ada) )*${anyone}${ofWhom}${asks}${lead}(?!\\p{L})`,
  'giu',
);
const supposed =
  '(?:kalau |kalo |klo )?(?:misal(?:nya|kan)?|seandainya|andai(?:kan|nya)?|umpama(?:nya)?|anggap(?:lah)?(?: aja| saja)?|katakanlah|secara teori|teorinya|hipotetis(?:nya)?)(?: (?:nih|ya|aja|doang|sih|min|kak))*,?';
const wish = '(?:mau|pengen|pengin|pgn|ingin|pingin|niat|butuh|cari|nyari)';
/** One who wants to do it is only supposed: 'misalnya ada orang mau jual …'. Without a wish it may be a deed that is feared. */
const supposedWish = new RegExp(
  `(?<!\\p{L})${supposed} (?:ada )?(?:orang|org|seseorang|tokoh|karakter|${anyone})?(?:${ofWhom}) ?(?=${wish}(?!\\p{L}))`,
  'giu',
);
/** Nothing but curiosity is told. */
const curious =
  /(?<!\p{L})(?:(?:cuma|cuman|hanya|sekedar|sekadar|iseng|sumpah) )+(?:penasaran|pengen tau|pengen tahu|nanya|tanya|iseng)(?: (?:doang|aja|kok|sih|ya|nih))*[,:]*/giu;

/** Something of the writer's own stands in it: then they are rather wronged than after it. */
const ofOwn =
  /(?<!\p{L})(?:(?:toko|warung|produk|merek|merk|akun|data|foto|ktp|rekening|usaha|resep|desain|lapak)(?:ku| (?:aku|saya|gue|gw|gua|kami|kita|sendiri))|aku|kami|kita)(?!\p{L})/iu;

/**
 * What a message asks for, without the other person or the supposed case it is told of; null where it is told around nothing. Who does
 * it matters to neither: what is asked for is the same deed.
 * @param text as it was written
 */
export function leaveOutTelling(text: string): string | null {
  const own = text.replaceAll(askedForAnother, ' ').replaceAll(curious, ' ');
  const isOfOwn = ofOwn.test(own.replace(supposedWish, ' '));
  const left = isOfOwn ? own : own.replaceAll(supposedWish, ' ');
  return left === text ? null : left.trim();
}
