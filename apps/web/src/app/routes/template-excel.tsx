import { TemplatesScreen } from '#features/templates/templates-screen.tsx';
import { paths } from '#config/paths.ts';
import { pageMeta } from '#lib/page-meta.ts';
import type { Route } from './+types/template-excel.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Template Excel 14 in 1',
    description:
      'Empat belas lembar kerja usaha untuk anggota Premium: HPP, BEP, arus kas, laba rugi, RAB, dan lainnya.',
    path: paths.excelTemplates,
  });

export default function ExcelTemplates() {
  return <TemplatesScreen />;
}
