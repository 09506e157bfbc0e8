import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Platform Lengkap untuk Entrepreneur Indonesia | KawanUsaha' }];

export default function Home() {
  return (
    <ComingPage
      title="Platform Lengkap untuk Entrepreneur Indonesia"
      description="Beranda sedang disiapkan."
    />
  );
}
