import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Paket | KawanUsaha' }];

export default function Pricing() {
  return <ComingPage title="Paket" description="Pilihan paket Gratis dan Premium akan tampil di sini." />;
}
