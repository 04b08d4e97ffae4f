import type { AnsweredRequest, RequestWatcher } from '#server/logging/watch-requests.ts';
import type { Family, Sample } from './exposition.ts';

/** Upper ends of the buckets of durations, seconds. */
const BUCKETS: readonly number[] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Durations {
  readonly labels: Readonly<Record<string, string>>;
  /** How many requests fell into each bucket alone; the last is for those beyond every end. */
  readonly counts: number[];
  sum: number;
}

/** Counts requests by route and class of status. Routes are patterns, so there are only as many figures as routes. */
export class RequestFigures implements RequestWatcher {
  #inFlight = 0;
  readonly #durations = new Map<string, Durations>();

  began(): void {
    this.#inFlight += 1;
  }

  ended({ method, route, status, ms }: AnsweredRequest): void {
    this.#inFlight -= 1;
    const durations = this.#durationsOf({ method, route, status: `${Math.floor(status / 100)}xx` });
    const seconds = ms / 1000;
    const bucket = BUCKETS.findIndex((end) => seconds <= end);
    const index = bucket === -1 ? BUCKETS.length : bucket;
    durations.counts[index] = (durations.counts[index] ?? 0) + 1;
    durations.sum += seconds;
  }

  families(): readonly Family[] {
    return [
      {
        name: 'http_requests_in_flight',
        type: 'gauge',
        help: 'Requests at work.',
        samples: [{ value: this.#inFlight }],
      },
      {
        name: 'http_request_duration_seconds',
        type: 'histogram',
        help: 'Requests by method, route pattern and class of status, and how long they took.',
        samples: [...this.#durations.values()].flatMap(samplesOf),
      },
    ];
  }

  #durationsOf(labels: { method: string; route: string; status: string }): Durations {
    const key = `${labels.method} ${labels.route} ${labels.status}`;
    const known = this.#durations.get(key);
    if (known !== undefined) return known;
    const durations = { labels, counts: new Array<number>(BUCKETS.length + 1).fill(0), sum: 0 };
    this.#durations.set(key, durations);
    return durations;
  }
}

/** Buckets of the text format hold all that is as short or shorter. */
function samplesOf({ labels, counts, sum }: Durations): Sample[] {
  let total = 0;
  const buckets = counts.map((count, index): Sample => {
    total += count;
    const end = BUCKETS[index];
    return { suffix: '_bucket', labels: { ...labels, le: end === undefined ? '+Inf' : String(end) }, value: total };
  });
  return [...buckets, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: total }];
}
