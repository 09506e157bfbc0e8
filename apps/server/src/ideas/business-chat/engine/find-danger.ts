import { understand } from '@kawanusaha/bahasa/understand';
import { isLikeCrisis } from './crisis-likelihood.ts';
import { crisisPatterns, violencePatterns } from './crisis-patterns.ts';
import { alwaysMisdeeds, asksStatus, disclaimed, isInnocent, misdeeds } from './misdeeds.ts';

export type Danger = 'crisis' | 'violence' | 'distress' | 'illegal';

const crisisConcepts = new Set(['bunuh-diri', 'melukai-diri', 'putus-asa']);
const violenceConcepts = new Set(['kekerasan-di-rumah', 'kekerasan-seksual']);
const distressConcepts = new Set([
  'teror-utang',
  'kecanduan',
  'perundungan',
  'duka',
  'cemas-berat',
  'kelaparan',
]);

/**
 * What kind of help a concept of distress calls for.
 * @param id a concept of the lexicon's kind `distress`
 */
export function helpFor(id: string): Exclude<Danger, 'illegal'> {
  if (crisisConcepts.has(id)) return 'crisis';
  return violenceConcepts.has(id) ? 'violence' : 'distress';
}

/** Goods and services of the lexicon's illegal kind, of which no question is answered with help. */
const alwaysRefused = new Set([
  'judi',
  'narkoba',
  'senjata',
  'jasa-seksual',
  'uang-palsu',
  'perdagangan-orang',
  'satwa-dilindungi',
  'obat-ilegal',
  'ijazah-palsu',
  'jual-data',
]);
const refusedWhenDone = new Set([
  'akun-palsu',
  'bajakan',
  'pencurian',
  'pinjol-ilegal',
  'penipuan',
  'joki-gim',
  'rokok-ilegal',
  'minuman-keras-ilegal',
]);
const doing =
  /\b(?:cara|gimana|gmn|bagaimana|tutorial|bikin|buat|buka|jual|beli|jualan|dimana|di mana|mau|pengen|modal|tarif\w*|harga\w*|packing|untung|jasa|jadi|supplier|kulakan)\b/u;

/** The danger of a question; of what is unlawful also which lawful way lies near, where its words say it. */
export type FoundDanger = { readonly kind: Danger; readonly alternative: string | null };

const said = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s.?!-]/gu, ' ')
    .replaceAll(/\s+/gu, ' ');

/**
 * Whether the question comes from distress or asks for something unlawful, the gravest first; null otherwise.
 * It reads the words of the person themselves, so each message is looked at alone.
 */
export function findDanger(text: string): FoundDanger | null {
  // To switch something off is no wish to die, though the words share their root.
  const read = text.slice(0, 1_000).replaceAll(/\b(?:me|di)matikan\b/giu, '');
  const reading = understand(read);
  const { tokens, concepts } = reading;
  const lines = [said(read), tokens.map(({ normal }) => normal).join(' ')];
  const matches = (patterns: readonly RegExp[], words = lines) =>
    words.some((line) => patterns.some((pattern) => pattern.test(line)));
  const isAbout = (ids: ReadonlySet<string>) =>
    concepts.some(({ id, negated, via }) => !negated && via !== 'typo' && ids.has(id));
  const found = (kind: Danger, alternative: string | null = null): FoundDanger => ({ kind, alternative });
  if (isAbout(crisisConcepts) || matches(crisisPatterns)) return found('crisis');
  if (isAbout(violenceConcepts) || matches(violencePatterns)) return found('violence');
  const isAsked = matches([asksStatus]);
  const deeds = lines.map((line) => line.replaceAll(disclaimed, ' '));
  const isVictim = matches([isInnocent]);
  const misdeed = misdeeds.find(
    ({ pattern, alternative }) => (alwaysMisdeeds.has(alternative) || !isVictim) && matches([pattern], deeds),
  );
  if (misdeed !== undefined && !isAsked) return found('illegal', misdeed.alternative);
  const isDisclaimed = deeds.some((line, at) => line !== lines[at]);
  if (
    isAbout(alwaysRefused) &&
    !isAsked &&
    !isDisclaimed &&
    matches([doing]) &&
    !matches([
      /\b(?:kecanduan|kalah|berhenti|lapor\w*|ketipu|bahaya|hindari|cek|ngecek|bedain|ciri|kena|nerima)\b/u,
    ])
  )
    return found('illegal');
  if (!isVictim && !isAsked && !isDisclaimed && isAbout(refusedWhenDone) && matches([doing]))
    return found('illegal');
  if (isLikeCrisis(reading)) return found('crisis');
  return isAbout(distressConcepts) ? found('distress') : null;
}
