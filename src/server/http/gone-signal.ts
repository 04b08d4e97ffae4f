import type { FastifyReply } from 'fastify';

const signals = new WeakMap<FastifyReply['raw'], AbortSignal>();

/** Aborted once the connection has ended without the whole answer; one for each answer, however often it is asked for. */
export function goneSignal({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const signal = signals.get(raw) ?? listenTo(raw);
  signals.set(raw, signal);
  return signal;
}

function listenTo(raw: FastifyReply['raw']): AbortSignal {
  const gone = new AbortController();
  const look = () => {
    if (!raw.writableFinished) gone.abort();
  };
  if (raw.closed) look();
  else raw.once('close', look);
  return gone.signal;
}
