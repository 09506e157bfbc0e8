import type { LatestProject } from '../api/fetch-home-data.ts';
import { ClosingAction } from './closing-action.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { Highlights } from './highlights.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { ProjectBanner } from './project-banner.tsx';
import { Testimonials } from './testimonials.tsx';

/** The landing page from the highlights on. In: the newest listings, of which the highlights show the last. */
export function HomeDetails({ projects }: { projects: readonly LatestProject[] }) {
  return (
    <>
      <Highlights project={projects.at(-1)} />
      <FeatureGrid />
      <ProjectBanner />
      <HowItWorks />
      <Testimonials />
      <ClosingAction />
    </>
  );
}
