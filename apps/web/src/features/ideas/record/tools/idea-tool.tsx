import type { SavedIdeaResult } from '@kawanusaha/contracts/idea';
import { Link } from 'react-router';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#config/paths.ts';
import { IdeaGlance } from '../../components/idea-glance.tsx';
import type { SavedIdea } from '../../saved/saved-idea.ts';

/** Step 1: the saved idea at a glance, and the way to its figures or to another one. */
export function IdeaTool({ idea, result }: { idea: SavedIdea; result: SavedIdeaResult }) {
  return (
    <section className="card gap-4 p-5" aria-labelledby="ide-judul">
      <h2 id="ide-judul" className="text-xl font-bold">
        {idea.title}
      </h2>
      <p>{result.description}</p>
      <IdeaGlance idea={result} />
      <div className="flex flex-wrap gap-3">
        <Button asChild variant="outline">
          <Link to={paths.myIdea(idea.id)}>Ubah angkanya</Link>
        </Button>
        <Button asChild variant="ghost">
          <Link to={paths.ai}>Cari ide lain</Link>
        </Button>
      </div>
    </section>
  );
}
