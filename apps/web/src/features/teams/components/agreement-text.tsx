import { describeAgreement, formatShare } from '@kawanusaha/contracts/teams/describe-agreement';
import { FileDown } from 'lucide-react';
import { Form } from '#components/forms/form.tsx';
import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { formatLongDateTime } from '#lib/format-date.ts';
import { lazyResolver } from '#lib/forms/lazy-resolver.ts';
import { useOperationForm } from '#lib/forms/use-operation-form.ts';
import { useConfirmAgreement } from '../api/confirm-agreement.ts';
import { useExportAgreement } from '../api/export-agreement.ts';
import type { Agreement } from '../api/get-agreement.ts';
import { agreementMessages as messages } from '../messages.ts';

const resolver = lazyResolver(async () => (await import('../team-resolvers.ts')).confirmationResolver);

type Props = { projectId: string; agreement: Agreement };

/** The agreement as it stands, who has confirmed it, the caller's own confirmation, and its files. */
export function AgreementText({ projectId, agreement }: Props) {
  const { content, confirmations, my_member_id: me } = agreement;
  const open = content.members.length - confirmations.length;
  const isParty = content.members.some((one) => one.member_id === me);
  const hasConfirmed = confirmations.some((one) => one.member_id === me);
  return (
    <div className="card gap-5 p-5">
      <Alert variant={open === 0 && agreement.is_current ? 'success' : 'info'}>
        <AlertDescription>
          {open === 0 ? messages.whole : messages.waiting(open, content.members.length)}{' '}
          {agreement.is_current ? null : messages.outdated}
        </AlertDescription>
      </Alert>
      <p className="text-sm text-muted-foreground">
        {messages.version(agreement.version, formatLongDateTime(agreement.saved_at))}
      </p>
      <ul className="divide-y divide-border">
        {content.members.map((member) => {
          const confirmed = confirmations.find((one) => one.member_id === member.member_id);
          return (
            <li key={member.member_id} className="py-3">
              <p className="font-semibold break-words">
                {member.name}: {member.role}
              </p>
              <p>
                {member.hours} jam seminggu, bagian {formatShare(member.share)}
              </p>
              <p className="text-sm text-muted-foreground">
                {confirmed === undefined
                  ? messages.notConfirmed
                  : messages.confirmed(formatLongDateTime(confirmed.confirmed_at))}
              </p>
            </li>
          );
        })}
      </ul>
      {describeAgreement(content).map(({ heading, paragraphs }) => (
        <div key={heading}>
          <h3 className="font-semibold">{heading}</h3>
          {paragraphs.map((text) => (
            <p key={text} className="mt-1 break-words whitespace-pre-line">
              {text}
            </p>
          ))}
        </div>
      ))}
      <p className="text-xs break-all text-muted-foreground">
        {messages.hash} (SHA-256): {agreement.content_hash}
      </p>
      {isParty && !hasConfirmed && agreement.is_current ? (
        <ConfirmForm projectId={projectId} hash={agreement.content_hash} />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <FileButton projectId={projectId} format="pdf" label="PDF" />
        <FileButton projectId={projectId} format="docx" label="Word" />
      </div>
    </div>
  );
}

function ConfirmForm({ projectId, hash }: { projectId: string; hash: string }) {
  const form = useOperationForm({ resolver, defaultValues: { hasRead: false } });
  const { run, isPending } = useConfirmAgreement(projectId, hash);
  return (
    <Form className="flex flex-col gap-3 rounded-md bg-muted p-4" onSubmit={form.sendBy(() => run())}>
      <Checkbox
        label={messages.readIt}
        error={form.formState.errors.hasRead?.message}
        {...form.register('hasRead')}
      />
      <Button type="submit" className="self-start" loading={isPending}>
        {messages.confirm}
      </Button>
    </Form>
  );
}

type FileProps = { projectId: string; format: 'pdf' | 'docx'; label: string };

function FileButton({ projectId, format, label }: FileProps) {
  const { run, isPending } = useExportAgreement(projectId, format);
  return (
    <Button variant="outline" loading={isPending} onClick={() => void run()}>
      <FileDown aria-hidden /> Unduh {label}
    </Button>
  );
}
