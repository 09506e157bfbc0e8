import { MessageCircle } from 'lucide-react';
import { QueryProvider } from '#components/query-provider.tsx';
import { SafetyChecklist } from '#components/safety-checklist.tsx';
import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { Button, buttonVariants } from '#components/ui/button.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#components/ui/dialog.tsx';
import { useRevealedContact } from '#lib/api/reveal-contact.ts';
import { whatsappChatLink } from '#lib/whatsapp-link.ts';
import type { ContactRow } from '../contact-row.ts';
import { contactGreeting, contactMessages as messages } from '../messages.ts';

type Props = { contact: ContactRow; onClose: () => void };

/** Between 'Hubungi' and WhatsApp: what to check first, then the link with a greeting (spec §6, §8). */
export function ContactDialog(props: Props) {
  return (
    <QueryProvider>
      <RevealedContact {...props} />
    </QueryProvider>
  );
}

function RevealedContact({ contact, onClose }: Props) {
  const revealed = useRevealedContact('relasi', contact.id);
  const number = revealed.status === 'success' ? revealed.data.whatsapp : null;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>
            {messages.contact} {contact.name}
          </DialogTitle>
          <DialogDescription>
            Sapaan sudah kami siapkan. Anda yang menekan kirim di WhatsApp.
          </DialogDescription>
        </DialogHeader>
        <SafetyChecklist />
        {revealed.status === 'error' ? (
          <Alert variant="destructive">
            <AlertDescription>{messages.contactFailed}</AlertDescription>
          </Alert>
        ) : null}
        <DialogFooter>
          <DialogClose className="btn btn-outline">{messages.cancel}</DialogClose>
          {number === null ? (
            <Button loading={revealed.status === 'pending'} onClick={() => void revealed.refetch()}>
              {revealed.status === 'pending' ? 'Membuka kontak...' : messages.retry}
            </Button>
          ) : (
            <a
              href={whatsappChatLink(number, contactGreeting(contact.name, contact.main_skill))}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonVariants()}
              onClick={onClose}
            >
              <MessageCircle aria-hidden /> Buka WhatsApp
            </a>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
