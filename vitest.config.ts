import { defineConfig } from 'vitest/config';
import { linePictures } from './scripts/line-pictures.mjs';

/** Unit, server and component tests; a component test names its environment in its first line. */
export default defineConfig({
  plugins: [linePictures()],
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    hookTimeout: 30_000,
    testTimeout: 20_000,
    setupFiles: ['src/testing/loud.ts'],
    maxWorkers: 2,
  },
});
