/** How long what the process is at when it is told to stop may take, ms (assurance R3: 10 s); what is left rolls back. */
const LIMIT = 9_800;

/**
 * From here on SIGTERM and SIGINT do not end the process: they abort the signal this answers, with their name as the reason,
 * and whoever holds it stops. What does not stop in time is cut off.
 */
export function listenForStop(): AbortSignal {
  const told = new AbortController();
  const stop = (signal: NodeJS.Signals) => {
    setTimeout(() => process.exit(0), LIMIT).unref();
    told.abort(signal);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  return told.signal;
}
