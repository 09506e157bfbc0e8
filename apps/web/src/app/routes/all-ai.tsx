import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: '12 Tahapan AI | KawanUsaha' }];

export default function AllAi() {
  return (
    <ComingPage
      title="12 Tahapan AI"
      description="Dua belas langkah memulai usaha dengan bantuan AI akan tampil di sini."
    />
  );
}
