import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { documentRoutes } from '#modules/documents/contract.ts';
import { testApp } from '#testing/app.ts';
import { formOfRow } from '#testing/builders/form-of-row.ts';

const app = await testApp({ demo: true });
const hasPdfTools = spawnSync('pdftotext', ['-v']).status === 0;

async function printed(line: string, rowId: string, chosen: Readonly<Record<string, string>>): Promise<string> {
  const form = await formOfRow(app.portal.db, { line, rowId, chosen });
  const answer = await app.send(documentRoutes.dataSheet, { body: { form, language: 'both' } });
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return spawnSync('pdftotext', ['-layout', '-', '-'], { input: answer.rawPayload, encoding: 'utf8' }).stdout;
}

describe.runIf(hasPdfTools || process.env.CI === 'true')('the printed sheet', () => {
  test.each([
    ['JRW', 'W063-30-DN80M14-0.55-50-B5', { builtInType: 'foot' }, [/ A +100 +mm/, / M1 +165 +mm/]],
    ['JRT', 'K47-3-29.32-DN90L4-1.5-50', { builtInType: 'K' }, [/ h +112 +mm/, / a +120 +mm/, / d +30 +mm/]],
    ['JD', 'JD-DN90L4-50', { mountingArrangement: 'B3' }, [/ H +90 +mm/, / D +24 +mm/]],
  ] as const)('of %s has the main dimensions, and no bare code', async (line, rowId, chosen, said) => {
    const text = await printed(line, rowId, chosen);
    expect(text).toContain('主要尺寸');
    expect(text).toContain('Main dimensions');
    for (const words of said) expect(text).toMatch(words);
    expect(text).not.toMatch(/\bnone\b/);
  });
});
