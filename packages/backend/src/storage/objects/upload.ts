import type { Handler } from 'hono';
import type { AppEnv } from '#http/app-env.ts';
import type { StorageContext } from '../context.ts';
import { readAddress } from '../names.ts';
import { asCaller, callerId } from '../request-scope.ts';
import { storeUpload } from './store-upload.ts';

const prefix = '/storage/v1/object/';

/** POST (create; `x-upsert: true` replaces) and PUT (replace) /object/:bucket/:name → {Id, Key}. */
export function putObject(context: StorageContext): Handler<AppEnv> {
  return async (c) => {
    const address = readAddress(c.req.path, prefix);
    const mode =
      c.req.method === 'PUT' ? 'update' : c.req.header('x-upsert') === 'true' ? 'upsert' : 'insert';
    const run = asCaller(context.database, c);
    const id = await storeUpload(context, c, run, { ...address, owner: callerId(c), mode });
    return c.json({ Id: id, Key: `${address.bucket}/${address.name}` });
  };
}
