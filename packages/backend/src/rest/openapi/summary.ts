/** The first line of a comment is the summary, what follows it the description. */
export function summaryOf(comment: string | null): { summary?: string; description?: string } {
  if (comment === null) return {};
  const [summary = '', ...rest] = comment.split('\n');
  const description = rest.join('\n').replace(/^\n+/, '');
  return { summary, ...(description === '' ? {} : { description }) };
}
