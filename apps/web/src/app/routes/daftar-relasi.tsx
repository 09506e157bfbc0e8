import { QueryProvider } from '#components/query-provider.tsx';
import { ContactFormScreen } from '#features/contacts/components/contact-form-screen.tsx';

export const meta = () => [{ title: 'Daftar Relasi | KawanUsaha' }, { name: 'robots', content: 'noindex' }];

export default function NewContact() {
  return (
    <QueryProvider>
      <ContactFormScreen />
    </QueryProvider>
  );
}
