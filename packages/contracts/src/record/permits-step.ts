import * as z from 'zod/mini';
import { type PermitKind, permitKinds, type PermitPlace, permitPlaces } from './permit-kinds.ts';
import { isService } from './is-service.ts';
import { permitItems } from './permit-items.ts';
import { type StepBasis, type StepBlock, stepText, textBlock } from './record-step.ts';

const kindKeys = Object.keys(permitKinds) as PermitKind[];
const placeKeys = Object.keys(permitPlaces) as PermitPlace[];

/** Step 10: the kind of business and its place, and which permits are there already. */
export const permitsStepSchema = z.object({
  kind: z.enum(kindKeys),
  place: z.enum(placeKeys),
  done: z.array(stepText(40)).check(z.maxLength(40)),
});
export type PermitsStep = z.infer<typeof permitsStepSchema>;

/** By which words of an idea's permits its kind is known; the first that fits. */
const signs: readonly (readonly [RegExp, PermitKind])[] = [
  [/beku/i, 'beku'],
  [/kosmetik/i, 'kosmetik'],
  [/siap saji|SLHS/i, 'siap-saji'],
  [/SPP-IRT|pangan kering/i, 'kemasan'],
  [/segar|PSAT/i, 'segar'],
];

/** A first filling from what the idea says of its permits and channels. */
export function draftPermitsStep({ result }: StepBasis): PermitsStep {
  const permits = result.permits.join('\n');
  const kind = signs.find(([sign]) => sign.test(permits))?.[1];
  const channels = result.channels.join(' ').toLowerCase();
  return {
    kind: kind ?? (isService(result) ? 'jasa' : 'barang'),
    place: /kampus|kantin|bazar/.test(channels) ? 'kampus' : 'rumah',
    done: [],
  };
}

/** What such a business in such a place needs, in the order of applying for it. */
export const listPermits = ({ kind, place }: Pick<PermitsStep, 'kind' | 'place'>) =>
  permitItems.filter(
    ({ kinds, places }) =>
      (kinds === 'all' || kinds.includes(kind)) && (places === 'all' || places.includes(place)),
  );

/** Whether everything that such a business must have is there; what is voluntary may wait. */
export const isPermitsStepDone = (step: PermitsStep): boolean =>
  listPermits(step).every(({ key, isVoluntary }) => isVoluntary || step.done.includes(key));

/** The step as documents say it. */
export const reportPermitsStep = (step: PermitsStep, _basis: StepBasis): StepBlock[] => [
  ...textBlock('Jenis dan tempat', `${permitKinds[step.kind]}; ${permitPlaces[step.place].toLowerCase()}`),
  {
    kind: 'table',
    label: 'Daftar izin',
    head: ['Izin', 'Keadaan', 'Alamat resmi'],
    rows: listPermits(step).map(({ key, label, isVoluntary, url }) => [
      label,
      step.done.includes(key) ? 'ada' : isVoluntary ? 'belum, sukarela' : 'belum',
      url ?? '-',
    ]),
  },
];
