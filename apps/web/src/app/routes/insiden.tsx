import { Link } from 'react-router';
import { company } from '@kawanusaha/contracts/company';
import { Page } from '#components/layouts/page.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { incidentsPath } from '#config/incidents-path.ts';
import { paths } from '#config/paths.ts';
import { listIncidents } from '#features/privacy/api/list-incidents.ts';
import { IncidentList } from '#features/privacy/components/incident-list.tsx';
import { publicFetch } from '#lib/api/public-fetch.ts';
import type { PageHandle } from '#lib/page-handle.ts';
import { pageMeta } from '#lib/page-meta.ts';
import { requestContext } from '#lib/request-context.ts';
import type { Route } from './+types/insiden.ts';

export const handle: PageHandle = { starts: 'on-action' };

export async function loader({ context }: Route.LoaderArgs) {
  return { incidents: await listIncidents(context.get(requestContext).fetchApi) };
}

export async function clientLoader() {
  return { incidents: await listIncidents(publicFetch) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Insiden Data',
    description:
      'Insiden yang mengenai data Anda: apa yang terjadi, data apa, dan apa yang bisa Anda lakukan.',
    path: incidentsPath,
  });

export default function Incidents({ loaderData }: Route.ComponentProps) {
  return (
    <Page size="reading">
      <PageHeader
        title="Insiden data"
        description={
          'Bila data Anda terkena sebuah insiden, kami umumkan di sini dalam 3\u00A0×\u00A024\u00A0jam sejak kami ketahui.'
        }
      />
      <IncidentList incidents={loaderData.incidents} />
      <div className="prose mt-8">
        <h2>Hubungi kami</h2>
        <p>
          Ada yang mencurigakan di akun Anda? Tulis lewat{' '}
          <Link to={paths.contact} className="link">
            halaman Kontak
          </Link>{' '}
          dengan topik Data pribadi saya, atau email{' '}
          <a href={`mailto:${company.email}`} className="link">
            {company.email}
          </a>
          . Apa yang kami simpan dan hak Anda ada di{' '}
          <Link to={paths.privacy} className="link">
            Kebijakan Privasi
          </Link>
          .
        </p>
      </div>
    </Page>
  );
}
