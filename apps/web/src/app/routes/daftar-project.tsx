import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Daftarkan Proyek Anda | KawanUsaha' }];

export default function ProjectForm() {
  return <ComingPage title="Daftarkan Proyek Anda" description="Formulir proyek akan tampil di sini." />;
}
