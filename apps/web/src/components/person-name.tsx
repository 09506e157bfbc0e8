import type { PersonSigns } from '@kawanusaha/contracts/reputation';
import { Link } from 'react-router';
import { publicProfilePath } from '#config/profile-paths.ts';

type Props = { name: string; signs: PersonSigns | null | undefined };

/** A member's name: a link to the public page where there is one; on cards it lies above the link that covers them. */
export function PersonName({ name, signs }: Props) {
  return signs?.username === undefined ? (
    name
  ) : (
    <Link to={publicProfilePath(signs.username)} className="link relative">
      {name}
    </Link>
  );
}
