import { useState } from 'react';
import { Link } from 'react-router';
import { FormBanner } from '#components/forms/form-banner.tsx';
import { Page } from '#components/layouts/page.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { paths } from '#config/paths.ts';
import { useEndWeeklyMail } from '../api/end-weekly-mail.ts';
import { notificationMessages } from '../messages.ts';

/** Screen of /berhenti-kabar: one press ends the weekly mail, without signing in. The link's secret stands behind '#'. */
export function EndWeeklyMailScreen() {
  const [end, setEnd] = useState<'ended' | 'invalid' | null>(null);
  const ending = useEndWeeklyMail((wasLink) => setEnd(wasLink ? 'ended' : 'invalid'));
  if (end === 'ended')
    return (
      <Page size="reading">
        <PageHeader
          title={notificationMessages.weeklyMailEnded}
          description="Anda tidak menerima kabar mingguan lagi. Anda dapat menyalakannya lagi kapan saja di pengaturan notifikasi."
        />
        <Link to={paths.home} className="link">
          Kembali ke Beranda
        </Link>
      </Page>
    );
  if (end === 'invalid')
    return (
      <Page size="reading">
        <PageHeader
          title="Tautan ini tidak berlaku"
          description="Tautan berlaku 90 hari. Matikan kabar mingguan di pengaturan notifikasi, atau pakai tautan di email yang terbaru."
        />
        <Link to={`${paths.notifications}?tab=atur`} className="link">
          Buka pengaturan notifikasi
        </Link>
      </Page>
    );
  return (
    <Page size="reading">
      <PageHeader
        title="Hentikan kabar mingguan?"
        description="Email lain, seperti keputusan lamaran dan pembayaran, tetap Anda terima."
      />
      {ending.failure === null ? null : <FormBanner>{ending.failure.title}</FormBanner>}
      <Button className="mt-6" loading={ending.isPending} onClick={() => void ending.run()}>
        Hentikan kabar mingguan
      </Button>
    </Page>
  );
}
