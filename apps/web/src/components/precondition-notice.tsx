import { Link } from 'react-router';
import { Alert, AlertDescription, AlertTitle } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import type { Preconditions } from '#lib/profile/use-preconditions.ts';
import { LoginLinks } from './login-links.tsx';

/** Says what is still needed before a form can be sent: a login, or the missing parts of the profile (spec §4, §5). */
export function PreconditionNotice({ preconditions }: { preconditions: Preconditions }) {
  switch (preconditions.status) {
    // While it is not known who looks, only strangers see it.
    case 'loading':
    case 'logged-out':
      return (
        <Alert variant="warning">
          <AlertTitle>Anda harus login terlebih dahulu</AlertTitle>
          <AlertDescription>
            <p>Isian Anda tersimpan di tab ini selama Anda masuk.</p>
            <div className="mt-3">
              <LoginLinks size="sm" />
            </div>
          </AlertDescription>
        </Alert>
      );
    case 'incomplete':
      return (
        <Alert variant="warning">
          <AlertTitle>Harap lengkapi profil terlebih dahulu</AlertTitle>
          <AlertDescription>
            <p>Yang belum ada:</p>
            <ul className="list-disc pl-5">
              {preconditions.missing.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <Button asChild size="sm" className="mt-3">
              <Link to={`${paths.profile}?edit=1`}>Lengkapi Profil</Link>
            </Button>
          </AlertDescription>
        </Alert>
      );
    case 'failed':
      return (
        <Alert variant="destructive">
          <AlertTitle>Gagal memuat profil</AlertTitle>
          <AlertDescription>
            <Button size="sm" variant="outline" className="mt-2" onClick={preconditions.retry}>
              Coba Lagi
            </Button>
          </AlertDescription>
        </Alert>
      );
    default:
      return null;
  }
}
