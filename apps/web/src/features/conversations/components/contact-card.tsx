import { Mail, MessageCircle } from 'lucide-react';
import { Avatar } from '#components/ui/avatar.tsx';
import { Button, buttonVariants } from '#components/ui/button.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { LoadingMessage, Skeleton } from '#components/ui/skeleton.tsx';
import { whatsappChatLink } from '#lib/whatsapp-link.ts';
import { useThreadContact } from '../api/get-thread-contact.ts';
import type { Thread } from '../api/get-thread.ts';
import { useShareContact } from '../api/share-contact.ts';
import { conversationMessages as messages } from '../messages.ts';

type Props = {
  thread: Thread;
  otherName: string;
  ownName: string;
  /** While a risk is unsettled the agreement is not the loud button. */
  isRisky: boolean;
  onChanged: () => void;
};

/**
 * 'Bagikan kontak': who has agreed, the way to agree and to take it back; the contact once it is open. The card itself says what a press
 * did: a toast would lie over it.
 */
export function ContactCard({ thread, otherName, ownName, isRisky, onChanged }: Props) {
  const { run, isPending } = useShareContact(thread.id, onChanged);
  return (
    <section aria-labelledby="kontak-percakapan" className="card gap-3 p-4">
      <div className="flex items-center gap-3">
        <span className="flex -space-x-2">
          <Avatar name={otherName} className="size-9 text-sm ring-2 ring-card" />
          <Avatar name={ownName} className="size-9 text-sm ring-2 ring-card" />
        </span>
        <h2 id="kontak-percakapan" className="font-bold">
          {thread.contact_is_open ? `Kontak ${otherName}` : 'Bagikan kontak?'}
        </h2>
      </div>
      {thread.contact_is_open ? <OpenContact thread={thread} /> : null}
      {thread.contact_is_open ? null : (
        <p className="text-sm" role="status">
          {thread.has_shared ? (
            <>
              Anda <strong>sudah setuju</strong>. Kontak terlihat setelah {otherName} juga setuju.
            </>
          ) : (
            <>
              {thread.other_has_shared ? (
                <>
                  {otherName} <strong>sudah setuju</strong>.{' '}
                </>
              ) : null}
              Nomor WhatsApp dan email terlihat hanya bila Anda berdua setuju, dan Anda bisa menariknya
              kembali.
            </>
          )}
        </p>
      )}
      {thread.has_shared ? (
        <div>
          <Button variant="outline" size="sm" loading={isPending} onClick={() => void run(false)}>
            {messages.unshare}
          </Button>
        </div>
      ) : thread.contact_is_open ? null : (
        <Button
          variant={isRisky ? 'outline' : 'secondary'}
          loading={isPending}
          onClick={() => void run(true)}
        >
          {messages.share}
        </Button>
      )}
    </section>
  );
}

function OpenContact({ thread }: { thread: Thread }) {
  const contact = useThreadContact(thread);
  if (contact.isPending) {
    return (
      <div>
        <LoadingMessage>Membuka kontak…</LoadingMessage>
        <Skeleton className="h-11 rounded-md" />
      </div>
    );
  }
  if (contact.isError)
    return <ErrorState title={messages.contactFailed} onRetry={() => void contact.refetch()} />;
  const { name, whatsapp, email } = contact.data;
  return (
    <div className="flex flex-wrap gap-2">
      {whatsapp === null ? null : (
        <a
          href={whatsappChatLink(whatsapp, `Halo ${name}, kita sudah mengobrol di KawanUsaha.`)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonVariants({ variant: 'secondary' })}
        >
          <MessageCircle aria-hidden /> WhatsApp
        </a>
      )}
      {email === null ? null : (
        <a href={`mailto:${email}`} className={buttonVariants({ variant: 'outline' })}>
          <Mail aria-hidden /> <span className="break-all">{email}</span>
        </a>
      )}
      {whatsapp === null && email === null ? (
        <p className="text-sm text-muted-foreground">Belum ada nomor atau email di profilnya.</p>
      ) : null}
    </div>
  );
}
