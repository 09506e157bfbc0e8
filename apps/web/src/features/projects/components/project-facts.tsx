import { defaultBudgetText, defaultTimelineText } from '@kawanusaha/contracts/directory';
import { CalendarClock, Clock, HandCoins, MapPin, Timer, UserRound, Users, Wallet } from 'lucide-react';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { MarkedText } from '#components/lists/marked-text.tsx';
import { cn } from '#lib/cn.ts';
import { formatLongDate } from '#lib/format-date.ts';
import type { ProjectRow } from '../project-row.ts';

type Fact = {
  term: string;
  value: ReactNode;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** Stands for something that nobody said. */
  isDefault?: boolean;
};

/** Who and where, which belong to the name of a project in a card. */
const who: readonly string[] = ['Pemilik', 'Lokasi'];

/** Where a project happens, in words: city, remote, both, or neither given. */
export function placeOf({ city, is_remote }: Pick<ProjectRow, 'city' | 'is_remote'>): string {
  if (city === null) return is_remote ? 'Jarak jauh' : 'Lokasi dibicarakan bersama';
  return is_remote ? `${city} atau jarak jauh` : city;
}

function factsOf(project: ProjectRow, isFull: boolean): Fact[] {
  const facts: (Fact | false)[] = [
    { term: 'Pemilik', value: project.owner_name, Icon: UserRound },
    { term: 'Lokasi', value: <MarkedText text={placeOf(project)} words={project.matches} />, Icon: MapPin },
    project.hours_per_week !== null && {
      term: 'Waktu',
      value: `${project.hours_per_week} jam per minggu`,
      Icon: Clock,
    },
    project.reward_type !== null && { term: 'Imbalan', value: project.reward_type, Icon: HandCoins },
    {
      term: 'Budget',
      value: project.budget_range ?? defaultBudgetText,
      Icon: Wallet,
      isDefault: project.budget_range === null,
    },
    {
      term: 'Timeline',
      value: project.timeline ?? defaultTimelineText,
      Icon: Timer,
      isDefault: project.timeline === null,
    },
    isFull && project.seats !== null && { term: 'Dicari', value: `${project.seats} orang`, Icon: Users },
    project.deadline !== null && {
      term: 'Tenggat',
      value: `Lamar sebelum ${formatLongDate(project.deadline)}`,
      Icon: CalendarClock,
    },
  ];
  return facts.filter((fact) => fact !== false);
}

type Props = {
  project: ProjectRow;
  isFull?: boolean | undefined;
  /** In a card: who and where, or the rest. */
  part?: 'who' | 'terms' | undefined;
  className?: string | undefined;
};

/**
 * Who, where, how much time, what for: each with an icon, and its name for screen readers. In a card they share lines, and on phones what
 * nobody said is left to the page about the project.
 */
export function ProjectFacts({ project, isFull = false, part, className }: Props) {
  const facts = factsOf(project, isFull).filter(
    ({ term }) => part === undefined || who.includes(term) === (part === 'who'),
  );
  return (
    <dl
      className={cn(
        isFull ? 'grid gap-x-4 gap-y-3' : 'flex flex-wrap gap-x-5 gap-y-1.5',
        'text-sm',
        className,
      )}
    >
      {facts.map(({ term, value, Icon, isDefault = false }) => (
        <div
          key={term}
          className={cn(
            'grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2',
            isDefault && !isFull && 'max-md:hidden',
          )}
        >
          <dt className={isFull ? 'contents' : undefined}>
            <Icon aria-hidden className="mt-0.5 size-4.5 text-primary" />
            <span className={isFull ? 'text-muted-foreground' : 'sr-only'}>{term}</span>
          </dt>
          <dd className={isFull ? 'col-start-2 text-base font-medium' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
