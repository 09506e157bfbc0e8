import { type IdeaScore, scoreDimensions } from '@kawanusaha/contracts/idea';

function wordFor(score: number): string {
  if (score >= 75) return 'kuat';
  if (score >= 55) return 'cukup';
  return score >= 35 ? 'lemah' : 'sangat lemah';
}

/** The seven dimensions, each with its reason and with what nobody knows yet. */
export function IdeaScores({ scores, totalScore }: { scores: readonly IdeaScore[]; totalScore: number }) {
  return (
    <section aria-labelledby="nilai-judul">
      <h3 id="nilai-judul" className="text-xl font-bold">
        Nilai {totalScore} dari 100, dan alasannya
      </h3>
      <p className="mt-1 text-muted-foreground">
        Nilai membantu membandingkan, bukan meramal, dan dihitung dari asumsi awal. Baca alasannya sebelum
        angkanya.
      </p>
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {scoreDimensions.map(({ key, label, weight }) => {
          const score = scores.find(({ dimension }) => dimension === key);
          if (!score) return null;
          return (
            <li key={key} className="card p-4 sm:p-5">
              <div className="flex items-baseline justify-between gap-3">
                <p className="font-semibold">{label}</p>
                <p className="figures text-sm">
                  <strong>{score.score}</strong> {wordFor(score.score)}
                </p>
              </div>
              <div aria-hidden className="mt-2 h-2 rounded-full bg-muted">
                <div className="h-full rounded-full bg-chart-1" style={{ width: `${score.score}%` }} />
              </div>
              <p className="mt-3 text-sm">{score.reason}</p>
              <p className="mt-2 text-sm text-muted-foreground">
                <span className="font-medium text-foreground">Belum diketahui:</span> {score.unknown}
              </p>
              <p className="mt-2 text-xs text-muted-foreground">
                Bobot {weight}%, keyakinan {score.confidence}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
