import { maxWaiting, type WaitingForm } from './waiting-form.ts';

const databaseName = 'kawanusaha-waiting';
const storeName = 'forms';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(storeName, { keyPath: 'key' });
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
  });
}

async function run<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(storeName, mode);
      const request = act(transaction.objectStore(storeName));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not stored')));
    });
  } finally {
    database.close();
  }
}

/** All forms that wait on this device, the oldest first. Rejects where the browser gives no storage. */
export async function listWaiting(): Promise<WaitingForm[]> {
  const forms = (await run('readonly', (store) => store.getAll())) as WaitingForm[];
  return forms.sort((one, other) => one.queuedAt - other.queuedAt);
}

/** Stores a form, or its new state. Rejects where there is no room for one more. */
export async function storeWaiting(form: WaitingForm): Promise<void> {
  const others = (await listWaiting()).filter(({ key }) => key !== form.key);
  if (others.length >= maxWaiting) throw new Error('Too many forms wait already');
  await run('readwrite', (store) => store.put(form));
}

/** Takes a form out: it has arrived, or is no longer wanted. */
export async function dropWaiting(key: string): Promise<void> {
  await run('readwrite', (store) => store.delete(key));
}

/** Takes all forms out. */
export async function clearWaiting(): Promise<void> {
  await run('readwrite', (store) => store.clear());
}
