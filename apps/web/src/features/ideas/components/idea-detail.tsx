import type { Idea } from '@kawanusaha/contracts/idea';
import type { IdeaBasis } from '@kawanusaha/contracts/scoring/rescore-idea';
import type { ReactNode } from 'react';
import { IdeaScores } from './idea-scores.tsx';

function TextList({ items, ordered = false }: { items: readonly string[]; ordered?: boolean }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={ordered ? 'list-decimal space-y-1.5 pl-5' : 'list-disc space-y-1.5 pl-5'}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="card p-4 sm:p-5">
      <h3 className="mb-2 font-bold">{title}</h3>
      {children}
    </div>
  );
}

type IdeaDetailProps = {
  idea: Idea;
  /** As it first came, while the assumptions differ: the scores show what has changed. */
  first: IdeaBasis | null;
  /** The finance plan, between the summary and the scores. */
  children: ReactNode;
};

/** Everything about one idea, as text only: whatever an answer holds, it is never read as mark-up. */
export function IdeaDetail({ idea, first, children }: IdeaDetailProps) {
  return (
    <div className="flex flex-col gap-8">
      <p className="max-w-reading text-lg">{idea.description}</p>
      <div className="grid gap-4 md:grid-cols-2">
        <Block title="Siapa pembelinya">
          <p>{idea.targetMarket}</p>
        </Block>
        <Block title="Modal">
          <p>{idea.capitalNeeded}</p>
        </Block>
        <Block title="Keahlian yang dipakai">
          <TextList items={idea.skillsUtilized} />
        </Block>
        <Block title="Menjual lewat">
          <TextList items={idea.channels} />
        </Block>
      </div>
      {children}
      <IdeaScores scores={idea.scores} totalScore={idea.totalScore} first={first} />
      <div className="grid gap-4 md:grid-cols-2">
        <Block title="Langkah pertama">
          <TextList ordered items={idea.initialSteps} />
        </Block>
        <Block title="Tantangan">
          <TextList items={idea.challenges} />
        </Block>
        <Block title="Izin dan aturan">
          <TextList items={idea.permits} />
        </Block>
        <Block title="Yang perlu disiapkan">
          <TextList items={idea.additionalResources} />
        </Block>
        {idea.season === '' ? null : (
          <Block title="Musim ramai dan sepi">
            <p>{idea.season}</p>
          </Block>
        )}
        <Block title="Waktu yang diperlukan">
          <p>Sekitar {idea.hoursPerWeek} jam seminggu.</p>
        </Block>
      </div>
    </div>
  );
}
