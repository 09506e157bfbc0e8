import { EndWeeklyMailScreen } from '#features/notifications/components/end-weekly-mail-screen.tsx';

export const meta = () => [
  { title: 'Hentikan kabar mingguan | KawanUsaha' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export default function EndWeeklyMail() {
  return <EndWeeklyMailScreen />;
}
