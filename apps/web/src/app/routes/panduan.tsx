import { Link } from 'react-router';
import { Page } from '#components/layouts/page.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { guidePath, guidesPath } from '#config/guide-paths.ts';
import { listGuides } from '#features/ideas/guides/guides.ts';
import type { PageHandle } from '#lib/page-handle.ts';
import { pageMeta } from '#lib/page-meta.ts';
import type { Route } from './+types/panduan.ts';

export const handle: PageHandle = { starts: 'on-action' };

export const loader = () => ({ guides: listGuides() });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Panduan 12 Tahapan',
    description:
      'Dua belas panduan singkat dari ide sampai usaha yang jalan: wawancara, harga, titik impas, nama, konten, izin, dan catatan uang.',
    path: guidesPath,
  });

export default function GuidesRoute({ loaderData: { guides } }: Route.ComponentProps) {
  return (
    <Page size="reading">
      <PageHeader
        title="Panduan 12 tahapan"
        description="Dari ide sampai usaha yang jalan. Satu panduan sekali duduk, dengan contoh yang dihitung."
      />
      <ol className="flex flex-col gap-3">
        {guides.map(({ step, slug, title, summary, minutes }) => (
          <li key={slug} className="card relative flex-row items-start gap-4 p-4">
            <span
              aria-hidden
              className="grid size-11 shrink-0 place-items-center rounded-full bg-primary font-bold text-primary-foreground"
            >
              {step}
            </span>
            <div className="min-w-0">
              <h2 className="text-lg font-bold">
                <Link to={guidePath(slug)} className="after:absolute after:inset-0 hover:underline">
                  {title}
                </Link>
              </h2>
              <p className="mt-1 text-muted-foreground">{summary}</p>
              <p className="mt-1 text-sm text-muted-foreground">{minutes} menit baca</p>
            </div>
          </li>
        ))}
      </ol>
    </Page>
  );
}
