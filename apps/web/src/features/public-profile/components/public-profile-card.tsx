import { zodResolver } from '@hookform/resolvers/zod';
import { cardParts, pageParts } from '@kawanusaha/contracts/reputation';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { Form } from '#components/forms/form.tsx';
import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { publicProfilePath } from '#config/profile-paths.ts';
import type { Reputation } from '../api/get-reputation.ts';
import { type PublicChoice, publicChoiceSchema, useSavePublicChoice } from '../api/save-public-choice.ts';
import { cardPartLabels, pagePartLabels, settingsMessages as messages } from '../messages.ts';

type Props = { userId: string; reputation: Reputation };

/** The switch of the public page, and what it and the cards show; closed below 18 and without a year of birth. */
export function PublicProfileCard({ userId, reputation }: Props) {
  const { ageGroup, choice, username } = reputation;
  return (
    <Card>
      <CardHeader>
        <CardTitle as="h3">{messages.profile}</CardTitle>
        <CardDescription>{messages.profileHelp}</CardDescription>
      </CardHeader>
      <CardContent>
        {ageGroup === 'adult' ? (
          <ChoiceForm userId={userId} username={username} saved={choice} />
        ) : (
          <p>{ageGroup === 'unstated' ? messages.unstated : messages.young}</p>
        )}
      </CardContent>
    </Card>
  );
}

type FormProps = { userId: string; username: string; saved: PublicChoice };

function ChoiceForm({ userId, username, saved }: FormProps) {
  const form = useForm({ resolver: zodResolver(publicChoiceSchema), defaultValues: saved });
  const { isSubmitting } = form.formState;
  const isPublic = useWatch({ control: form.control, name: 'is_public' });
  const save = useSavePublicChoice(userId);
  const submit = form.handleSubmit(async (choice) => void (await save.run(choice)));
  const path = publicProfilePath(username);
  return (
    <Form onSubmit={submit} className="grid grid-cols-1 gap-6">
      <div className="grid gap-2">
        <Checkbox
          label={messages.isPublic}
          help={
            <>
              {messages.address} <span className="break-all">{path}</span>
            </>
          }
          {...form.register('is_public')}
        />
        <Checkbox
          label={messages.mayBeIndexed}
          help={messages.mayBeIndexedHelp}
          // Not by `register`, which leaves out what is disabled.
          {...form.register('may_be_indexed')}
          disabled={!isPublic}
        />
      </div>
      <fieldset className="grid gap-1">
        <legend className="mb-1.5 font-semibold">{messages.pageLegend}</legend>
        {pageParts.map((part) => (
          <Checkbox key={part} label={pagePartLabels[part]} value={part} {...form.register('page_parts')} />
        ))}
      </fieldset>
      <fieldset className="grid gap-1">
        <legend className="mb-1.5 font-semibold">{messages.cardLegend}</legend>
        {cardParts.map((part) => (
          <Checkbox key={part} label={cardPartLabels[part]} value={part} {...form.register('card_parts')} />
        ))}
      </fieldset>
      {save.failure === null ? null : (
        <Alert variant="destructive">
          <AlertDescription>{save.failure.title}</AlertDescription>
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" loading={isSubmitting}>
          {messages.save}
        </Button>
        {saved.is_public ? (
          <Link to={path} className="link">
            {messages.open}
          </Link>
        ) : null}
      </div>
    </Form>
  );
}
