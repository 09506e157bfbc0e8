import { Link, useLocation } from 'react-router';
import { Button, type ButtonSize } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { rememberReturnPath } from '#lib/session/return-path.ts';

/** Ways to log in or to register; logging in leads back to this page. */
export function LoginLinks({ size }: { size?: ButtonSize | undefined }) {
  const { pathname, search } = useLocation();
  const handleLeave = () => rememberReturnPath(pathname + search);
  return (
    <div className="flex flex-wrap gap-3">
      <Button asChild size={size}>
        <Link to={paths.login} onClick={handleLeave}>
          Masuk
        </Link>
      </Button>
      <Button asChild size={size} variant="outline">
        <Link to={paths.register} onClick={handleLeave}>
          Daftar
        </Link>
      </Button>
    </div>
  );
}
