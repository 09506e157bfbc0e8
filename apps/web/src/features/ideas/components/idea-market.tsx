import type { Idea } from '@kawanusaha/contracts/idea';
import { Block, TextList } from './idea-facts.tsx';

/** Who buys, what it takes, and where it is sold. */
export function IdeaMarket({ idea }: { idea: Idea }) {
  return (
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
  );
}
