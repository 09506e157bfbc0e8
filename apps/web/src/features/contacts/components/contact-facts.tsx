import { Clock, GraduationCap, MapPin, Search } from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import { cn } from '#lib/cn.ts';
import type { ContactRow } from '../contact-row.ts';

type Fact = {
  term: string;
  value: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** Where the icon alone does not tell it, sight gets the term before the value. */
  isNamed?: true;
};

function factsOf(contact: ContactRow): Fact[] {
  const facts: (Fact | false)[] = [
    contact.city !== null && { term: 'Kota', value: contact.city, Icon: MapPin },
    contact.campus !== null && { term: 'Kampus', value: contact.campus, Icon: GraduationCap },
    contact.hours_per_week !== null && {
      term: 'Waktu',
      value: `${contact.hours_per_week} jam per minggu`,
      Icon: Clock,
    },
    contact.looking_for !== null && {
      term: 'Mencari',
      value: contact.looking_for,
      Icon: Search,
      isNamed: true,
    },
  ];
  return facts.filter((fact) => fact !== false);
}

/** Where a person is, how much time they have and what they look for; nothing when none of it is given. */
export function ContactFacts({
  contact,
  className,
}: {
  contact: ContactRow;
  className?: string | undefined;
}) {
  const facts = factsOf(contact);
  if (facts.length === 0) return null;
  return (
    <dl className={cn('flex flex-wrap gap-x-5 gap-y-1.5 text-sm in-[.card]:max-md:gap-y-0', className)}>
      {facts.map(({ term, value, Icon, isNamed }) => (
        <div
          key={term}
          className={cn(
            'flex min-w-0 items-start gap-2 in-[.card]:max-md:gap-0',
            isNamed && 'in-[.card]:max-md:hidden',
          )}
        >
          <dt className="shrink-0">
            <Icon aria-hidden className="mt-0.5 size-4.5 text-primary in-[.card]:max-md:hidden" />
            <span className="sr-only">{term}</span>
          </dt>
          <dd className="min-w-0 in-[.card]:max-md:truncate">
            {isNamed ? <span aria-hidden>{term}: </span> : null}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
