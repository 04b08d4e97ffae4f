import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '#kernel/locale.ts';
import { RECHECKED_MAX, type RecheckedDto, recheckRoute } from '#modules/sizing/contract.ts';
import type { SizedDrive } from '#product/sizing-case.ts';
import { call } from '#web/calls/call.ts';

/** How a drive that was sized stands to the product data in force, in the language of the person. */
export function recheckQuery(drive: SizedDrive, locale: Locale) {
  return queryOptions({ queryKey: ['sizing-recheck', locale, drive], queryFn: () => rechecked(drive) });
}

interface Waiting {
  readonly drive: SizedDrive;
  readonly resolve: (told: RecheckedDto) => void;
  readonly reject: (error: unknown) => void;
}

let waiting: readonly Waiting[] = [];

/** What a page asks of its drives at once goes in one call. */
function rechecked(drive: SizedDrive): Promise<RecheckedDto> {
  return new Promise((resolve, reject) => {
    if (waiting.length === 0) queueMicrotask(sendAll);
    waiting = [...waiting, { drive, resolve, reject }];
  });
}

function sendAll(): void {
  const all = waiting;
  waiting = [];
  for (let start = 0; start < all.length; start += RECHECKED_MAX) void send(all.slice(start, start + RECHECKED_MAX));
}

async function send(part: readonly Waiting[]): Promise<void> {
  try {
    const { rows } = await call(recheckRoute, { body: { drives: part.map(({ drive }) => drive) } });
    for (const [at, { resolve }] of part.entries()) resolve(rows[at] ?? { holds: null, reason: null });
  } catch (error) {
    for (const { reject } of part) reject(error);
  }
}
