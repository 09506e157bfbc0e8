import type { Idea } from '@kawanusaha/contracts/idea';
import type { ReactNode } from 'react';

/** Texts of an idea as a list. */
export function TextList({ items, ordered = false }: { items: readonly string[]; ordered?: boolean }) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={ordered ? 'list-decimal space-y-1.5 pl-5' : 'list-disc space-y-1.5 pl-5'}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}

/** One titled card of facts. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="card p-4 sm:p-5">
      <h3 className="mb-2 font-bold">{title}</h3>
      {children}
    </div>
  );
}

/** What to do, what can go wrong, which rules hold, and what is needed for an idea. */
export function IdeaFacts({ idea }: { idea: Idea }) {
  return (
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
      {idea.example === undefined ? null : (
        <Block title="Contoh yang sudah dihitung">
          <p>{idea.example}</p>
        </Block>
      )}
      <Block title="Waktu yang diperlukan">
        <p>Sekitar {idea.hoursPerWeek} jam seminggu.</p>
      </Block>
    </div>
  );
}
