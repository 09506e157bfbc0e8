import type { IdeaScore } from '@kawanusaha/contracts/idea';
import { scoreDimensions } from '@kawanusaha/contracts/score-dimensions';
import type { IdeaBasis } from '@kawanusaha/contracts/scoring/rescore-idea';
import { limitScore, weighScores } from '@kawanusaha/contracts/scoring/weigh-scores';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { Badge } from '#components/ui/badge.tsx';

function wordFor(score: number): string {
  if (score >= 75) return 'kuat';
  if (score >= 55) return 'cukup';
  return score >= 35 ? 'lemah' : 'sangat lemah';
}

function Change({ from, to }: { from: number | null; to: number | null }) {
  if (from === null || to === null || from === to) return null;
  const Icon = to > from ? TrendingUp : TrendingDown;
  return (
    <Badge variant={to > from ? 'success' : 'destructive'}>
      <Icon aria-hidden />
      {to > from ? 'naik' : 'turun'} {Math.abs(to - from)}
      <span className="sr-only"> dari {from}</span>
    </Badge>
  );
}

type IdeaScoresProps = {
  scores: readonly IdeaScore[];
  totalScore: number;
  /** As the idea first came, while the assumptions differ. */
  first: IdeaBasis | null;
};

/** The dimensions, each with its reason and with what is not known yet; edits show what they changed. */
export function IdeaScores({ scores, totalScore, first }: IdeaScoresProps) {
  const scoreIn = (list: readonly IdeaScore[], key: string) =>
    list.find(({ dimension }) => dimension === key);
  const limit = limitScore(scores);
  const firstTotal = first === null ? totalScore : weighScores(first.scores);
  return (
    <section aria-labelledby="nilai-judul">
      <div className="flex flex-wrap items-center gap-3">
        <h3 id="nilai-judul" className="text-xl font-bold">
          Nilai {totalScore} dari 100, dan alasannya
        </h3>
        <Change from={firstTotal} to={totalScore} />
      </div>
      <p className="mt-1 text-muted-foreground" aria-live="polite">
        {first === null
          ? 'Nilai membantu membandingkan, bukan meramal. Baca alasannya sebelum angkanya; bila asumsi Anda ubah, nilai yang bergantung pada angka ikut berubah.'
          : `Dihitung dari asumsi yang Anda ubah; dengan asumsi awal nilainya ${firstTotal}. Keahlian, minat, dan kemudahan tidak bergantung pada angka.`}
      </p>
      {limit === null ? null : <p className="mt-1 font-medium">{limit.sentence}</p>}
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {scoreDimensions.map(({ key, label, weight }) => {
          const score = scoreIn(scores, key);
          if (!score) return null;
          const before = first === null ? score : (scoreIn(first.scores, key) ?? score);
          return (
            <li key={key} className="card p-4 sm:p-5">
              <div className="flex items-baseline justify-between gap-3">
                <p className="font-semibold">{label}</p>
                <p className="figures flex items-center gap-2 text-sm">
                  <Change from={before.score} to={score.score} />
                  <span>
                    {score.score === null ? (
                      'belum diketahui'
                    ) : (
                      <>
                        <strong>{score.score}</strong> {wordFor(score.score)}
                      </>
                    )}
                  </span>
                </p>
              </div>
              {score.score === null ? null : (
                <div aria-hidden className="relative mt-2 h-2 rounded-full bg-muted">
                  <div className="h-full rounded-full bg-chart-1" style={{ width: `${score.score}%` }} />
                  {before.score === null || before.score === score.score ? null : (
                    <div
                      className="absolute -top-1 h-4 w-0.5 rounded-full bg-foreground"
                      style={{ left: `${before.score}%` }}
                    />
                  )}
                </div>
              )}
              <p className="mt-3 text-sm">{score.reason}</p>
              <p className="mt-2 text-sm text-muted-foreground">
                <span className="font-medium text-foreground">Belum diketahui:</span> {score.unknown}
              </p>
              <p className="mt-2 text-xs text-muted-foreground">
                {key === 'skillFit' || key === 'interestFit'
                  ? `Bobot bersama ${weight}%, yang lebih cocok menentukan`
                  : `Bobot ${weight}%`}
                , keyakinan {score.confidence}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
