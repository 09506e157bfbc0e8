import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Ide Saya | KawanUsaha' }];

export default function MyIdeas() {
  return <ComingPage title="Ide Saya" description="Ide bisnis yang Anda simpan akan tampil di sini." />;
}
