import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Komunitas Premium | KawanUsaha' }];

export default function Community() {
  return (
    <ComingPage
      title="Komunitas Premium"
      description="Tautan grup dan panduan komunitas akan tampil di sini."
    />
  );
}
