/** Animals that are kept for company; those of a farm have entries. */
const pet = '(?:kucing|meong|anjing|hamster|marmut|kura-?kura|iguana)';
const ofPet =
  '(?:makan\\p{L}*|minum\\p{L}*|muntah\\p{L}*|sakit|obat\\p{L}*|vaksin\\p{L}*|demam|diare|mencret|jamur\\p{L}*|kutu\\p{L}*|rontok|lemes|lahir\\p{L}*|melahirkan|birahi|dikasih|kasih|steril\\p{L}*|pilek|flu)';
/** What ails a person. */
const ailment =
  '(?:(?:sakit|nyeri) (?:gigi|kepala|perut|pinggang|tenggorokan|maag|mata|telinga)|(?:gigi|kepala|perut|tenggorokan|badan)(?: \\p{L}+){0,2} (?:sakit|pusing|nyeri|mules|panas)|maag|asam lambung|gerd|demam|batuk|pilek|flu|alergi|jerawat|diare|mencret|mual|sariawan|panu|asma|tensi|kolesterol|asam urat|gatal\\p{L}*|cacar|tipes|dbd|migrain|vertigo|bisul|wasir)';
const remedy =
  '(?:obat\\p{L}*|(?:minum|makan|dikasih|kasih|pake|pakai|dikompres|diolesin|oles) (?:\\p{L}+ )?apa|dosis\\p{L}*|sembuh\\p{L}*|ngilangin|ilang)';
const ofAnimal = new RegExp(
  `(?<!\\p{L})${pet}(?:ku)?(?!\\p{L})[^?]{0,60}(?<!\\p{L})${ofPet}(?!\\p{L})|(?<!\\p{L})${ofPet}(?!\\p{L})[^?]{0,40}(?<!\\p{L})${pet}(?:ku)?(?!\\p{L})`,
  'u',
);
const ofPerson = new RegExp(
  `(?<!\\p{L})${ailment}(?:ku|nya)?(?!\\p{L})[^?]{0,50}(?<!\\p{L})${remedy}(?!\\p{L})|(?<!\\p{L})(?:obat|dosis)\\p{L}*(?!\\p{L})[^?]{0,25}(?<!\\p{L})(?:${ailment}|(?:anak|bayi|dewasa) \\d+ (?:tahun|bulan))(?!\\p{L})`,
  'u',
);
/** Of a trade with it, of customers and of one's workers entries speak. */
const aboutTrade =
  /(?<!\p{L})(?:\p{L}{0,3}jual\p{L}*|dagang\p{L}*|dodol\p{L}*|usaha\p{L}*|bisnis\p{L}*|jasa|toko\p{L}*|warung|klinik|petshop|pet shop|izin\p{L}*|ijin|pirt|bpom|halal|merek|merk|brand|produk\p{L}*|produksi|kemasan|label\p{L}*|jamu|herbal|klaim|testimoni|ramuan|karyawan\p{L}*|pegawai|pembeli\p{L}*|pelanggan\p{L}*|customer|cust|konsumen|sabun|modal|harga\p{L}*|stok|pasar\p{L}*|lapak|stan|bazar|keracunan|gara|bikin|buat apa|ternak\p{L}*|budidaya|breed\p{L}*|penitipan|grooming)(?!\p{L})/u;

/**
 * Whether it asks how a person or a pet is cured or fed, which no entry about trade answers and a physician has to.
 * @param text as it was written
 */
export function asksHealth(text: string): boolean {
  const said = text.toLowerCase();
  return !aboutTrade.test(said) && (ofAnimal.test(said) || ofPerson.test(said));
}
