import { ClosingAction } from './closing-action.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { Highlights } from './highlights.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { ProjectBanner } from './project-banner.tsx';
import { Testimonials } from './testimonials.tsx';

/** The landing page from the highlights on. */
export function HomeDetails() {
  return (
    <>
      <Highlights />
      <FeatureGrid />
      <ProjectBanner />
      <HowItWorks />
      <Testimonials />
      <ClosingAction />
    </>
  );
}
