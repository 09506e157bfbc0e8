import { agriculture } from './agriculture.ts';
import { beautySport } from './beauty-sport.ts';
import { campusServices } from './campus-services.ts';
import { creative } from './creative.ts';
import { drinksSnacks } from './drinks-snacks.ts';
import { education } from './education.ts';
import type { CatalogueEntry, Sector } from './entry.ts';
import { eventsTravel } from './events-travel.ts';
import { fashionCraft } from './fashion-craft.ts';
import { food } from './food.ts';
import { greenSocial } from './green-social.ts';
import { media } from './media.ts';
import { packagedFood } from './packaged-food.ts';
import { technology } from './technology.ts';

export const sectors: readonly Sector[] = [
  food,
  packagedFood,
  drinksSnacks,
  creative,
  media,
  technology,
  education,
  campusServices,
  fashionCraft,
  agriculture,
  beautySport,
  eventsTravel,
  greenSocial,
];

export type CatalogueItem = { entry: CatalogueEntry; sector: Sector };

/** Every business of the catalogue with its sector. */
export const catalogue: readonly CatalogueItem[] = sectors.flatMap((sector) =>
  sector.entries.map((entry) => ({ entry, sector })),
);
