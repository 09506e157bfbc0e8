import net, { type AddressInfo } from 'node:net';

/**
 * Opens a loopback port before a unix socket, for a peer whose driver knows only host names. Its own cost falls on this
 * process, which is not counted.
 */
export async function openSocketProxy(socket: string): Promise<{ port: number; stop: () => Promise<void> }> {
  const connections = new Set<net.Socket>();
  const server = net.createServer((outer) => {
    const inner = net.connect(socket);
    for (const [from, to] of [
      [outer, inner],
      [inner, outer],
    ] as const) {
      connections.add(from);
      from.pipe(to);
      from.once('error', () => to.destroy());
      from.once('close', () => {
        connections.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const connection of connections) connection.destroy();
      }),
  };
}
