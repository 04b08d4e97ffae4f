import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { loadActiveRelease } from '#modules/catalogue/server/public.ts';
import type { SavedForm } from '#modules/configurator/contract.ts';
import { applyChange } from '#modules/configurator/domain/change/apply-change.ts';
import { describe as describeProduct } from '#modules/configurator/domain/describe/describe.ts';
import { contextOf } from '#modules/configurator/server/public.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import type { Change } from '#product/change.ts';
import { testApp } from '#testing/app.ts';

const app = await testApp({ demo: true });
const hasPdfTools = spawnSync('pdftotext', ['-v']).status === 0;

/** A row of a line with every open point answered by what stands there, or else by its first possible value. */
async function formOf(line: string, rowId: string, chosen: Readonly<Record<string, string>>): Promise<SavedForm> {
  const release = await loadActiveRelease(app.portal.db, line);
  const context = contextOf(release);
  const row = release.index.find(rowId, {});
  if (row === undefined) throw new Error(`The shipped catalogue of ${line} has no ${rowId}`);
  const apply = (before: typeof context.line.empty, change: Change) => applyChange(before, change, context).config;
  const choose = (field: string, value: string): Change => ({ kind: 'choose', field, value });
  const changes = [
    { kind: 'basicType', row } as const,
    ...Object.entries(chosen).map(([field, value]) => choose(field, value)),
  ];
  let config = changes.reduce(apply, context.line.empty);
  for (const { field } of describeProduct(config, context).openPoints) {
    const value = describeProduct(config, context).standing[field];
    if (value !== undefined) config = apply(config, choose(field, value));
  }
  const options = { technicalVersion: 'en', releaseHash: release.hash } as const;
  const form = context.line.saved.write(config, describeProduct(config, context).standing, options);
  return JSON.parse(JSON.stringify(form));
}

async function printed(line: string, rowId: string, chosen: Readonly<Record<string, string>>): Promise<string> {
  const form = await formOf(line, rowId, chosen);
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
