import { Link } from 'react-router';
import { MarkedText } from '#components/lists/marked-text.tsx';
import { CampusMark, CardSigns } from '#components/person-signs.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { paths } from '#config/paths.ts';
import { cn } from '#lib/cn.ts';
import { describeSigns } from '#lib/describe-signs.ts';
import { formatAge } from '#lib/format-date.ts';
import { photoSources } from '#lib/pictures/picture-sources.ts';
import { useSession } from '#lib/session/use-session.ts';
import type { ContactRow } from '../contact-row.ts';
import { ListingManagement } from '#components/listing-management.tsx';
import { ContactAction } from './contact-action.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { contactMessages as messages } from '../messages.ts';

type Props = {
  contact: ContactRow;
  onContact: (contact: ContactRow) => void;
  onDelete: (contact: ContactRow) => void;
};

/** A business contact in the directory: who, main skill, experience, where and how much time, and one action; on phones some 210 px high. */
export function ContactCard({ contact, onContact, onDelete }: Props) {
  const signs = contact.owner_signs;
  const hasSigns = describeSigns(signs).length > 0;
  // Said above, below the age: beside the buttons, it would need a line of its own on phones, and push away what follows once it is known who looks.
  const isOwn = useSession().user?.id === contact.user_id;
  return (
    <article className="card group relative gap-1.5 px-3 py-2 transition-colors hover:border-primary md:h-full md:gap-4 md:p-5">
      <div className="flex items-start gap-3">
        <Avatar name={contact.name} photo={photoSources(signs?.photo)} />
        <div className="min-w-0 flex-1">
          <h2 className="card-title">
            <Link
              to={paths.relation(contact.id)}
              viewTransition
              className="line-clamp-2 after:absolute after:inset-0 after:rounded-lg group-hover:underline"
            >
              <MarkedText text={contact.name} words={contact.matches} />
            </Link>
          </h2>
          <p className="mt-1 flex flex-wrap items-center gap-1.5">
            <Badge>
              <MarkedText text={contact.main_skill} words={contact.matches} />
            </Badge>
            {signs?.campus === undefined ? null : <CampusMark institution={signs.campus} isShort />}
          </p>
        </div>
        <div className="flex shrink-0 flex-col items-end gap-1">
          <time
            dateTime={contact.created_at}
            suppressHydrationWarning
            className="text-xs text-muted-foreground"
          >
            {formatAge(contact.created_at)}
          </time>
          {isOwn ? (
            <Badge variant="success" className="px-2">
              {messages.ownContact}
            </Badge>
          ) : null}
        </div>
      </div>
      <div className="space-y-1 text-sm md:space-y-2">
        <p className={cn('line-clamp-2 md:line-clamp-3', hasSigns && 'max-md:line-clamp-1')}>
          <span className="font-semibold">Pengalaman: </span>
          <MarkedText text={contact.experience} words={contact.matches} />
        </p>
        <p className="line-clamp-2 text-muted-foreground max-md:hidden">
          <MarkedText text={contact.vision} words={contact.matches} />
        </p>
        <CardSigns signs={signs} />
      </div>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-x-3 gap-y-2 md:gap-y-4 md:pt-1">
        <div className="min-w-0 grow basis-36 md:basis-full">
          <ContactFacts contact={contact} />
        </div>
        <div className="relative flex items-center justify-end gap-2 max-md:ml-auto md:w-full md:flex-wrap md:justify-between">
          {isOwn ? null : (
            <ContactAction
              contact={contact}
              onContact={onContact}
              variant="secondary"
              className="max-md:px-3.5 md:min-w-[min(13rem,100%)] md:flex-1"
            />
          )}
          <ListingManagement
            ownerId={contact.user_id}
            what={`profil ${contact.name}`}
            editPath={paths.editRelation(contact.id)}
            adminLabel={messages.admin}
            onDelete={() => onDelete(contact)}
          />
        </div>
      </div>
    </article>
  );
}

/** Shape of a {@link ContactCard} while it loads. */
export function ContactCardSkeleton() {
  return (
    <div className="card h-full gap-2 p-3 md:gap-4 md:p-5">
      <div className="flex gap-3">
        <Skeleton className="size-11 rounded-full" />
        <div className="flex-1 space-y-2">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-5 w-20 rounded-full" />
        </div>
      </div>
      <div className="space-y-2">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-3/5" />
      </div>
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="h-11 w-full rounded-md" />
    </div>
  );
}
