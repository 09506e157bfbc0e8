import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Kebijakan Privasi | KawanUsaha' }];

export default function Privacy() {
  return (
    <ComingPage title="Kebijakan Privasi" description="Penjelasan tentang data Anda akan tampil di sini." />
  );
}
