import { understand } from '@kawanusaha/bahasa/understand';
import type { Candidate } from './candidate.ts';
import { examples } from './content.ts';
import type { Example } from './content-schema.ts';
import { near } from './near.ts';

/** What this near to an example is about the same thing. */
const nearEnough = 0.7;
let read: readonly { example: Example; concepts: readonly string[] }[] | undefined;

function readExamples() {
  read ??= examples.map((example) => ({
    example: { ...example, name: example.name.replace('{kota}', '').trim() },
    concepts: [
      ...new Set(
        understand(`${example.name.replace('{kota}', '')}. ${example.about}`)
          .concepts.filter(({ negated }) => !negated)
          .map(({ id }) => id),
      ),
    ],
  }));
  return read;
}

/** The worked example that is nearest to the candidate's subject; null when none is about it. */
export function findExample({ subject }: Candidate): Example | null {
  let best: Example | null = null;
  let bestStrength = nearEnough;
  for (const { example, concepts } of readExamples()) {
    for (const id of concepts) {
      const strength = near(id, subject.id);
      if (strength > bestStrength) [best, bestStrength] = [example, strength];
    }
  }
  return best;
}
