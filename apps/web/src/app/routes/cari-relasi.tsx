import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Cari Relasi | KawanUsaha' }];

export default function Relations() {
  return <ComingPage title="Cari Relasi" description="Direktori relasi bisnis akan tampil di sini." />;
}
