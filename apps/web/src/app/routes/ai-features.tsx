import { paths } from '#config/paths.ts';
import { AiFeaturesScreen } from '#features/ideas/components/ai-features-screen.tsx';
import { pageMeta } from '#lib/page-meta.ts';
import type { Route } from './+types/ai-features.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Fitur AI',
    description: 'Generator ide bisnis dan konsultasi bisnis untuk mahasiswa dan wirausaha muda.',
    path: paths.aiFeatures,
  });

export default function AiFeatures() {
  return <AiFeaturesScreen />;
}
