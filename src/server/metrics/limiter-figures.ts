import type { ByteAllowance } from '#server/admission/byte-allowance.ts';
import type { LimiterFigures } from '#server/admission/concurrency-limiter.ts';
import type { Family } from './exposition.ts';

/** What the limiter of the requests can tell: how full it is, and whom it refused. */
export function limiterFamilies(
  { places, atWork, waiting, refused, overShare }: LimiterFigures,
  { refused: tooMuch }: Pick<ByteAllowance, 'refused'>,
): readonly Family[] {
  return [
    gauge('portal_requests_places', 'Calls this instance works on at a time.', places),
    gauge('portal_requests_at_work', 'Calls in these places.', atWork),
    gauge('portal_requests_waiting', 'Calls waiting for a place, or for their client’s pause to end.', waiting),
    counter('portal_requests_refused_total', 'Calls refused because they would have waited for too long.', refused),
    counter('portal_requests_over_share_total', 'Calls refused because their client had taken its share.', overShare),
    counter('portal_requests_too_much_total', 'Calls refused because their client had sent too many bytes.', tooMuch),
  ];
}

function gauge(name: string, help: string, value: number): Family {
  return { name, type: 'gauge', help, samples: [{ value }] };
}

function counter(name: string, help: string, value: number): Family {
  return { ...gauge(name, help, value), type: 'counter' };
}
