import type { LogStream } from './logger.ts';

/**
 * The standard output as a place for log lines. Where they cannot be written, as on a full disk or to a reader that has
 * gone, they are lost, and the portal goes on without them.
 */
export function standardOutput(): LogStream {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  return { write: (line) => void process.stdout.write(line) };
}
