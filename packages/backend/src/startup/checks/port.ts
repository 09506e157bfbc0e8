import net from 'node:net';
import { StartupError } from '#startup/startup-error.ts';

/**
 * Finds out early whether the port can be had, before the database is started for nothing.
 * @throws StartupError when another program listens there, or the address is not ours
 */
export function assertPortFree(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(explainListenError(error, host, port)));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()));
  });
}

/** Puts a failure to listen into one sentence; `setting` is where the port was set. */
export function explainListenError(
  error: NodeJS.ErrnoException,
  host: string,
  port: number,
  setting = 'PORT',
): StartupError {
  if (error.code === 'EADDRINUSE') {
    return new StartupError(`Port ${port} is taken by another program; set ${setting} to a free one.`);
  }
  if (error.code === 'EACCES')
    return new StartupError(
      `Port ${port} may not be used by this account; set ${setting} to one above 1023.`,
    );
  return new StartupError(`Cannot listen on ${host}:${port}: ${error.message}.`);
}
