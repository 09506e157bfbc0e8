import { checkCapital } from '@kawanusaha/contracts/finance/capital-check';
import { formatRupiah } from '@kawanusaha/contracts/format-rupiah';
import type { Assumptions } from '@kawanusaha/contracts/finance/assumptions';
import type { IdeaScore } from '@kawanusaha/contracts/idea';
import { scoreEconomics } from '@kawanusaha/contracts/scoring/score-economics';
import type { Candidate } from '../candidate.ts';
import { labelOf } from '../concept-of.ts';
import type { Evidence, Fit } from '../fit/fit.ts';
import type { Person } from '../person/read-person.ts';
import { capitalOf, hoursOf } from '../fit/rules-out.ts';

const clamp = (value: number) => Math.max(5, Math.min(95, Math.round(value)));
const levelScore = (level: number) => Math.max(1, Math.min(5, level)) * 20 - 5;
/**
 * What a strength of 0 to 1 is worth: what is only near falls away quickly, what is the person's own says little more by
 * being said twice. Its middle and slope are those at which scores go best with the judged relevance of the open sets.
 */
const fitScore = (strength: number): number => clamp(8 + 87 / (1 + Math.exp((0.38 - strength) * 11)));
const quote = (text: string) => `"${text.slice(0, 32)}"`;
const sure = (strength: number) => (strength >= 0.8 ? 'tinggi' : strength >= 0.5 ? 'sedang' : 'rendah');

function scoreSkill({ strength, wish }: Evidence, { offer, pattern }: Candidate): IdeaScore {
  const needed = labelOf(pattern.skill ?? offer.skill[0] ?? '');
  const dimension = 'skillFit' as const;
  const ask = 'Seberapa mahir Anda belum kami ketahui; ukur dengan satu pesanan nyata.';
  if (strength === null)
    return {
      dimension,
      score: null,
      reason: `Keahlian Anda belum terbaca; usaha ini memerlukan ${needed}.`,
      unknown: 'Keahlian Anda. Tulis satu hal yang pernah Anda kerjakan.',
      confidence: 'rendah',
    };
  return {
    dimension,
    score: fitScore(strength),
    reason:
      wish === null || strength < 0.3
        ? `Karena usaha ini memerlukan ${needed}, yang belum Anda sebut; pelajari dulu atau cari temannya.`
        : strength < 0.6
          ? `Karena ${quote(wish.matched)} dekat dengan ${needed} yang diperlukan usaha ini.`
          : `Karena Anda menulis ${quote(wish.matched)}, dan itulah keahlian yang dipakai usaha ini.`,
    unknown: ask,
    confidence: sure(strength),
  };
}

function scoreInterest({ strength, wish }: Evidence): IdeaScore {
  const dimension = 'interestFit' as const;
  const unknown = 'Apakah minat itu bertahan setelah bulan ketiga yang melelahkan.';
  if (strength === null)
    return {
      dimension,
      score: null,
      reason: 'Minat Anda belum terbaca.',
      unknown: 'Minat Anda. Tulis satu hal yang Anda kerjakan tanpa disuruh.',
      confidence: 'rendah',
    };
  return {
    dimension,
    score: fitScore(strength),
    reason:
      wish === null || strength < 0.3
        ? 'Karena usaha ini di luar minat yang Anda tulis.'
        : `Karena menyentuh minat Anda pada ${quote(wish.matched)}.`,
    unknown,
    confidence: sure(strength),
  };
}

/** The lowest point of the plan's cash against what the person has. */
function scoreCapital(candidate: Candidate, { budget }: Person, assumptions: Assumptions): IdeaScore {
  const dimension = 'capitalFit' as const;
  if (budget === null) {
    const [min, max] = capitalOf(candidate);
    const range =
      min === 0 ? `Rp 0 sampai ${formatRupiah(max)}` : `${formatRupiah(min)} sampai ${formatRupiah(max)}`;
    return {
      dimension,
      score: null,
      reason: `Modal belum Anda isi; usaha ini perlu ${range}.`,
      unknown: 'Modal Anda. Isi, misalnya "500rb", agar pilihan menyesuaikan.',
      confidence: 'rendah',
    };
  }
  const { score, sentence } = checkCapital(assumptions, budget);
  return {
    dimension,
    score,
    reason: `Karena ${sentence}.`,
    unknown: 'Harga alat dan bahan di kota Anda; tanyakan dua penjual sebelum membeli.',
    confidence: 'sedang',
  };
}

function scoreTime(candidate: Candidate, { hoursPerWeek }: Person): IdeaScore {
  const hours = hoursOf(candidate);
  const dimension = 'time' as const;
  if (hoursPerWeek === null)
    return {
      dimension,
      score: null,
      reason: `Usaha ini perlu sekitar ${hours} jam seminggu; waktu Anda belum diisi.`,
      unknown: 'Jam luang Anda seminggu.',
      confidence: 'rendah',
    };
  const ratio = hoursPerWeek / hours;
  return {
    dimension,
    score: clamp(ratio >= 1 ? 75 + Math.min(20, (ratio - 1) * 20) : ratio * 70),
    reason:
      ratio >= 1
        ? `Karena perlu sekitar ${hours} jam seminggu dan Anda punya ${hoursPerWeek} jam.`
        : `Karena perlu sekitar ${hours} jam seminggu, lebih dari ${hoursPerWeek} jam yang Anda punya.`,
    unknown: 'Jadwal ujian dan praktikum Anda.',
    confidence: 'tinggi',
  };
}

/** The scores of the candidate, each with its evidence; what is not known has no score. `season` is that of scoreSeason. */
export function scoreCandidate(
  candidate: Candidate,
  person: Person,
  fit: Fit,
  assumptions: Assumptions,
  unit: string,
  season: IdeaScore,
): IdeaScore[] {
  const { offer, pattern } = candidate;
  return [
    scoreSkill(fit.skill, candidate),
    scoreInterest(fit.interest),
    scoreCapital(candidate, person, assumptions),
    {
      dimension: 'demand',
      score: levelScore(offer.demand.level + pattern.demandShift),
      reason: `Karena ${offer.demand.because}.`,
      unknown: `${offer.unknown}.`,
      confidence: 'sedang',
    },
    {
      dimension: 'competition',
      score: levelScore(offer.room.level + pattern.roomShift),
      reason: `Karena ${offer.room.because}.`,
      unknown: 'Pesaing di sekitar Anda; hitung yang ada dalam radius 1 km dan di marketplace.',
      confidence: 'rendah',
    },
    scoreEconomics({ assumptions, unit, hoursPerWeek: hoursOf(candidate) }),
    scoreTime(candidate, person),
    season,
    {
      dimension: 'ease',
      score: clamp(100 - pattern.difficulty * 16),
      reason: `Karena ${pattern.why}.`,
      unknown: 'Aturan kampus, kos, dan daerah Anda; tanyakan sebelum mulai.',
      confidence: 'sedang',
    },
  ];
}
