/** What only the owner of a business knows of it. */
const fact =
  '(?:omzet|omset|untung|keuntungan|laba|profit|pendapatan|pemasukan|penghasilan|gaji|modal|utang|stok|password|sandi|rekening|supplier|pemasok|resep|pemilik|bos|yang punya|yg punya)(?:nya|e)?';
const business =
  '(?:toko|warung|kedai|kafe|cafe|resto|restoran|kios|lapak|usaha|bisnis|outlet|brand|counter|konter|laundry|salon|bengkel)';
/** Where a place follows, one's own shop is to be there: 'modal toko sebelah kampus'. */
const noPlace =
  '(?! (?:kampus|sekolah|rumah|kos\\w*|pasar|masjid|gereja|kantor|stasiun|terminal|alun|jalan|rs|puskesmas|mall?|sd|smp|sma|smk|indomaret|alfamart)\\b)';
const other = `(?:${business} (?:sebelah|seberang|tetangga|depan|lain|orang|saingan|pesaing|kompetitor)${noPlace}|(?:saingan|pesaing|kompetitor)(?: ?(?:ku|nya|saya|gue|gw|kami|kita))?)`;
const asked = /\b(?:berapa|brp|brapa|siapa|sapa|siapakah|apa|apaan|dimana|dari mana)\b/u;
/** How to find out, to do better or to do it oneself is asked, which has an answer. */
const canBeAnswered =
  /\b(?:gimana|gmn|bagaimana|cara\w*|tips|strategi|riset|analisis|survei|kenapa|knp|buka|bikin|buat|mau|pengen|biar|supaya|kalo|kalau|boleh|bisa|harus|perlu|wajar|rata|lapor\w*|nagih|kalah|menang|bersaing|hadapi|ngadepin|niru|nyuri|curi|jiplak)\b/u;

const aboutOther = new RegExp(
  `\\b${fact}\\b[^.?!]{0,20}\\b${other}\\b|\\b${other}\\b[^.?!]{0,25}\\b${fact}\\b`,
  'u',
);
/** Who owns a certain shop ('siapa pemilik warung depan rektorat'). */
const asksOwner = new RegExp(
  `\\b(?:siapa|sapa)\\b[^.?!]{0,12}\\b(?:pemilik|bos|yang punya|yg punya|punya)(?:nya)? ${business} \\w+`,
  'u',
);

/** What another's kitchen keeps to itself: 'resep rahasia sambel bu Rudy apa ya'. */
const recipe =
  /\bresep\b[^.?!]{0,25}\b(?:bu|pak|mbak|mas|bang|mang|cak|haji|ibu|bapak) \p{L}{3,}\b[^.?!]{0,10}\b(?:apa|apaan|opo)\b/u;

/** An account by its name: how many watched or bought there only its owner sees. */
const account = /(?:^|\s)@[\p{L}\d_.]{3,}/u;

/**
 * Whether a fact is asked that only another business knows ('berapa omzet toko sebelah'): no entry answers it, however near its words are.
 * @param text as it was written
 */
export function asksPrivateFact(text: string): boolean {
  const said = text.toLowerCase();
  if (canBeAnswered.test(said)) return false;
  return (
    (asked.test(said) && (aboutOther.test(said) || account.test(said))) ||
    asksOwner.test(said) ||
    recipe.test(said)
  );
}
