import { memberPaths } from '#config/member-paths.ts';
import { HppCalculator } from '#features/ideas/components/hpp-calculator.tsx';
import { pageMeta } from '#lib/page-meta.ts';
import type { Route } from './+types/kalkulator-hpp.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Kalkulator HPP dan harga jual',
    description:
      'Hitung harga pokok produksi per unit, margin, dan harga jual di aplikasi pesan-antar. Gratis, tanpa daftar.',
    path: memberPaths.hppCalculator,
  });

export default function HppCalculatorPage() {
  return <HppCalculator />;
}
