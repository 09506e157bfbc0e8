import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Idea AI | KawanUsaha' }];

export default function IdeaAi() {
  return (
    <ComingPage title="Idea AI" description="Generator ide bisnis dan chat Idea AI akan tampil di sini." />
  );
}
