import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Tentang Kami | KawanUsaha' }];

export default function About() {
  return <ComingPage title="Tentang Kami" description="Visi, misi, dan cerita kami akan tampil di sini." />;
}
