import { usePublicConfig } from '#lib/use-public-config.ts';

/** Leads to the mailbox page of a local installation, where no mail leaves the machine. Nothing elsewhere. */
export function MailboxHint() {
  const config = usePublicConfig();
  if (config === undefined || config.mailboxUrl === '') return null;
  return (
    <p className="text-sm text-muted-foreground">
      Instalasi lokal tidak mengirim email.{' '}
      <a href={config.mailboxUrl} target="_blank" rel="noreferrer" className="link">
        Buka kotak surat lokal
      </a>
    </p>
  );
}
