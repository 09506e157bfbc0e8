import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { generate } from 'selfsigned';
import { startCluster, type Cluster } from '#db/cluster/start-cluster.ts';

export type TlsCluster = Cluster & {
  /** Of the server's name `localhost`, where it listens with TLS on the port of its socket's name. */
  readonly certificate: string;
  /** The same in a file, for NODE_EXTRA_CA_CERTS. */
  readonly certificateFile: string;
};

/** A certificate of `localhost` with its key; the certificate also as a file of the folder. */
export async function makeCertificate(
  folder: string,
): Promise<{ key: string; certificate: string; certificateFile: string }> {
  const { private: key, cert: certificate } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  });
  const certificateFile = path.join(folder, 'certificate.pem');
  fs.writeFileSync(certificateFile, certificate);
  return { key, certificate, certificateFile };
}

/** Starts a throw-away cluster that listens on its unix socket and, with TLS, on the loopback. */
export async function startTlsCluster(): Promise<TlsCluster> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kawanusaha-test-'));
  const { key, certificate, certificateFile } = await makeCertificate(folder);
  const cluster = await startCluster({
    dataDir: path.join(folder, 'pg'),
    password: randomBytes(16).toString('hex'),
    throwaway: true,
    tls: { port: await findPort(), key, certificate },
  });
  const stop = async (): Promise<void> => {
    await cluster.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { ...cluster, certificate, certificateFile, stop };
}

async function findPort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
