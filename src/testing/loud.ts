import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Unexpected console noise fails the test that made it. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  const errors = vi.mocked(console.error).mock?.calls ?? [];
  const warnings = vi.mocked(console.warn).mock?.calls ?? [];
  vi.restoreAllMocks();
  expect([...errors, ...warnings], 'console noise').toEqual([]);
});
