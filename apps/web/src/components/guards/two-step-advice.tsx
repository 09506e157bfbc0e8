import { Link } from 'react-router';
import { Alert, AlertDescription, AlertTitle } from '#components/ui/alert.tsx';
import { paths } from '#config/paths.ts';
import { useTotpFactor } from '#lib/session/get-totp-factor.ts';

/** Urges a person at the desk without two-step verification to switch it on; says nothing to one who has it. Needs a query provider. */
export function TwoStepAdvice() {
  const factor = useTotpFactor();
  if (!factor.isSuccess || factor.data !== null) return null;
  return (
    <Alert variant="warning" className="mb-6">
      <div className="grid gap-1">
        <AlertTitle>Lindungi akun admin Anda</AlertTitle>
        {/* True of every role; on a phone the title and the way there leave the first screen to the work. */}
        <AlertDescription className="max-sm:hidden">
          Akun ini membuka data orang lain, tetapi password saja sudah cukup untuk memasukinya.
        </AlertDescription>
        <p className="sm:mt-2">
          <Link
            to={`${paths.profile}#keamanan`}
            className="btn btn-outline max-sm:border-0 max-sm:bg-transparent max-sm:px-0 max-sm:text-sm max-sm:underline"
          >
            Aktifkan verifikasi dua langkah
          </Link>
        </p>
      </div>
    </Alert>
  );
}
