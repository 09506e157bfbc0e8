import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Fitur AI | KawanUsaha' }];

export default function AiFeatures() {
  return (
    <ComingPage title="Fitur AI" description="Generator ide dan konsultasi bisnis akan tampil di sini." />
  );
}
