/** How long PostgreSQL is given to end, in seconds, before the next, harder signal. */
export type StopSeconds = { readonly interrupt: number; readonly quit: number };

/** A fast shutdown writes a checkpoint, which takes a while; after SIGQUIT the next start recovers from the log instead. */
export const defaultStopSeconds: StopSeconds = { interrupt: 30, quit: 10 };

/**
 * The shell keeps a pipe to this process (3) and ends the server when the pipe closes, so that it goes even when this
 * process is killed: INT, and where that does not help QUIT and KILL. PostgreSQL keeps the lock of the data folder (4).
 * Signals of the terminal are ignored: the server stops last, after requests have been drained.
 */
const script = `trap "" INT HUP
interrupt=$1; quit=$2; shift 2
"$@" 3<&- </dev/null & server=$!
(
  exec 4<&-
  cat <&3 >/dev/null
  give() { kill -$1 $server 2>/dev/null; n=0; while [ $n -lt $2 ]; do sleep 1; n=$((n+1)); done; }
  give INT $interrupt; give QUIT $quit; kill -KILL $server 2>/dev/null
) & watcher=$!
wait $server; code=$?; kill $watcher 2>/dev/null; exit $code`;

/** The command that runs a server under the watchdog. */
export function watched(command: readonly string[], { interrupt, quit }: StopSeconds): string[] {
  return ['-c', script, 'sh', String(interrupt), String(quit), ...command];
}
