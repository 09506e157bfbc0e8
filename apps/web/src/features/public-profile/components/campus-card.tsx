import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Form } from '#components/forms/form.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { Input } from '#components/ui/input.tsx';
import { formatLongDate } from '#lib/format-date.ts';
import { campusCodeSchema, useConfirmCampusCode } from '../api/confirm-campus-code.ts';
import type { Reputation } from '../api/get-reputation.ts';
import { useRemoveCampus } from '../api/remove-campus.ts';
import { campusMailSchema, useRequestCampusCode } from '../api/request-campus-code.ts';
import { settingsMessages as messages } from '../messages.ts';

type Props = { userId: string; reputation: Reputation };

/** Proving a campus or school by a code to its mailbox, and letting it go. */
export function CampusCard({ userId, reputation }: Props) {
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
              <CodeForm userId={userId} email={pending.email} />
            )}
            <AddressForm userId={userId} pending={pending} />
          </>
        ) : (
          <RemoveButton userId={userId} />
        )}
      </CardContent>
    </Card>
  );
}

type AddressProps = Pick<Props, 'userId'> & { pending: Reputation['pending'] };

function AddressForm({ userId, pending }: AddressProps) {
  const form = useForm({
    resolver: zodResolver(campusMailSchema),
    defaultValues: { email: pending?.email ?? '' },
  });
  const { isSubmitting } = form.formState;
  const { run, failure } = useRequestCampusCode(userId);
  const submit = form.handleSubmit(async ({ email }) => void (await run(email)));
  const problemOfMail = pending?.status === 'failed' ? messages.codeFailed(pending.email) : undefined;
  return (
    <Form onSubmit={submit}>
      <Field label={messages.campusMail} required error={failure?.title ?? problemOfMail}>
        <Input type="email" autoComplete="off" placeholder="nama@kampus.ac.id" {...form.register('email')} />
      </Field>
      <Button
        type="submit"
        variant={pending === null ? 'primary' : 'outline'}
        loading={isSubmitting}
        className="justify-self-start"
      >
        {pending === null ? messages.sendCode : messages.sendAgain}
      </Button>
    </Form>
  );
}

function CodeForm({ userId, email }: Pick<Props, 'userId'> & { email: string }) {
  const form = useForm({ resolver: zodResolver(campusCodeSchema), defaultValues: { code: '' } });
  const { isSubmitting } = form.formState;
  const { run, failure } = useConfirmCampusCode(userId);
  const submit = form.handleSubmit(async ({ code }) => void (await run(code)));
  return (
    <Form onSubmit={submit} className="grid grid-cols-1 gap-5 rounded-md bg-muted p-4">
      <p role="status" className="text-sm break-words">
        {messages.codeOnTheWay(email)}
      </p>
      <Field label={messages.code} required error={failure?.title}>
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={11}
          className="max-w-48"
          {...form.register('code')}
        />
      </Field>
      <Button type="submit" loading={isSubmitting} className="justify-self-start">
        {messages.confirmCode}
      </Button>
    </Form>
  );
}

function RemoveButton({ userId }: Pick<Props, 'userId'>) {
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveCampus(userId);
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
