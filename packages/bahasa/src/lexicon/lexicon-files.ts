import competitionsSeasonsPlatforms from '../../lexicon/competitions-seasons-platforms.json' with { type: 'json' };
import craftsTools from '../../lexicon/crafts-tools.json' with { type: 'json' };
import education from '../../lexicon/education.json' with { type: 'json' };
import goalsLimits from '../../lexicon/goals-limits.json' with { type: 'json' };
import nature from '../../lexicon/nature.json' with { type: 'json' };
import productsFood from '../../lexicon/products-food.json' with { type: 'json' };
import safety from '../../lexicon/safety.json' with { type: 'json' };
import sectors from '../../lexicon/sectors.json' with { type: 'json' };
import servicesCustomers from '../../lexicon/services-customers.json' with { type: 'json' };
import skills from '../../lexicon/skills.json' with { type: 'json' };
import specialities from '../../lexicon/specialities.json' with { type: 'json' };
import subjects from '../../lexicon/subjects.json' with { type: 'json' };
import type { Concept } from './concept.ts';

/** Every concept of `lexicon/`; a new file gets its line here, and the validator's test finds one that has none. */
export const concepts: readonly Concept[] = [
  competitionsSeasonsPlatforms,
  craftsTools,
  education,
  goalsLimits,
  nature,
  productsFood,
  safety,
  sectors,
  servicesCustomers,
  skills,
  specialities,
  subjects,
].flat() as unknown as readonly Concept[];
