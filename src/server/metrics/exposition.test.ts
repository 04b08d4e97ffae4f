import { expect, test } from 'vitest';
import { expositionOf } from './exposition.ts';
import { RequestFigures } from './request-figures.ts';

test('families stand with their help, type and figures, each on a line of its own', () => {
  const text = expositionOf([
    { name: 'a_total', type: 'counter', help: 'How many.', samples: [{ value: 3 }] },
    { name: 'b', type: 'gauge', help: 'None yet.', samples: [] },
    { name: 'c', type: 'gauge', help: 'How much.', samples: [{ labels: { of: 'x', in: 'y' }, value: 0.25 }] },
  ]);
  expect(text).toBe(
    '# HELP a_total How many.\n# TYPE a_total counter\na_total 3\n# HELP c How much.\n# TYPE c gauge\nc{of="x",in="y"} 0.25\n',
  );
});

test('what would end a line or a label early is escaped', () => {
  const text = expositionOf([
    { name: 'a', type: 'gauge', help: 'back\\slash\nline', samples: [{ labels: { of: 'a "b"\n\\' }, value: 1 }] },
  ]);
  expect(text).toBe('# HELP a back\\\\slash\\nline\n# TYPE a gauge\na{of="a \\"b\\"\\n\\\\"} 1\n');
});

test.each([
  [Number.POSITIVE_INFINITY, '+Inf'],
  [Number.NEGATIVE_INFINITY, '-Inf'],
  [Number.NaN, 'NaN'],
  [1e21, '1e+21'],
])('%s is written as the format writes it', (value, text) => {
  expect(expositionOf([{ name: 'a', type: 'gauge', help: '', samples: [{ value }] }])).toContain(`\na ${text}\n`);
});

test('buckets hold all that took as long or less, and the last all there is', () => {
  const figures = new RequestFigures();
  for (const ms of [5, 6, 600, 60_000]) {
    figures.began();
    figures.ended({ method: 'GET', route: '/x', status: 204, ms });
  }
  figures.began();
  const text = expositionOf(figures.families());
  const labels = 'method="GET",route="/x",status="2xx"';
  const bucket = (end: string) => `http_request_duration_seconds_bucket{${labels},le="${end}"}`;
  expect(text).toContain(`${bucket('0.005')} 1\n${bucket('0.01')} 2\n`);
  expect(text).toContain(`${bucket('0.5')} 2\n${bucket('1')} 3\n`);
  expect(text).toContain(`${bucket('10')} 3\n${bucket('+Inf')} 4\n`);
  expect(text).toContain(`http_request_duration_seconds_sum{${labels}} 60.611\n`);
  expect(text).toContain(`http_request_duration_seconds_count{${labels}} 4\n`);
  expect(text).toContain('http_requests_in_flight 1\n');
});
