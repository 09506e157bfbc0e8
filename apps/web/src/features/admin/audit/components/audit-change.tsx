import { PersonLink } from '#components/person-link.tsx';
import { describeChange } from '../describe-change.ts';

function Side({ title, side }: { title: string; side: unknown }) {
  const fields = describeChange(side);
  if (fields.length === 0) return null;
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      {fields.map(({ key, name, text, person }) => (
        <dd key={key} className="wrap-anywhere">
          {name}: {person === null ? text : <PersonLink id={person}>lihat orangnya</PersonLink>}
        </dd>
      ))}
    </div>
  );
}

/** What was there before an action and after it, in words. */
export function AuditChange({ before, after }: { before: unknown; after: unknown }) {
  return (
    <dl className="mt-2 flex flex-col gap-2 rounded-md bg-muted p-3 text-left text-sm">
      <Side title="Sebelum" side={before} />
      <Side title="Sesudah" side={after} />
    </dl>
  );
}
