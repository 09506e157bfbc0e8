const prefix = 'kawanusaha_draft:';

/** Drafts are a comfort: where the browser refuses storage (private mode, full), the form works without them. */
function withStorage<Result>(use: (storage: Storage) => Result, fallback: Result): Result {
  try {
    return use(window.sessionStorage);
  } catch {
    return fallback;
  }
}

/** The stored draft of a form, `{}` when there is none. */
export function readDraft(key: string): Record<string, unknown> {
  return withStorage((storage) => {
    const value: unknown = JSON.parse(storage.getItem(prefix + key) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  }, {});
}

/** Stores the draft of a form in this tab. */
export function writeDraft(key: string, values: Record<string, unknown>): void {
  withStorage((storage) => storage.setItem(prefix + key, JSON.stringify(values)), undefined);
}

/** Forgets the draft of a form. */
export function clearDraft(key: string): void {
  withStorage((storage) => storage.removeItem(prefix + key), undefined);
}
