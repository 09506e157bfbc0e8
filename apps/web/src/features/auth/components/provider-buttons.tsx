import { use, useRef } from 'react';
import { ProviderMark } from '#components/provider-mark.tsx';
import { buttonVariants } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { DocumentContext } from '#lib/document-context.ts';
import { markFlow } from '#lib/early/mark-flow.ts';
import { providerName } from '#lib/provider-name.ts';
import { usePublicConfig } from '#lib/use-public-config.ts';

/**
 * Other ways to sign in, where the operator has configured some; nothing otherwise. Plain links to GET /authorize (spec §7), which
 * is what the official client would open: they work before the app is alive (`markFlow`), and without script up to the way back, which
 * then asks before it takes the session.
 */
export function ProviderButtons() {
  const config = usePublicConfig();
  const parts = use(DocumentContext);
  const script = useRef<HTMLScriptElement>(null);
  if (config === undefined || config.signInProviders.length === 0) return null;
  return (
    <div className="mt-6 grid gap-3">
      <script
        ref={script}
        nonce={parts?.nonce}
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger -- a constant of ours, named in the policy
        dangerouslySetInnerHTML={{ __html: parts?.flowScript ?? '' }}
      />
      <p className="flex items-center gap-3 text-sm text-muted-foreground before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        atau
      </p>
      {config.signInProviders.map((provider) => (
        <a
          key={provider}
          href={authorizeLink(provider, `${config.siteUrl}${paths.login}`)}
          rel="nofollow"
          data-begins-flow=""
          // A document brought the script that does it; the app alone brings none.
          onClick={(event) => script.current?.textContent === '' && markFlow(event)}
          className={buttonVariants({ variant: 'outline', size: 'lg' })}
        >
          <ProviderMark provider={provider} />
          Lanjut dengan {providerName(provider)}
        </a>
      ))}
    </div>
  );
}

/** The page that the provider comes back to is the sign-in itself, which takes the session in. */
function authorizeLink(provider: string, target: string): string {
  const query = new URLSearchParams({ provider, redirect_to: target });
  return `/auth/v1/authorize?${query.toString()}`;
}
