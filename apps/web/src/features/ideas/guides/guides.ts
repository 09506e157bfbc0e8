import memilihIde from './content/01-memilih-ide.json' with { type: 'json' };
import wawancaraPembeli from './content/02-wawancara-pembeli.json' with { type: 'json' };
import mengamatiPesaing from './content/03-mengamati-pesaing.json' with { type: 'json' };
import mencariTemanTim from './content/04-mencari-teman-tim.json' with { type: 'json' };
import mengujiKecil from './content/05-menguji-kecil.json' with { type: 'json' };
import menghitungHpp from './content/06-menghitung-hpp.json' with { type: 'json' };
import titikImpasDanKas from './content/07-titik-impas-dan-kas.json' with { type: 'json' };
import namaDanLabel from './content/08-nama-dan-label.json' with { type: 'json' };
import kontenYangMenjual from './content/09-konten-yang-menjual.json' with { type: 'json' };
import mengurusIzin from './content/10-mengurus-izin.json' with { type: 'json' };
import mencatatUang from './content/11-mencatat-uang.json' with { type: 'json' };
import lanjutUbahBerhenti from './content/12-lanjut-ubah-berhenti.json' with { type: 'json' };
import type { Guide } from './guide-schema.ts';

/** The guides in the order of the steps; only loaders read them, so that no script brings their texts. */
export const guides: readonly Guide[] = [
  memilihIde,
  wawancaraPembeli,
  mengamatiPesaing,
  mencariTemanTim,
  mengujiKecil,
  menghitungHpp,
  titikImpasDanKas,
  namaDanLabel,
  kontenYangMenjual,
  mengurusIzin,
  mencatatUang,
  lanjutUbahBerhenti,
];

export type GuideLink = Pick<Guide, 'step' | 'slug' | 'title' | 'summary' | 'minutes'>;

const toLink = ({ step, slug, title, summary, minutes }: Guide): GuideLink => ({
  step,
  slug,
  title,
  summary,
  minutes,
});

/** What a list of the guides shows. */
export const listGuides = (): GuideLink[] => guides.map(toLink);

/**
 * A guide with the one before and the one after.
 * @param slug from its address
 * @returns null where no guide has it
 */
export function findGuide(
  slug: string,
): { guide: Guide; before: GuideLink | null; next: GuideLink | null } | null {
  const at = guides.findIndex((guide) => guide.slug === slug);
  const guide = guides[at];
  if (guide === undefined) return null;
  const [before, next] = [guides[at - 1], guides[at + 1]];
  return { guide, before: before ? toLink(before) : null, next: next ? toLink(next) : null };
}
