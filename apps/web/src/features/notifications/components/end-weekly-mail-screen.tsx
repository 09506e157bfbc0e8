import { useState } from 'react';
import { Link } from 'react-router';
import { FormBanner } from '#components/forms/form-banner.tsx';
import { Page } from '#components/layouts/page.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { paths } from '#config/paths.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { endWeeklyMail } from '../api/end-weekly-mail.ts';
import { notificationMessages } from '../messages.ts';

type State = 'asking' | 'sending' | { error: unknown } | 'ended' | 'invalid';

/** Screen of /berhenti-kabar: one press ends the weekly mail, without signing in. The link's secret stands behind '#'. */
export function EndWeeklyMailScreen() {
  const [state, setState] = useState<State>('asking');
  async function end() {
    setState('sending');
    try {
      setState((await endWeeklyMail(window.location.hash.slice(1))) ? 'ended' : 'invalid');
    } catch (error) {
      setState({ error });
    }
  }
  if (state === 'ended')
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
  if (state === 'invalid')
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
      {typeof state === 'object' ? (
        <FormBanner>{`${notificationMessages.weeklyMailNotEnded}. ${loadAdvice(state.error)}`}</FormBanner>
      ) : null}
      <Button className="mt-6" loading={state === 'sending'} onClick={() => void end()}>
        Hentikan kabar mingguan
      </Button>
    </Page>
  );
}
