import { understand } from '@kawanusaha/bahasa/understand';
import type { MatchPlace } from '@kawanusaha/contracts/matching/match-sides';

/** A typed town with its province, null where nothing was typed; a town that the table lacks has no province. */
export function readPlace(city: string | null): MatchPlace | null {
  const name = city?.trim() ?? '';
  if (name === '') return null;
  const [place] = understand(`di ${name}`).places;
  return { city: name, province: place?.province ?? null };
}
