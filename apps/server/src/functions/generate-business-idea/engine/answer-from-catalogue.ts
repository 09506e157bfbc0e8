import type { IdeaRequest, IdeaResponse } from '@kawanusaha/contracts/idea';
import { catalogue } from '../catalogue/all.ts';
import { chooseIdeas } from './choose-ideas.ts';

/** Says where the ideas come from. The catalogue never calls itself AI. */
export const catalogueNote =
  `Dipilih dari katalog ${catalogue.length} usaha mahasiswa yang disusun KawanUsaha, bukan jawaban AI. ` +
  'Angkanya dihitung dari asumsi yang dapat Anda ubah.';

/** Answer of the embedded engine; null when every fitting idea has been shown. */
export function answerFromCatalogue(request: IdeaRequest): IdeaResponse | null {
  const { ideas, hasMore } = chooseIdeas(request);
  const [best, ...alternatives] = ideas;
  if (best === undefined) return null;
  return { ...best, source: 'catalogue', sourceNote: catalogueNote, alternatives, hasMore };
}
