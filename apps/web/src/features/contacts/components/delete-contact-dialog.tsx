import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { toast } from '#components/ui/toast.ts';
import { useSession } from '#lib/session/use-session.ts';
import { deleteContact } from '../api/delete-contact.ts';
import type { ContactRow } from '../contact-row.ts';
import { contactMessages as messages } from '../messages.ts';

type Props = {
  /** The contact in question; null keeps the dialog closed. */
  contact: ContactRow | null;
  onClose: () => void;
  onDeleted: (id: string) => void;
};

/** Asks before a contact is deleted, and warns an admin whose it is (spec §6). */
export function DeleteContactDialog({ contact, onClose, onDeleted }: Props) {
  const session = useSession();
  const isOwner = session.user?.id === contact?.user_id;

  const remove = async (): Promise<void> => {
    if (contact === null) return;
    try {
      await deleteContact(contact.id, session.isAdmin ? null : contact.user_id);
      toast.success(messages.deleted);
      onDeleted(contact.id);
    } catch {
      toast.error(messages.deleteFailed);
    }
  };

  return (
    <ConfirmDialog
      open={contact !== null}
      title={messages.deleteTitle}
      description={
        <>
          <p className="font-semibold text-foreground">{contact?.name}</p>
          <p>{isOwner ? messages.deleteConfirm : messages.adminDeleteConfirm}</p>
        </>
      }
      actionLabel="Hapus"
      onConfirm={remove}
      onClose={onClose}
    >
      {isOwner ? null : (
        <Alert variant="warning">
          <AlertDescription>
            {messages.adminDeleteWarning}. {messages.adminDeleteOutcome}
          </AlertDescription>
        </Alert>
      )}
    </ConfirmDialog>
  );
}
