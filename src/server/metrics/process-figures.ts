import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { memoryUsage } from 'node:process';
import type { Family } from './exposition.ts';

const NANOSECONDS = 1e9;
/** How often the loop is measured, ms; what is measured contains it. */
const RESOLUTION = 20;

/** What the process itself can tell, under the names that Node.js dashboards know. */
export class ProcessFigures {
  readonly #delay: IntervalHistogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  readonly #version: string;

  constructor(version: string) {
    this.#version = version;
    this.#delay.enable();
  }

  /** The figures since they were last read: the delay starts anew with each reading. */
  families(): readonly Family[] {
    const { rss, heapUsed, heapTotal, external } = memoryUsage();
    const { user, system } = process.cpuUsage();
    const started = Date.now() / 1000 - process.uptime();
    const families = [
      gauge('nodejs_eventloop_lag_p50_seconds', 'Half of the delays of the event loop were shorter.', this.#lag(50)),
      gauge('nodejs_eventloop_lag_p99_seconds', 'All but a hundredth of the delays were shorter.', this.#lag(99)),
      gauge('nodejs_eventloop_lag_max_seconds', 'The longest delay since the last reading.', this.#lag(100)),
      gauge('nodejs_heap_size_used_bytes', 'Heap in use.', heapUsed),
      gauge('nodejs_heap_size_total_bytes', 'Heap taken from the system.', heapTotal),
      gauge('nodejs_external_memory_bytes', 'Memory outside of the heap that objects in it hold.', external),
      gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
      gauge('process_start_time_seconds', 'When the process began, in seconds since 1970.', started),
      { ...gauge('process_cpu_seconds_total', 'Processor time.', (user + system) / 1e6), type: 'counter' as const },
      {
        ...gauge('portal_build_info', 'Version of the portal and of Node.js.', 1),
        samples: [{ value: 1, labels: { version: this.#version, node: process.version } }],
      },
    ];
    this.#delay.reset();
    return families;
  }

  close(): void {
    this.#delay.disable();
  }

  /** None, when nothing was measured since the last reading. */
  #lag(percentile: number): number {
    if (this.#delay.count === 0) return 0;
    return Math.max(0, this.#delay.percentile(percentile) / NANOSECONDS - RESOLUTION / 1000);
  }
}

function gauge(name: string, help: string, value: number): Family {
  return { name, type: 'gauge', help, samples: [{ value }] };
}
