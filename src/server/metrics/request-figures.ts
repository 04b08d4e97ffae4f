import type { AnsweredRequest, RequestWatcher } from '#server/logging/watch-requests.ts';
import { Durations } from './durations.ts';
import { type Family, gauge } from './exposition.ts';

/** Counts requests by route and class of status. Routes are patterns, so there are only as many figures as routes. */
export class RequestFigures implements RequestWatcher {
  #inFlight = 0;
  readonly #durations = new Durations();

  began(): void {
    this.#inFlight += 1;
  }

  ended({ method, route, status, ms }: AnsweredRequest): void {
    this.#inFlight -= 1;
    this.#durations.add({ method, route, status: `${Math.floor(status / 100)}xx` }, ms);
  }

  families(): readonly Family[] {
    return [
      gauge('http_requests_in_flight', 'Requests at work.', this.#inFlight),
      {
        name: 'http_request_duration_seconds',
        type: 'histogram',
        help: 'Requests by method, route pattern and class of status, and how long they took.',
        samples: this.#durations.samples(),
      },
    ];
  }
}
