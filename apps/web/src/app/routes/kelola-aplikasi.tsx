import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Kelola Aplikasi Project | KawanUsaha' }];

export default function ManageApplications() {
  return (
    <ComingPage
      title="Kelola Aplikasi Project"
      description="Lamaran untuk proyek Anda akan tampil di sini."
    />
  );
}
