import { processors } from '@kawanusaha/contracts/processors';

/** Who processes what of people for us, and why. */
export function ProcessorList() {
  return (
    <dl className="mb-4 divide-y divide-border border-y border-border">
      {processors.map(({ name, purpose, data }) => (
        <div key={name} className="grid gap-x-6 py-2 sm:grid-cols-[1fr_2fr]">
          <dt className="font-semibold">{name}</dt>
          <dd className="text-sm">
            {purpose}
            <span className="block text-muted-foreground">{data}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
