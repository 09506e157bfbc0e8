import { formatLongDateTime } from '#lib/format-date.ts';
import type { IdeaComment } from './idea-comment.ts';

/** Comments as text, with who wrote them and when. */
export function CommentList({ comments, empty }: { comments: readonly IdeaComment[]; empty: string }) {
  if (comments.length === 0) return <p className="text-muted-foreground">{empty}</p>;
  return (
    <ul className="flex flex-col gap-3">
      {comments.map(({ id, author_name, body, created_at }) => (
        <li key={id} className="card p-4">
          <p className="font-semibold">{author_name}</p>
          <p className="text-sm text-muted-foreground">
            <time dateTime={created_at}>{formatLongDateTime(created_at)}</time>
          </p>
          <p className="mt-2 whitespace-pre-line">{body}</p>
        </li>
      ))}
    </ul>
  );
}
