import { MessageCircle, UserRoundCheck } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Badge } from '#components/ui/badge.tsx';
import { Button, type ButtonSize, type ButtonVariant } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { paths } from '#config/paths.ts';
import { threadPaths } from '#config/thread-paths.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { askPremium } from '#lib/session/ask-premium.ts';
import { getSession } from '#lib/session/session-store.ts';
import { rememberWanted } from '#lib/session/wanted.ts';
import { useLoginRedirect } from '#lib/session/use-login-redirect.ts';
import { useSession } from '#lib/session/use-session.ts';
import type { ContactRow } from '../contact-row.ts';
import { contactMessages as messages } from '../messages.ts';

type Props = {
  contact: ContactRow;
  /** Opens the contact of a Premium member's choice. */
  onContact: (contact: ContactRow) => void;
  size?: ButtonSize | undefined;
  /** Among many cards each action is quiet. */
  variant?: ButtonVariant | undefined;
  className?: string | undefined;
};

/** The one action of a contact: whom it is for depends on who looks (spec §6). */
export function ContactAction({ contact, onContact, size, variant, className }: Props) {
  const session = useSession();
  const navigate = useNavigate();
  const redirectToLogin = useLoginRedirect();
  const { run: ask, isPending: isAsking } = useOperation(askPremium);

  if (session.user?.id === contact.user_id) {
    return (
      <Badge variant="success" className="min-h-8 px-3">
        <UserRoundCheck aria-hidden /> {messages.ownContact}
      </Badge>
    );
  }
  const handleContact = async (): Promise<void> => {
    const { pathname } = window.location;
    const { user, isPremium } = getSession();
    if (user !== null && !isPremium) {
      await ask(user.id);
      if (window.location.pathname !== pathname) return;
    }
    const known = getSession();
    if (known.status !== 'authenticated') {
      redirectToLogin(messages.loginRequired, paths.relation(contact.id));
    } else if (known.isPremium && contact.via_messages) {
      void navigate(threadPaths.open('relasi', contact.id));
    } else if (known.isPremium) {
      onContact(contact);
    } else {
      rememberWanted({ label: `Lanjutkan menghubungi ${contact.name}`, path: paths.relation(contact.id) });
      toast.info(messages.contactLocked);
      void navigate(paths.pricing);
    }
  };
  return (
    <Button
      size={size}
      variant={variant}
      className={className}
      loading={isAsking}
      onClick={() => void handleContact()}
      aria-label={`${messages.contact} ${contact.name}`}
    >
      {isAsking ? null : <MessageCircle aria-hidden />} {messages.contact}
    </Button>
  );
}
