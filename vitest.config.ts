import { defineConfig } from 'vitest/config';

/** Unit, server and component tests; a component test names its environment in its first line. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    hookTimeout: 30_000,
    testTimeout: 20_000,
    setupFiles: ['src/testing/loud.ts'],
    maxWorkers: 2,
  },
});
