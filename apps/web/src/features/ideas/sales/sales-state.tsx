import { Copy, ExternalLink, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { Button, buttonVariants } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { paths } from '#config/paths.ts';
import { salesPagePath } from '#config/sales-paths.ts';
import { formatLongDate } from '#lib/format-date.ts';
import { copyLink } from '../saved/copy-link.ts';
import { salesMessages as messages } from './messages.ts';
import type { OwnSalesPage } from './api/get-own-sales.ts';
import { useUnpublishSalesPage } from './api/unpublish-sales-page.ts';

const weekMs = 7 * 86_400_000;
const looks = { public: 'success', held: 'warning', kept: 'warning', closed: 'info', draft: 'info' } as const;

type Props = { ideaId: string; own: OwnSalesPage | null; isChanged: boolean; onClosed: () => void };

/** How the page stands, its address, and how it is closed. */
export function SalesState({ ideaId, own, isChanged, onClosed }: Props) {
  const [isAsking, setAsking] = useState(false);
  const state = own?.state ?? 'draft';
  const closing = useUnpublishSalesPage(ideaId, onClosed);
  const address = own === null ? '' : salesPagePath(own.page.slug);
  return (
    <>
      <Alert variant={looks[state]} role="status">
        <AlertDescription>
          <p>
            {messages[state]}
            {own === null || own.publicSince === null
              ? null
              : ` ${messages.indexed(formatLongDate(new Date(Date.parse(own.publicSince) + weekMs).toISOString()))}`}
            {own !== null && isChanged && state === 'public' ? ` ${messages.changed}` : null}
          </p>
          {state === 'kept' ? (
            <Link to={paths.notifications} className="link font-medium">
              {messages.toNotifications}
            </Link>
          ) : null}
        </AlertDescription>
      </Alert>
      {state === 'public' || state === 'held' ? (
        <div className="flex flex-wrap gap-3">
          {state === 'public' ? (
            <>
              <a
                href={address}
                target="_blank"
                rel="noopener"
                className={buttonVariants({ variant: 'outline' })}
              >
                <ExternalLink aria-hidden /> {messages.open}
              </a>
              <Button variant="outline" onClick={() => void copyLink(window.location.origin + address)}>
                <Copy aria-hidden /> {messages.copy}
              </Button>
            </>
          ) : null}
          <Button variant="ghost" onClick={() => setAsking(true)}>
            <EyeOff aria-hidden /> {messages.unpublish}
          </Button>
        </div>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          title={messages.unpublishTitle}
          description={messages.unpublishHelp}
          actionLabel={messages.unpublish}
          onConfirm={async () => void (await closing.run())}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
