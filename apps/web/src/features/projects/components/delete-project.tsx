import { lazy, Suspense, useState, type ComponentProps } from 'react';
import type { DeleteProjectDialog } from './delete-project-dialog.tsx';

const Dialog = lazy(async () => {
  const { DeleteProjectDialog: component } = await import('./delete-project-dialog.tsx');
  return { default: component };
});

/** The dialog of {@link DeleteProjectDialog}, whose script is fetched with the first press; it then stays, to give the focus back. */
export function DeleteProject(props: ComponentProps<typeof DeleteProjectDialog>) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.project !== null && !wasOpened) setWasOpened(true);
  return wasOpened ? (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  ) : null;
}
