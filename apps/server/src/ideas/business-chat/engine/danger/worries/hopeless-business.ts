const aboutBusiness = /\b(?:usaha|bisnis|jualan|toko|warung|dagangan|produk|orderan|lapak)\w*/u;
const aboutLife =
  /\b(?:hidup|idup|urip|hirup|nyawa|mati|tutup usia|tutup umur|diriku|duniaku|masa depanku|aku juga|semuanya|segalanya)\w*/u;
const businessWord =
  '(?:usaha|bisnis|jualan|toko|warung|dagangan|produk|orderan|lapak|iklan|penjualan|konten)\\w*';
/** The business is what has no hope, not the person: it stands right before or behind the words. */
const hopelessBusiness = new RegExp(
  `\\b${businessWord} (?:ini |itu |kami |kita )?(?:(?:kayaknya|kyknya|kayanya|sepertinya|udah|sudah|emang|memang) )*(?:tidak|gak|ga|nggak|ngga|tak) (?:ada|punya) harapan|\\b(?:tidak|gak|ga|nggak|ngga|tak) (?:lagi )?(?:kuat|sanggup|mampu|tahan) (?:lagi )?(?:jualan|dagang|usaha|produksi|packing|saingan)\\b|\\bharapan\\w* (?:lagi |buat |untuk |di |sama ){0,2}${businessWord}`,
  'u',
);
/** What is asked of a business without hope, never of a life. */
const asksToClose =
  /\b(?:tutup|ditutup|bubar|dibubarin|lanjut|dilanjut|dilanjutin|stop|berhenti|pindah|ganti|dijual|pivot)\b/u;
/** Who speaks of themselves beside it, or says much more, is heard as a person. */
export const aboutSelf = /\b(?:aku|ku|gue|gw|gua|saya|sy|diri)\b/u;
const shortRest = 4;
const isOnlyBusiness = (line: string): boolean => {
  const rest = line.replace(hopelessBusiness, ' ');
  return rest !== line && !aboutSelf.test(rest) && rest.trim().split(/\s+/u).length <= shortRest;
};

const isIn = (pattern: RegExp, lines: readonly string[]): boolean => lines.some((line) => pattern.test(line));

/**
 * Whether words of hopelessness are said of a business and of nothing else.
 * @param lines the message as it was written and in normal words
 */
export const isOnlyOfBusiness = (lines: readonly string[]): boolean =>
  lines.every(isOnlyBusiness) && !isIn(aboutLife, lines);

/**
 * Whether words of hopelessness are rather said of a business that is named beside them.
 * @param crisis how much the message reads like those of persons who may hurt themselves
 * @param lines the message as it was written and in normal words
 */
export function isRatherOfBusiness(
  crisis: 'likely' | 'harmless' | 'open',
  lines: readonly string[],
): boolean {
  if (crisis === 'harmless' && isIn(aboutBusiness, lines)) return true;
  if (crisis === 'likely' || isIn(aboutLife, lines)) return false;
  return (
    (crisis === 'open' && isIn(hopelessBusiness, lines)) ||
    (isIn(aboutBusiness, lines) && isIn(asksToClose, lines))
  );
}
