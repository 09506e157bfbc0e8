import { useState, type SubmitEvent } from 'react';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { toast } from '#components/ui/toast.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { Refusal } from '#lib/api/failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import { formatLongDate } from '#lib/format-date.ts';
import { confirmCampusCode } from '../api/confirm-campus-code.ts';
import { removeCampus } from '../api/remove-campus.ts';
import { requestCampusCode } from '../api/request-campus-code.ts';
import type { Reputation } from '../api/reputation.ts';
import { settingsMessages as messages } from '../messages.ts';

type Props = { userId: string; reputation: Reputation; onChanged: () => Promise<unknown> };

const failed = (error: unknown) => ({ title: messages.saveFailed, detail: loadAdvice(error) });

/** Proving a campus or school by a code to its mailbox, and letting it go. */
export function CampusCard({ userId, reputation, onChanged }: Props) {
  const { campus, pending } = reputation;
  return (
    <Card>
      <CardHeader>
        <CardTitle as="h3" className="flex flex-wrap items-center gap-2">
          {messages.campus}
          {campus === null ? null : <Badge variant="success">{messages.verified}</Badge>}
        </CardTitle>
        <CardDescription className="break-words">
          {campus === null
            ? messages.campusHelp
            : messages.verifiedAs(campus.institution, formatLongDate(campus.verified_at))}
        </CardDescription>
      </CardHeader>
      <CardContent className="grid gap-6">
        {campus === null ? (
          <>
            {pending === null || pending.status === 'failed' ? null : (
              <CodeForm onChanged={onChanged} email={pending.email} />
            )}
            <AddressForm pending={pending} onChanged={onChanged} />
          </>
        ) : (
          <RemoveButton userId={userId} onChanged={onChanged} />
        )}
      </CardContent>
    </Card>
  );
}

function AddressForm({ pending, onChanged }: Pick<Props, 'onChanged'> & { pending: Reputation['pending'] }) {
  const [typed, setTyped] = useState<string | null>(null);
  const ask = useOperation(
    async (address: string) => {
      const refusal = await requestCampusCode(address);
      if (refusal !== null) throw new Refusal({ field: 'email', title: refusal });
    },
    { done: onChanged, failed },
  );
  const email = typed ?? pending?.email ?? '';
  const problemOfMail = pending?.status === 'failed' ? messages.codeFailed(pending.email) : undefined;
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void ask.run(email.trim());
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Field label={messages.campusMail} required error={ask.failure?.title ?? problemOfMail}>
        <Input
          type="email"
          autoComplete="off"
          placeholder="nama@kampus.ac.id"
          value={email}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      <Button
        type="submit"
        variant={pending === null ? 'primary' : 'outline'}
        loading={ask.isPending}
        className="justify-self-start"
      >
        {pending === null ? messages.sendCode : messages.sendAgain}
      </Button>
    </form>
  );
}

const problems: Readonly<Record<string, string>> = {
  wrong: messages.wrong,
  ended: messages.ended,
  taken: messages.taken,
};

function CodeForm({ email, onChanged }: Pick<Props, 'onChanged'> & { email: string }) {
  const [code, setCode] = useState('');
  const confirm = useOperation(confirmCampusCode, {
    done: async (outcome) => {
      const problem = problems[outcome];
      if (outcome === 'verified') toast.success(messages.verified);
      else confirm.refuse({ field: 'code', title: problem ?? messages.ended });
      if (outcome === 'wrong') return;
      if (outcome !== 'verified') toast.error(problem ?? messages.ended);
      await onChanged();
    },
    failed,
  });
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void confirm.run(code);
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4 rounded-md bg-muted p-4">
      <p role="status" className="text-sm break-words">
        {messages.codeOnTheWay(email)}
      </p>
      <Field label={messages.code} required error={confirm.failure?.title}>
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={11}
          className="max-w-48"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" loading={confirm.isPending} className="justify-self-start">
        {messages.confirmCode}
      </Button>
    </form>
  );
}

function RemoveButton({ userId, onChanged }: Pick<Props, 'userId' | 'onChanged'>) {
  const [isAsking, setAsking] = useState(false);
  const remove = useOperation(() => removeCampus(userId), {
    done: async () => {
      toast.success(messages.removed);
      await onChanged();
    },
    failed,
  });
  return (
    <>
      <Button
        variant="outline"
        loading={remove.isPending}
        className="justify-self-start"
        onClick={() => setAsking(true)}
      >
        {messages.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`${messages.remove}?`}
        description={messages.removeHelp}
        actionLabel={messages.remove}
        onConfirm={() => void remove.run()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
