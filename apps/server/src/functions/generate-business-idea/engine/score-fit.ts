import { formatRupiah } from '@kawanusaha/contracts/finance/rupiah';
import type { IdeaScore } from '@kawanusaha/contracts/idea';
import type { CatalogueEntry } from '../catalogue/entry.ts';
import { topics, type Topic } from '../topics.ts';
import type { Profile } from './profile.ts';

const listFormat = new Intl.ListFormat('id-ID', { type: 'conjunction' });
const labels = (keys: readonly Topic[]) => listFormat.format(keys.map((key) => topics[key].label));
const quote = (words: readonly string[]) =>
  listFormat.format(words.slice(0, 3).map((word) => `"${word.slice(0, 24)}"`));

function unknownWordsText(words: readonly string[], otherwise: string): string {
  return words.length === 0 ? otherwise : `Kami belum mengenal ${quote(words)}, jadi belum ikut dihitung.`;
}

/** How many of the skills that the business needs the person has; the first one counts double. */
export function scoreSkillFit(entry: CatalogueEntry, profile: Profile): IdeaScore {
  const had = entry.skills.filter((skill) => profile.skills.found.has(skill));
  const missing = entry.skills.filter((skill) => !profile.skills.found.has(skill));
  const [first] = entry.skills;
  const weightOf = (skill: Topic) => (skill === first ? 2 : 1);
  const whole = entry.skills.reduce((sum, skill) => sum + weightOf(skill), 0);
  const share = had.reduce((sum, skill) => sum + weightOf(skill), 0) / whole;
  const nothingRead = profile.skills.found.size === 0;
  const words = had.map((skill) => profile.skills.found.get(skill) ?? '');
  return {
    dimension: 'skillFit',
    score: nothingRead ? 40 : Math.round(15 + share * 80),
    reason: nothingRead
      ? `Karena keahlian yang Anda tulis belum kami kenali; usaha ini memerlukan ${labels(entry.skills)}.`
      : had.length === 0
        ? `Karena usaha ini memerlukan ${labels(entry.skills)}, yang tidak Anda sebut.`
        : `Karena ${quote(words)} cocok dengan kebutuhan ${labels(had)}${
            missing.length > 0 ? `; ${labels(missing)} perlu dipelajari atau dicari temannya` : ''
          }.`,
    unknown: unknownWordsText(
      profile.skills.unknownWords,
      'Seberapa mahir Anda belum kami ketahui; ukur dengan satu pesanan nyata.',
    ),
    confidence: nothingRead ? 'rendah' : had.length > 1 ? 'tinggi' : 'sedang',
  };
}

/** Whether the business touches what the person likes. */
export function scoreInterestFit(entry: CatalogueEntry, profile: Profile): IdeaScore {
  const liked = entry.interests.filter((interest) => profile.interests.found.has(interest));
  const nothingRead = profile.interests.found.size === 0;
  const score = [25, 75, 90][liked.length] ?? 95;
  return {
    dimension: 'interestFit',
    score: nothingRead ? 40 : score,
    reason: nothingRead
      ? 'Karena minat yang Anda tulis belum kami kenali.'
      : liked.length === 0
        ? `Karena bidangnya ${labels(entry.interests.slice(0, 2))}, di luar minat yang Anda tulis.`
        : `Karena menyentuh minat Anda pada ${labels(liked)}.`,
    unknown: unknownWordsText(
      profile.interests.unknownWords,
      'Apakah minat itu bertahan setelah bulan ketiga yang melelahkan.',
    ),
    confidence: nothingRead ? 'rendah' : 'sedang',
  };
}

/** Whether the money is enough. An entry that costs more than the budget never gets this far. */
export function scoreCapitalFit(entry: CatalogueEntry, profile: Profile): IdeaScore {
  const [min, max] = entry.capital;
  const range = `${formatRupiah(min)} sampai ${formatRupiah(max)}`;
  if (profile.budget === null) {
    return {
      dimension: 'capitalFit',
      score: 60,
      reason:
        profile.capital.kind === 'unclear'
          ? `Karena modal yang Anda tulis belum terbaca sebagai jumlah; usaha ini perlu ${range}.`
          : `Karena modal belum Anda isi; usaha ini perlu ${range}.`,
      unknown: 'Modal Anda. Isi, misalnya "500rb", agar pilihan menyesuaikan.',
      confidence: 'rendah',
    };
  }
  const share = max === min ? 1 : Math.min(1, (profile.budget - min) / (max - min));
  const enough = profile.budget >= max;
  return {
    dimension: 'capitalFit',
    score: Math.round(65 + share * 30),
    reason: enough
      ? `Karena modal Anda ${formatRupiah(profile.budget)} menutup seluruh kebutuhan awal (${range}).`
      : `Karena modal Anda ${formatRupiah(profile.budget)} cukup untuk mulai kecil (kebutuhan ${range}).`,
    unknown: 'Harga alat dan sewa di kota Anda; tanyakan dua penjual sebelum membeli.',
    confidence: 'sedang',
  };
}
