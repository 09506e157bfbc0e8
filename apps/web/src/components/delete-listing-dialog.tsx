import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { toast } from '#components/ui/toast.ts';
import { useSession } from '#lib/session/use-session.ts';

/** What the dialog says, in the words of the listing that goes. */
export type DeleteListingTexts = Readonly<
  Record<
    | 'deleteTitle'
    | 'deleteConfirm'
    | 'adminDeleteConfirm'
    | 'adminDeleteWarning'
    | 'adminDeleteOutcome'
    | 'deleted'
    | 'deleteFailed',
    string
  >
>;

type Props = {
  /** The listing in question; null keeps the dialog closed. */
  listing: { id: string; user_id: string; name: string } | null;
  texts: DeleteListingTexts;
  /** Deletes it; in: its id, and the owner whose it must be, null for an admin. */
  remove: (id: string, ownerId: string | null) => Promise<void>;
  onClose: () => void;
  onDeleted: (id: string) => void;
};

/** Asks before a project or a contact is deleted, and warns an admin whose it is (spec §6). */
export function DeleteListingDialog({ listing, texts, remove, onClose, onDeleted }: Props) {
  const session = useSession();
  const isOwner = session.user?.id === listing?.user_id;

  const confirm = async (): Promise<void> => {
    if (listing === null) return;
    try {
      await remove(listing.id, session.isAdmin ? null : listing.user_id);
      toast.success(texts.deleted);
      onDeleted(listing.id);
    } catch {
      toast.error(texts.deleteFailed);
    }
  };

  return (
    <ConfirmDialog
      open={listing !== null}
      title={texts.deleteTitle}
      description={
        <>
          <p className="font-semibold text-foreground">{listing?.name}</p>
          <p>{isOwner ? texts.deleteConfirm : texts.adminDeleteConfirm}</p>
        </>
      }
      actionLabel="Hapus"
      onConfirm={confirm}
      onClose={onClose}
    >
      {isOwner ? null : (
        <Alert variant="warning">
          <AlertDescription>
            {texts.adminDeleteWarning}. {texts.adminDeleteOutcome}
          </AlertDescription>
        </Alert>
      )}
    </ConfirmDialog>
  );
}
