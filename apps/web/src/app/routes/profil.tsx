import { QueryProvider } from '#components/query-provider.tsx';
import { ProfileScreen } from '#features/profile/components/profile-screen.tsx';

export const meta = () => [{ title: 'Profil Saya | KawanUsaha' }, { name: 'robots', content: 'noindex' }];

export default function Profile() {
  return (
    <QueryProvider>
      <ProfileScreen />
    </QueryProvider>
  );
}
