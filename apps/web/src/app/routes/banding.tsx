import { QueryProvider } from '#components/query-provider.tsx';
import { BanAppealScreen } from '#features/decisions/components/ban-appeal-screen.tsx';

export const meta = () => [
  { title: 'Ajukan banding | KawanUsaha' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function BanAppeal() {
  return (
    <QueryProvider>
      <BanAppealScreen />
    </QueryProvider>
  );
}
