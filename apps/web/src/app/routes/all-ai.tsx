import { QueryProvider } from '#components/query-provider.tsx';
import { paths } from '#config/paths.ts';
import { StepsScreen } from '#features/ideas/steps/steps-screen.tsx';
import { pageMeta } from '#lib/page-meta.ts';
import type { Route } from './+types/all-ai.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: '12 Tahapan AI',
    description: 'Dua belas tahap memulai usaha dengan bantuan AI: cara, contoh, dan prompt siap salin.',
    path: paths.allAi,
  });

export default function AllAi() {
  return (
    <QueryProvider>
      <StepsScreen />
    </QueryProvider>
  );
}
