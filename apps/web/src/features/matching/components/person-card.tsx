import type { PersonMatch } from '@kawanusaha/contracts/matching/match-answers';
import { Check, MessagesSquare } from 'lucide-react';
import { Link } from 'react-router';
import { PersonName } from '#components/person-name.tsx';
import { PersonSigns } from '#components/person-signs.tsx';
import { Avatar } from '#components/ui/avatar.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { threadPaths } from '#config/thread-paths.ts';
import { photoSources } from '#lib/pictures/picture-sources.ts';
import { matchingMessages as messages } from '../messages.ts';
import { MatchReasons } from './match-reasons.tsx';

type Props = {
  person: PersonMatch;
  /** The conversation of the invitation; null before there is one. */
  invitedIn: string | null;
  /** Hides it where the list shows its first people only. */
  className?: string | undefined;
  onInvite: () => void;
  onDismiss: () => void;
};

/** A findable person for the owner of a listing: why they fit, and the invitation or the conversation that it began. */
export function PersonCard({ person, invitedIn, className, onInvite, onDismiss }: Props) {
  const where = [person.prodi, person.kampus, person.kota].filter((part) => part !== null);
  return (
    <li className={className}>
      <div className="card h-full gap-3 p-5">
        <div className="flex items-center gap-3">
          {person.signs?.photo === undefined ? null : (
            <Avatar
              name={person.nama_lengkap}
              photo={photoSources(person.signs.photo)}
              size={48}
              className="size-12 shrink-0"
            />
          )}
          <div className="min-w-0">
            <h3 className="card-title">
              <PersonName name={person.nama_lengkap} signs={person.signs} />
            </h3>
            {where.length === 0 ? null : <p className="text-sm text-muted-foreground">{where.join(' · ')}</p>}
          </div>
        </div>
        <PersonSigns signs={person.signs} />
        <ul aria-label={`Keahlian ${person.nama_lengkap}`} className="flex flex-wrap gap-2">
          {person.skills.map(({ name, level }) => (
            <li key={name}>
              <Badge variant="secondary">
                {name} · {level}
              </Badge>
            </li>
          ))}
        </ul>
        <MatchReasons reasons={person.reasons} />
        <div className="mt-auto flex flex-wrap items-center gap-2">
          {invitedIn === null ? (
            <Button aria-label={`${messages.invite}: ${person.nama_lengkap}`} onClick={onInvite}>
              <MessagesSquare aria-hidden /> {messages.invite}
            </Button>
          ) : (
            <>
              <Badge variant="success">
                <Check aria-hidden className="size-4" /> {messages.invited}
              </Badge>
              <Button asChild variant="outline">
                <Link
                  to={threadPaths.thread(invitedIn)}
                  aria-label={`${messages.openTalk}: ${person.nama_lengkap}`}
                >
                  <MessagesSquare aria-hidden /> {messages.openTalk}
                </Link>
              </Button>
            </>
          )}
          <Button variant="ghost" aria-label={`Bukan untuk saya: ${person.nama_lengkap}`} onClick={onDismiss}>
            Bukan untuk saya
          </Button>
        </div>
      </div>
    </li>
  );
}
