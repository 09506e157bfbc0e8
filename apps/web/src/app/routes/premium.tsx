import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Premium | KawanUsaha' }];

export default function Premium() {
  return <ComingPage title="Premium" description="Isi paket Premium akan tampil di sini." />;
}
