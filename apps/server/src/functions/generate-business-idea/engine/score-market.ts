import type { IdeaScore } from '@kawanusaha/contracts/idea';
import type { CatalogueEntry } from '../catalogue/entry.ts';
import { noPermit } from '../catalogue/permits.ts';
import type { Profile } from './profile.ts';

/** 1 to 5 becomes 15 to 95: nothing is ever certain. */
const levelScore = (level: number) => level * 20 - 5;

/** How sure buyers are, from the catalogue, with its reason and what nobody knows yet. */
export function scoreDemand(entry: CatalogueEntry): IdeaScore {
  const [level, because] = entry.demand;
  return {
    dimension: 'demand',
    score: levelScore(level),
    reason: `Karena ${because}.`,
    unknown: `${entry.unknown}.`,
    confidence: 'sedang',
  };
}

/** How much room the rivals leave, from the catalogue, with its reason and what nobody knows yet. */
export function scoreCompetition(entry: CatalogueEntry): IdeaScore {
  const [level, because] = entry.room;
  return {
    dimension: 'competition',
    score: levelScore(level),
    reason: `Karena ${because}.`,
    unknown: 'Pesaing di sekitar Anda; hitung yang ada dalam radius 1 km dan di marketplace.',
    confidence: 'rendah',
  };
}

/** Permits and hours: how soon a person with classes can start. */
export function scoreEase(entry: CatalogueEntry, profile: Profile): IdeaScore {
  const permits = entry.permits.filter((permit) => permit !== noPermit);
  const tooManyHours = profile.hoursPerWeek !== null && entry.hours > profile.hoursPerWeek;
  const hoursPenalty = tooManyHours ? 35 : entry.hours > 20 ? 15 : 0;
  return {
    dimension: 'ease',
    score: Math.max(10, 95 - permits.length * 8 - hoursPenalty),
    reason:
      `Karena perlu sekitar ${entry.hours} jam seminggu` +
      `${tooManyHours ? `, lebih dari ${profile.hoursPerWeek} jam yang Anda punya,` : ''} dan ` +
      `${permits.length === 0 ? 'belum ada izin wajib untuk mencoba' : `${permits.length} hal perizinan yang harus diperhatikan`}. ` +
      `${entry.campus}.`,
    unknown: 'Aturan kampus, kos, dan daerah Anda; tanyakan sebelum mulai.',
    confidence: 'sedang',
  };
}
