import { PersonLink } from '#components/person-link.tsx';
import { Badge } from '#components/ui/badge.tsx';
import type { ReviewHistory } from '../api/list-reviews.ts';
import { describeHistory } from '../describe-history.ts';

type Props = { person: ReviewHistory | null; as: 'owner' | 'reporter' };

/** A person beside a report: name, since when, and how often they were right or wrong. */
export function ReviewPerson({ person, as }: Props) {
  if (person === null) return <span className="text-muted-foreground">akun yang sudah dihapus</span>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <PersonLink id={person.id}>{person.name}</PersonLink>
      {person.is_banned ? <Badge variant="destructive">Diblokir</Badge> : null}
      <span className="figures text-sm text-muted-foreground">{describeHistory(person, as)}</span>
    </span>
  );
}
