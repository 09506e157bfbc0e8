import { MarkedText } from '#components/lists/marked-text.tsx';
import { Badge } from '#components/ui/badge.tsx';

/** The skills that a project looks for; a card shows the first few and says how many more there are. */
export function ProjectSkills({
  skills,
  limit,
  marks,
}: {
  skills: readonly string[];
  limit?: number | undefined;
  /** Words to mark, since they answer to a search. */
  marks?: readonly string[] | null | undefined;
}) {
  const shown = limit === undefined ? skills : skills.slice(0, limit);
  const hidden = skills.length - shown.length;
  return (
    <ul aria-label="Keahlian yang dicari" className="flex flex-wrap gap-1.5">
      {shown.map((skill) => (
        <li key={skill} className="flex">
          <Badge variant="secondary" className={limit === undefined ? undefined : 'max-md:py-0'}>
            <MarkedText text={skill} words={marks} />
          </Badge>
        </li>
      ))}
      {hidden > 0 ? (
        <li className="flex">
          <Badge variant="outline" className="max-md:py-0">
            +{hidden} lagi
          </Badge>
        </li>
      ) : null}
    </ul>
  );
}
