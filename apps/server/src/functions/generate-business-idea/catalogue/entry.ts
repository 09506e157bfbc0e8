import type { ContactSkill, ProjectSkill, ProjectType } from '@kawanusaha/contracts/directory';
import type { Topic } from '../topics.ts';

/** How much of something there is, 1 (hardly) to 5 (plenty), and why we think so. */
export type Judgement = readonly [level: 1 | 2 | 3 | 4 | 5, because: string];

/** Price, unit cost, units a day, days a month, fixed cost a month. Whole Rupiah, street prices of 2026. */
export type EntryNumbers = readonly [
  price: number,
  unitCost: number,
  unitsPerDay: number,
  daysPerMonth: number,
  fixedCostPerMonth: number,
];

/** One business that a student in Indonesia can start; texts are for people who have never run one. */
export type CatalogueEntry = {
  id: string;
  /** `{kota}` becomes the city, or disappears. */
  name: string;
  about: string;
  market: string;
  /** Smallest and largest sensible start, whole Rupiah. */
  capital: readonly [min: number, max: number];
  unit: string;
  numbers: EntryNumbers;
  skills: readonly Topic[];
  interests: readonly Topic[];
  mode: 'online' | 'offline' | 'keduanya';
  hours: number;
  channels: readonly string[];
  permits: readonly string[];
  risks: readonly string[];
  steps: readonly string[];
  resources: readonly string[];
  season: string;
  /** Why it fits, or disturbs, life on a campus. */
  campus: string;
  demand: Judgement;
  /** Room between the competitors: 5 is nearly alone, 1 is a crowd. */
  room: Judgement;
  unknown: string;
};

/** What all businesses of one file share. */
export type Sector = {
  label: string;
  projectType: ProjectType;
  teamSkills: readonly ProjectSkill[];
  missingSkill: ContactSkill;
  entries: readonly CatalogueEntry[];
};
