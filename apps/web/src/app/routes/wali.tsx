import { QueryProvider } from '#components/query-provider.tsx';
import { GuardianScreen } from '#features/age/components/guardian-screen.tsx';

export const meta = () => [
  { title: 'Persetujuan orang tua atau wali | KawanUsaha' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function Guardian() {
  return (
    <QueryProvider>
      <GuardianScreen />
    </QueryProvider>
  );
}
