import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { toast } from '#components/ui/toast.ts';
import { useOperation } from '#lib/api/use-operation.ts';
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

type Listing = { id: string; user_id: string; name: string };

type Props = {
  /** The listing in question; null keeps the dialog closed. */
  listing: Listing | null;
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

  const { run } = useOperation(
    ({ id, user_id: ownerId }: Listing) => remove(id, session.isAdmin ? null : ownerId),
    {
      done: (_result, { id }) => {
        toast.success(texts.deleted);
        onDeleted(id);
      },
      failed: texts.deleteFailed,
    },
  );

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
      onConfirm={async () => {
        if (listing !== null) await run(listing);
      }}
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
