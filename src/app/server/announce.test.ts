import { afterEach, expect, test, vi } from 'vitest';
import { readSettings } from '#server/env.ts';
import type { Portal } from '#server/portal.ts';
import { announce } from './announce.ts';

const warned = vi.fn();
vi.spyOn(console, 'log').mockImplementation(() => undefined);
afterEach(() => warned.mockClear());

function start(environment: Readonly<Record<string, string>>): void {
  const log = { info: () => undefined, warn: warned };
  const http = { log, server: { address: () => ({ address: '0.0.0.0', family: 'IPv4', port: 8080 }) } };
  const portal = { settings: readSettings(environment), database: { engine: 'postgres' }, http };
  announce(portal as unknown as Portal, { portal: 'http://0.0.0.0:8080', metrics: undefined });
}

test('a start that has to guess how people reach the portal warns once, with the address its links begin with', () => {
  start({ DEMO: '0', HOST: '0.0.0.0' });
  expect(warned.mock.calls).toEqual([[{ links: 'http://localhost:8080' }, expect.stringContaining('PUBLIC_URL')]]);
});

test.each([{ DEMO: '1' }, { DEMO: '0', PUBLIC_URL: 'https://portal.example.com' }])(
  'nothing is warned of with %j',
  (environment) => {
    start(environment);
    expect(warned).not.toHaveBeenCalled();
  },
);
