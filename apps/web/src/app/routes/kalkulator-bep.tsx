import { memberPaths } from '#config/member-paths.ts';
import { BepCalculator } from '#features/ideas/components/bep-calculator.tsx';
import { pageMeta } from '#lib/page-meta.ts';
import type { Route } from './+types/kalkulator-bep.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Kalkulator BEP (titik impas)',
    description:
      'Hitung titik impas dalam unit dan Rupiah, serta jumlah terjual untuk laba yang diinginkan. Gratis, tanpa daftar.',
    path: memberPaths.bepCalculator,
  });

export default function BepCalculatorPage() {
  return <BepCalculator />;
}
