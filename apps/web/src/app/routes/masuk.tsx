import { ComingPage } from '#components/coming-page.tsx';

export const meta = () => [{ title: 'Masuk | KawanUsaha' }];

export default function Login() {
  return <ComingPage title="Masuk" description="Formulir masuk akan tampil di sini." />;
}
