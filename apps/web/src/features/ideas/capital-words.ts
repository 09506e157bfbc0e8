import { maxRupiah } from '@kawanusaha/contracts/finance/max-rupiah';
import { parseCapital } from '@kawanusaha/contracts/finance/parse-capital';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';

const howToWrite = 'Boleh dikosongkan. Contoh: 500rb, 2 juta, Rp 1.500.000, tidak ada.';

/** How the capital was read, for the line under its field. */
export function capitalHelp(text: string): string {
  // What is refused was not read as a plan's capital.
  if (capitalProblem(text) !== undefined) return howToWrite;
  const capital = parseCapital(text);
  switch (capital.kind) {
    case 'amount':
      return `Terbaca ${formatRupiah(capital.rupiah)}.`;
    case 'none':
      return 'Terbaca tanpa modal: hanya ide yang bisa mulai dari nol.';
    case 'unclear':
      return 'Belum terbaca sebagai jumlah. Tulis misalnya 500rb, 2 juta, atau tidak ada.';
    case 'negative':
    case 'empty':
      return howToWrite;
  }
}

/** What is wrong with a capital that no plan can be made of; everything else is only said back in the help. */
export function capitalProblem(text: string): string | undefined {
  const capital = parseCapital(text);
  if (capital.kind === 'negative') return 'Modal tidak boleh kurang dari Rp 0';
  return capital.kind === 'amount' && capital.rupiah >= maxRupiah
    ? `Terlalu besar; tulis kurang dari ${formatRupiah(maxRupiah)}`
    : undefined;
}
