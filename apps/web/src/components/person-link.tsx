import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { personPath } from '#config/desk-paths.ts';

type PersonLinkProps = {
  /** Null where the account is gone; then there is only the text. */
  id: string | null;
  children: ReactNode;
};

/** A name in a row of the desk that leads to the person's page. */
export function PersonLink({ id, children }: PersonLinkProps) {
  return id === null ? (
    <span>{children}</span>
  ) : (
    <Link to={personPath(id)} className="link font-semibold">
      {children}
    </Link>
  );
}
