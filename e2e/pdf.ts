import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';

/** The text a reader can select in a PDF; undefined where the machine has no pdftotext, which with CI=true it must. */
export function textOfPdf(file: string): string | undefined {
  expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
  const isThere = spawnSync('pdftotext', ['-v']).error === undefined;
  if (!isThere && process.env.CI !== 'true') return undefined;
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
}
