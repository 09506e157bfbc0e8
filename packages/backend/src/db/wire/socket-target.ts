/** The unix socket of a cluster, and who connects. */
export type SocketTarget = {
  readonly socketDir: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
  readonly password: string;
};
