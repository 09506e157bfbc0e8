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

type PersonNameProps = { id: string | null; /** Null where the account is gone. */ name: string | null };

/** A user name that leads to the person's page; says so where the account is gone. */
export function PersonName({ id, name }: PersonNameProps) {
  return <PersonLink id={name === null ? null : id}>{name ?? 'akun dihapus'}</PersonLink>;
}
