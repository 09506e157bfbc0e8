import { lazy, Suspense, useState, type ComponentProps } from 'react';
import type { DeleteListingDialog } from './delete-listing-dialog.tsx';

const Dialog = lazy(async () => {
  const { DeleteListingDialog: component } = await import('./delete-listing-dialog.tsx');
  return { default: component };
});

/** The dialog of {@link DeleteListingDialog}, whose script is fetched with the first press; it then stays, to give the focus back. */
export function DeleteListing(props: ComponentProps<typeof DeleteListingDialog>) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.listing !== null && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  ) : null;
}
