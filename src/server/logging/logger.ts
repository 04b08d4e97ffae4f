import type { FastifyServerOptions } from 'fastify';
import type { Settings } from '#server/env.ts';
import { describeError, withoutAddresses } from './describe-error.ts';

/** Where log lines go; the standard output unless a test listens. */
export interface LogStream {
  write(line: string): void;
}

/**
 * The log of the portal: one JSON object per line, with `time`, `level`, `msg` and what it is about. What is logged passes
 * through these tables, so that no line shows an address, the values of a query or a header (assurance R14).
 */
export function loggerOptions(
  { log }: Pick<Settings, 'log'>,
  stream?: LogStream,
): NonNullable<FastifyServerOptions['logger']> {
  if (log === 'none') return false;
  return {
    level: 'info',
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level: string) => ({ level }) },
    serializers: {
      err: (error) => ({ ...describeError(error) }),
      reason: withoutAddresses,
      req: ({ method, routeOptions }) => ({ method, route: routeOptions.url }),
      res: ({ statusCode }) => ({ statusCode }),
    },
    ...(stream && { stream }),
  };
}
