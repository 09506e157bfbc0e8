import { defaultBudgetText, defaultTimelineText } from '@kawanusaha/contracts/directory';
import {
  CalendarClock,
  Clock,
  HandCoins,
  MapPin,
  Monitor,
  Reply,
  Timer,
  UserRound,
  Users,
  Wallet,
} from 'lucide-react';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { Avatar } from '#components/ui/avatar.tsx';
import { PersonName } from '#components/person-name.tsx';
import { MarkedText } from '#components/lists/marked-text.tsx';
import { cn } from '#lib/cn.ts';
import { describeReply } from '#lib/describe-signs.ts';
import { photoSources } from '#lib/pictures/picture-sources.ts';
import { formatLongDate } from '#lib/format-date.ts';
import type { ProjectRow } from '../project-row.ts';

type Fact = {
  term: string;
  value: ReactNode;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** A face in place of the icon, where the owner agreed. */
  photo?: string | undefined;
  /** A card leaves it to the page about the project. */
  isDetail?: boolean;
};

/** Who and where, which belong to the name of a project in a card. */
const who: readonly string[] = ['Pemilik', 'Lokasi'];

const orRemote = 'atau jarak jauh';

/** Where a project happens, in words: city, remote, both, or neither given. */
export function placeOf({ city, is_remote }: Pick<ProjectRow, 'city' | 'is_remote'>): string {
  if (city === null) return is_remote ? 'Jarak jauh' : 'Lokasi dibicarakan bersama';
  return is_remote ? `${city} ${orRemote}` : city;
}

/** The same in a card, where phones have little room: beside a city, that it may be elsewhere is a sign there, which is read as the words that stand above. */
function PlaceInCard({ project }: { project: ProjectRow }) {
  const { city, is_remote: isRemote, matches } = project;
  if (city === null || !isRemote) return <MarkedText text={placeOf(project)} words={matches} />;
  return (
    <>
      <MarkedText text={city} words={matches} />
      <span className="max-md:hidden">
        {' '}
        <MarkedText text={orRemote} words={matches} />
      </span>
      <Monitor role="img" aria-label={orRemote} className="ml-1 inline size-3.5 md:hidden" />
    </>
  );
}

function factsOf(
  project: ProjectRow,
  isFull: boolean,
  replyDays: number | null,
  sought: string | null,
): Fact[] {
  const facts: (Fact | false)[] = [
    // The page about the project names them above.
    !isFull && {
      term: 'Pemilik',
      value: <PersonName name={project.owner_name} signs={project.owner_signs} />,
      Icon: UserRound,
      photo: project.owner_signs?.photo,
    },
    {
      term: 'Lokasi',
      value: isFull ? placeOf(project) : <PlaceInCard project={project} />,
      Icon: MapPin,
    },
    project.hours_per_week !== null && {
      term: 'Waktu',
      value: `${project.hours_per_week} jam${isFull ? ' per ' : '/'}minggu`,
      Icon: Clock,
    },
    project.reward_type !== null && { term: 'Imbalan', value: project.reward_type, Icon: HandCoins },
    {
      term: 'Budget',
      value: project.budget_range ?? defaultBudgetText,
      Icon: Wallet,
      isDetail: true,
    },
    {
      term: 'Timeline',
      value: project.timeline ?? defaultTimelineText,
      Icon: Timer,
      isDetail: true,
    },
    sought !== null && { term: 'Dicari', value: sought, Icon: Users },
    replyDays !== null && {
      term: 'Jawaban',
      value: describeReply(replyDays),
      Icon: Reply,
    },
    project.deadline !== null && {
      term: 'Tenggat',
      value: `Lamar sebelum ${formatLongDate(project.deadline)}`,
      Icon: CalendarClock,
      isDetail: true,
    },
  ];
  return facts.filter((fact) => fact !== false);
}

type Props = {
  project: ProjectRow;
  isFull?: boolean | undefined;
  /** Within how many days the owner usually answers, where that is known. */
  replyDays?: number | null | undefined;
  /** How many people are still sought, in words; null says nothing of it. */
  sought?: string | null | undefined;
  /** In a card: who and where, or the rest. */
  part?: 'who' | 'terms' | undefined;
  className?: string | undefined;
};

/**
 * Who, where, how much time, what for, each with its name for screen readers. The page about the project shows icons and all of it; a card
 * only who and where, hours and reward.
 */
export function ProjectFacts({
  project,
  isFull = false,
  replyDays = null,
  sought = null,
  part,
  className,
}: Props) {
  const facts = factsOf(project, isFull, replyDays, sought).filter(
    ({ term, isDetail = false }) =>
      (isFull || !isDetail) && (part === undefined || who.includes(term) === (part === 'who')),
  );
  return (
    <dl
      className={cn(
        isFull
          ? 'grid gap-x-4 gap-y-3'
          : part === 'terms'
            ? 'flex flex-col'
            : // One line on phones, where the place gives way.
              'flex flex-wrap gap-x-2 gap-y-0.5 max-md:flex-nowrap max-md:leading-5.5',
        'text-sm',
        className,
      )}
    >
      {facts.map(({ term, value, Icon, photo }) => (
        <div
          key={term}
          className={cn(
            'min-w-0',
            isFull && 'grid grid-cols-[auto_minmax(0,1fr)] content-start items-start gap-x-1.5 md:gap-x-2',
            !isFull && term === 'Pemilik' && 'flex items-center gap-1.5 max-md:max-w-3/4 max-md:shrink-0',
            term === 'Lokasi' && !isFull && 'text-muted-foreground max-md:truncate',
          )}
        >
          <dt className={isFull ? 'contents' : undefined}>
            {term === 'Pemilik' ? (
              <Avatar
                name={project.owner_name}
                photo={photoSources(photo)}
                size={22}
                className="size-5.5 text-[0.625rem]"
              />
            ) : null}
            {isFull ? <Icon aria-hidden className="mt-0.5 size-4.5 text-primary" /> : null}
            <span className={isFull ? 'text-muted-foreground' : 'sr-only'}>{term}</span>
          </dt>
          <dd className={isFull ? 'col-start-2 text-base font-medium' : 'max-md:truncate'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
