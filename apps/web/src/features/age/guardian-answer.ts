type Answer<Value> = { value: Value } | { refusal: string };

type Result<Value> = { data: Value | null; error: { message: string } | null; status: number };

/** What a call about a guardian gave: a refusal is a sentence for the person; anything else is thrown. */
export function guardianAnswer<Value>({ data, error, status }: Result<Value>): Answer<Value> {
  if (error === null) return { value: data as Value };
  if (status === 0 || status >= 500) throw new Error(error.message);
  return { refusal: error.message };
}
