import type { IdeaScore } from '@kawanusaha/contracts/idea';
import type { Offer } from '../content-schema.ts';
import type { Season } from '../local/local-schema.ts';

const evenly = /^(?:merata|ramai sepanjang)/i;
const evenScore = 65;
/** A season that is on is worth most; what is a day further away is worth a quarter of a point less, down to a third of a year. */
const onScore = 90;
const lossADay = 0.25;
const leastScore = 40;
const dayMs = 86_400_000;

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * How near the busy time of an offer is. Unknown where it depends on a season of which no date is known.
 * @param season the next one that the offer names, or null
 * @param today YYYY-MM-DD
 */
export function scoreSeason(offer: Offer, season: Season | null, today: string): IdeaScore {
  const dimension = 'season' as const;
  const unknown = 'Kapan ramai dan sepinya di kota Anda; tanyakan kepada dua penjual.';
  if (season !== null) {
    const days = Math.max(0, Math.round((Date.parse(season.from) - Date.parse(today)) / dayMs));
    const when = days === 0 ? `${season.label} sedang berlangsung` : `${season.label} ${days} hari lagi`;
    return {
      dimension,
      score: Math.max(leastScore, Math.round(onScore - days * lossADay)),
      reason: `Karena ${lowerFirst(offer.season)}; ${when}${season.estimate ? ' (perkiraan)' : ''}.`,
      unknown,
      confidence: season.estimate ? 'rendah' : 'sedang',
    };
  }
  if (evenly.test(offer.season))
    return {
      dimension,
      score: evenScore,
      reason: `Karena ${lowerFirst(offer.season)}.`,
      unknown,
      confidence: 'sedang',
    };
  return {
    dimension,
    score: null,
    reason: `${offer.season}; tanggalnya belum kami ketahui.`,
    unknown,
    confidence: 'rendah',
  };
}
