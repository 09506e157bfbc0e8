import { lazy, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { LatePart } from '#components/late-part.tsx';
import { Page } from '#components/layouts/page.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { paths } from '#config/paths.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { formatLongDate } from '#lib/format-date.ts';
import { type GuardianRequest, useGuardianLink } from '../api/read-guardian-link.ts';
import type { Decided } from './guardian-decision.tsx';

// The library of forms comes with it, while the page shows what it is about.
const GuardianDecision = lazy(async () => ({
  default: (await import('./guardian-decision.tsx')).GuardianDecision,
}));

const heading = 'Persetujuan orang tua atau wali';

/** What a consent opens and what it does not, before it is decided. */
function Explanation({ request }: { request: GuardianRequest }) {
  const isConfirmed = request.confirmed_at !== null;
  return (
    <div className="prose">
      {isConfirmed ? (
        <p>
          Anda ({request.relation}) menyetujui pada {formatLongDate(request.confirmed_at ?? '')}. Anda dapat
          mencabutnya kapan saja.
        </p>
      ) : (
        <p>
          {request.is_below_13
            ? 'Anak ini menyatakan berusia di bawah 13 tahun. Akunnya terbuka setelah Anda menyetujui.'
            : 'Anak ini menyatakan berusia 13 sampai 17 tahun.'}{' '}
          Baca dulu, lalu putuskan.
        </p>
      )}
      <h2>Yang terbuka dengan persetujuan Anda</h2>
      <ul>
        <li>Melamar ke proyek dan mendaftarkan proyek sendiri.</li>
        <li>Membeli Premium, dan mencairkan coin dari program afiliasi.</li>
      </ul>
      <h2>Yang tetap tertutup sampai 18 tahun</h2>
      <ul>
        <li>Nomor dan email tidak ditampilkan kepada siapa pun.</li>
        <li>Pesan hanya dengan pihak dalam lamaran atau proyek yang sama.</li>
        <li>Tidak ada profil yang tampil, foto, undangan, atau pencocokan.</li>
      </ul>
      <p>
        Kami menyimpan email Anda dan waktu keputusan Anda selama akun anak ada. Selengkapnya di{' '}
        <Link to={paths.privacy} className="link">
          Kebijakan Privasi
        </Link>
        .
      </p>
    </div>
  );
}

/** In place of the question: the link does not hold, or it has been answered. */
function Ended({ title, text }: Decided) {
  return (
    <Page size="reading">
      <PageHeader title={title} description={text} />
      <Link to={paths.youth} className="link">
        Apa yang bisa dilakukan anak di KawanUsaha
      </Link>
    </Page>
  );
}

/** Screen of /wali: a guardian reads what it is about and decides by a press. The link's secret stands behind '#'. */
export function GuardianScreen() {
  const [token, setToken] = useState<string | null>(null);
  const [decided, setDecided] = useState<Decided | null>(null);
  useEffect(() => {
    setToken(window.location.hash.slice(1));
  }, []);
  const link = useGuardianLink(token);

  if (decided !== null) return <Ended {...decided} />;
  if (link.status === 'pending')
    return (
      <Page size="reading">
        <PageHeader title={heading} />
        <Skeleton className="h-64 rounded-lg" />
      </Page>
    );
  if (link.status === 'error')
    return (
      <Page size="reading">
        <PageHeader title={heading} />
        <ErrorState
          title="Halaman ini belum dapat dimuat"
          description={loadAdvice(link.error)}
          onRetry={() => void link.refetch()}
        />
      </Page>
    );
  if ('refusal' in link.data) return <Ended title="Tautan ini tidak berlaku" text={link.data.refusal} />;

  const { value: request } = link.data;
  return (
    <Page size="reading">
      <PageHeader
        title={heading}
        description={`Akun ${request.child_username} (${request.child_name}), email Anda ${request.guardian_email}`}
      />
      <Explanation request={request} />
      <LatePart>
        <GuardianDecision token={token ?? ''} request={request} onDecided={setDecided} />
      </LatePart>
    </Page>
  );
}
