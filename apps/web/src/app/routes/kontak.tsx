import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Kontak | KawanUsaha' }];

export default function Contact() {
  return <ComingPage title="Kontak" description="Formulir dan kartu kontak akan tampil di sini." />;
}
