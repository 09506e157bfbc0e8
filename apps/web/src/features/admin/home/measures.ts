import type { HomeFigures } from './api/read-home.ts';
import { netOf } from './sum-figures.ts';

type Reader = { name: string; of: (figures: HomeFigures) => number; isMoney?: boolean };

/** What the chart of the home can show. */
export const measures = {
  signups: { name: 'Pendaftaran', of: ({ signups }) => signups },
  activated: { name: 'Profil lengkap', of: ({ activated }) => activated },
  listings: { name: 'Proyek baru', of: ({ listings }) => listings },
  applications: { name: 'Lamaran', of: ({ applications }) => applications },
  accepted: { name: 'Lamaran diterima', of: ({ accepted }) => accepted },
  buyers: { name: 'Pembeli Premium', of: ({ buyers }) => buyers },
  net: { name: 'Pendapatan bersih', of: (figures) => netOf(figures) ?? 0, isMoney: true },
} satisfies Readonly<Record<string, Reader>> as Readonly<Record<Measure, Reader>>;

export type Measure = 'signups' | 'activated' | 'listings' | 'applications' | 'accepted' | 'buyers' | 'net';

/** The measures in their order; that of money only for who may see it. */
export const measuresFor = (hasMoney: boolean): readonly Measure[] =>
  (Object.keys(measures) as Measure[]).filter((measure) => hasMoney || measure !== 'net');
