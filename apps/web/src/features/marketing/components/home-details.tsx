import type { LatestProject } from '../api/fetch-home-data.ts';
import { ClosingAction } from './closing-action.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { Highlights } from './highlights.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { ProjectBanner } from './project-banner.tsx';
import { Testimonials } from './testimonials.tsx';

/** The landing page from the highlights on. */
export function HomeDetails({ latestProjects }: { latestProjects: LatestProject[] }) {
  return (
    <>
      <Highlights />
      <FeatureGrid />
      <ProjectBanner latestProjects={latestProjects} />
      <HowItWorks />
      <Testimonials />
      <ClosingAction />
    </>
  );
}
