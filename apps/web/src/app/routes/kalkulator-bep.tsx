import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Kalkulator BEP | KawanUsaha' }];

export default function BepCalculator() {
  return <ComingPage title="Kalkulator BEP" description="Penghitung titik impas akan tampil di sini." />;
}
