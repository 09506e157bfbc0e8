import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Alert, AlertDescription, AlertTitle } from '#components/ui/alert.tsx';
import { paths } from '#config/paths.ts';
import { useDeskFactor } from '../api/has-desk-factor.ts';
import { messages } from '../messages.ts';

/** Says what is missing where the desk asks for a stronger factor than this session showed; else shows its children. */
export function DeskFactor({ children }: { children: ReactNode }) {
  const factor = useDeskFactor();
  if (factor.data !== false) return children;
  return (
    <Alert variant="warning">
      <div className="grid gap-1">
        <AlertTitle>{messages.factorNeeded}</AlertTitle>
        <AlertDescription>{messages.factorNeededHow}</AlertDescription>
        <p className="mt-2">
          <Link to={`${paths.profile}#keamanan`} className="btn btn-outline">
            {messages.factorNeededWhere}
          </Link>
        </p>
      </div>
    </Alert>
  );
}
