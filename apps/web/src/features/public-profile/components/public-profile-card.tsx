import { cardParts, pageParts } from '@kawanusaha/contracts/reputation';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { Alert, AlertDescription } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '#components/ui/card.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { toast } from '#components/ui/toast.ts';
import { publicProfilePath } from '#config/profile-paths.ts';
import { loadAdvice } from '#lib/api/load-advice.ts';
import { Refusal } from '#lib/api/failure.ts';
import { useOperation } from '#lib/api/use-operation.ts';
import type { PublicChoice, Reputation } from '../api/reputation.ts';
import { savePublicChoice } from '../api/save-public-choice.ts';
import { cardPartLabels, pagePartLabels, settingsMessages as messages } from '../messages.ts';

type Props = { userId: string; reputation: Reputation; onChanged: () => Promise<unknown> };

/** The switch of the public page, and what it and the cards show; closed below 18 and without a year of birth. */
export function PublicProfileCard({ userId, reputation, onChanged }: Props) {
  const { ageGroup, choice, username } = reputation;
  return (
    <Card>
      <CardHeader>
        <CardTitle as="h3">{messages.profile}</CardTitle>
        <CardDescription>{messages.profileHelp}</CardDescription>
      </CardHeader>
      <CardContent>
        {ageGroup === 'adult' ? (
          <ChoiceForm userId={userId} username={username} saved={choice} onChanged={onChanged} />
        ) : (
          <p>{ageGroup === 'unstated' ? messages.unstated : messages.young}</p>
        )}
      </CardContent>
    </Card>
  );
}

type FormProps = {
  userId: string;
  username: string;
  saved: PublicChoice;
  onChanged: () => Promise<unknown>;
};

function ChoiceForm({ userId, username, saved, onChanged }: FormProps) {
  const [choice, setChoice] = useState(saved);
  const save = useOperation(
    async () => {
      const refusal = await savePublicChoice(userId, choice);
      if (refusal !== null) throw new Refusal({ field: 'form', title: refusal });
    },
    {
      done: async () => {
        toast.success(messages.saved);
        await onChanged();
      },
      failed: (error) => ({ title: messages.saveFailed, detail: loadAdvice(error) }),
    },
  );
  const path = publicProfilePath(username);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void save.run();
  }
  return (
    <form onSubmit={submit} className="grid gap-6">
      <div className="grid gap-2">
        <Checkbox
          label={messages.isPublic}
          help={
            <>
              {messages.address} <span className="break-all">{path}</span>
            </>
          }
          checked={choice.is_public}
          onChange={(event) => setChoice({ ...choice, is_public: event.target.checked })}
        />
        <Checkbox
          label={messages.mayBeIndexed}
          help={messages.mayBeIndexedHelp}
          disabled={!choice.is_public}
          checked={choice.may_be_indexed}
          onChange={(event) => setChoice({ ...choice, may_be_indexed: event.target.checked })}
        />
      </div>
      <Parts
        legend={messages.pageLegend}
        all={pageParts}
        labels={pagePartLabels}
        chosen={choice.page_parts}
        onChange={(parts) => setChoice({ ...choice, page_parts: parts })}
      />
      <Parts
        legend={messages.cardLegend}
        all={cardParts}
        labels={cardPartLabels}
        chosen={choice.card_parts}
        onChange={(parts) => setChoice({ ...choice, card_parts: parts })}
      />
      {save.failure === null ? null : (
        <Alert variant="destructive">
          <AlertDescription>{save.failure.title}</AlertDescription>
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" loading={save.isPending}>
          {messages.save}
        </Button>
        {saved.is_public ? (
          <Link to={path} className="link">
            {messages.open}
          </Link>
        ) : null}
      </div>
    </form>
  );
}

type PartsProps<Part extends string> = {
  legend: string;
  all: readonly Part[];
  labels: Readonly<Record<Part, string>>;
  chosen: readonly Part[];
  onChange: (parts: Part[]) => void;
};

function Parts<Part extends string>({ legend, all, labels, chosen, onChange }: PartsProps<Part>) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {all.map((part) => (
        <Checkbox
          key={part}
          label={labels[part]}
          checked={chosen.includes(part)}
          onChange={(event) => {
            const isIn = event.target.checked;
            onChange(all.filter((one) => (one === part ? isIn : chosen.includes(one))));
          }}
        />
      ))}
    </fieldset>
  );
}
