import { Mail, MessageCircle, Users } from 'lucide-react';
import { SafetyChecklist } from '#components/safety-checklist.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { useRevealedContact } from '#lib/api/reveal-contact.ts';
import { whatsappChatLink } from '#lib/whatsapp-link.ts';
import { applicantGreeting, applicationMessages as messages } from '../messages.ts';

type Props = { projectId: string; projectName: string };

/** The owner's contact, which the database gives to accepted applicants, below the things to check first. */
export function OwnerContact({ projectId, projectName }: Props) {
  const contact = useRevealedContact('project', projectId);
  if (contact.isPending) {
    return (
      <div>
        <LoadingMessage>Membuka kontak…</LoadingMessage>
        <Skeleton className="h-40 rounded-md" />
      </div>
    );
  }
  if (contact.isError)
    return <ErrorState title={messages.contactFailed} onRetry={() => void contact.refetch()} />;
  const { name, whatsapp, group_link: groupLink, email, email_verified: isVerified } = contact.data;
  return (
    <section aria-label="Kontak pemilik" className="flex flex-col gap-4">
      <SafetyChecklist />
      <div className="flex flex-wrap gap-2">
        {whatsapp === null ? null : (
          <a
            href={whatsappChatLink(whatsapp, applicantGreeting(name, projectName))}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonVariants()}
          >
            <MessageCircle aria-hidden /> {messages.contact} {name}
          </a>
        )}
        {groupLink === null ? null : (
          <a href={groupLink} target="_blank" rel="noopener noreferrer nofollow" className={buttonVariants()}>
            <Users aria-hidden /> Gabung grup WhatsApp
          </a>
        )}
        {email === null ? null : (
          <a href={`mailto:${email}`} className={buttonVariants({ variant: 'outline' })}>
            <Mail aria-hidden /> Email
          </a>
        )}
      </div>
      {email === null || isVerified ? null : (
        <p className="text-sm text-muted-foreground">{messages.emailUnverified(email)}</p>
      )}
    </section>
  );
}
