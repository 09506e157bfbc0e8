import { stringify } from 'yaml';

/** A node: PostgreSQL and the Patroni that watches over it. */
export type Node = {
  readonly name: string;
  readonly folder: string;
  readonly postgresPort: number;
  readonly restPort: number;
};

export type Ports = {
  readonly etcdClient: number;
  readonly etcdPeer: number;
  readonly haproxy: number;
  readonly pgbouncer: number;
};

export const databaseName = 'kawanusaha';

/**
 * The configuration of one Patroni. A commit waits for a second node; a primary whose PostgreSQL dies is not waited for
 * (`primary_start_timeout: 0`), and a node that is silent for `ttl` seconds loses its place.
 */
export function patroniConfig(node: Node, ports: Ports, programs: string, password: string): string {
  const address = `127.0.0.1:${node.postgresPort}`;
  return stringify({
    scope: databaseName,
    name: node.name,
    restapi: { listen: `127.0.0.1:${node.restPort}`, connect_address: `127.0.0.1:${node.restPort}` },
    etcd3: { hosts: `127.0.0.1:${ports.etcdClient}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 3,
        retry_timeout: 5,
        maximum_lag_on_failover: 1_048_576,
        primary_start_timeout: 0,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: {
            max_connections: 100,
            shared_buffers: '32MB',
            wal_keep_size: '512MB',
            wal_log_hints: 'on',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: address,
      connect_address: address,
      data_dir: `${node.folder}/data`,
      bin_dir: programs,
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
        rewind: { username: 'rewinder', password },
      },
      parameters: { unix_socket_directories: node.folder, password_encryption: 'scram-sha-256' },
      pg_hba: [
        'local all all scram-sha-256',
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication all 127.0.0.1/32 scram-sha-256',
      ],
    },
    tags: { nofailover: false, noloadbalance: false, clonefrom: false, nosync: false },
  });
}

/** HAProxy leads to the node whose Patroni says that it is the primary, and cuts what still hangs on one that is no longer. */
export function haproxyConfig(nodes: readonly Node[], ports: Ports): string {
  const servers = nodes.map(
    ({ name, postgresPort, restPort }) =>
      `  server ${name} 127.0.0.1:${postgresPort} maxconn 90 check port ${restPort}`,
  );
  return `global
  maxconn 500
defaults
  mode tcp
  retries 2
  timeout client 30m
  timeout server 30m
  timeout connect 2s
  timeout check 2s
listen primary
  bind 127.0.0.1:${ports.haproxy}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`;
}

/** PgBouncer in transaction mode before HAProxy; clients wait up to ten seconds for a server. */
export function pgbouncerConfig(folder: string, ports: Ports): string {
  return `[databases]
${databaseName} = host=127.0.0.1 port=${ports.haproxy} dbname=${databaseName}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.pgbouncer}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = 20
max_client_conn = 300
server_connect_timeout = 2
server_login_retry = 1
query_wait_timeout = 10
ignore_startup_parameters = extra_float_digits
`;
}
