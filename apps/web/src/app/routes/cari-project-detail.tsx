import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Detail Proyek | KawanUsaha' }];

export default function ProjectDetail() {
  return <ComingPage title="Detail Proyek" description="Penjelasan lengkap proyek akan tampil di sini." />;
}
