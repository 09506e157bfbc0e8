import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Cari Project | KawanUsaha' }];

export default function Projects() {
  return <ComingPage title="Cari Project" description="Direktori proyek akan tampil di sini." />;
}
