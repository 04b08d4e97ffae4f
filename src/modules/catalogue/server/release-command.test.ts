// @tests slow
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { engineFacts } from '#lines/jrt/facts/engine-facts.ts';
import { buildJrtRelease } from '#lines/jrt/release.ts';
import type { ProductRelease } from '#product/release.ts';
import { shippedCatalogue } from '#testing/builders/shipped-catalogue.ts';

const COMMAND = fileURLToPath(new URL('./release-command.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'portal-release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SHIPPED = buildJrtRelease(engineFacts(shippedCatalogue()));

function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', COMMAND, ...words], {
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
  return { status, stdout, stderr };
}

function written(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

describe('the release command', () => {
  it('checks the shipped release and writes what it holds for a product manager', () => {
    const out = join(folder, 'report', 'release.html');
    const { status, stdout } = run('check', '--out', out);
    expect([status, stdout]).toEqual([0, expect.stringContaining('Sound')]);
    const page = readFileSync(out, 'utf8');
    for (const text of [stdout, page]) expect(text).toContain('JRT-S040 (jrt_samples.csv:41)');
    for (const { reason } of SHIPPED.model.rules.slice(0, 5)) {
      expect(page).toContain(reason.zh);
      expect(page).toContain(reason.en.replaceAll("'", '&#39;'));
    }
    expect(page).not.toMatch(/undefined|NaN|page\.[a-z]/);
  });

  it('ends with 1 for a release that would be refused, and names the rules', () => {
    const rule = { id: 'no-k', expr: { not: { in: ['gearboxModel', ['K']] } }, reason: { zh: '试验', en: 'A trial' } };
    const broken = { ...SHIPPED, model: { ...SHIPPED.model, rules: [...SHIPPED.model.rules, rule] } };
    const file = written('broken.json', JSON.stringify(broken));
    const out = join(folder, 'broken.html');
    const { status, stdout } = run('check', file, '--out', out, '--lang', 'zh-cn');
    expect([status, stdout]).toEqual([
      1,
      expect.stringContaining('gearboxModel K 在任何产品中都无法选用（规则：no-k）'),
    ]);
    expect(readFileSync(out, 'utf8')).toContain('gearboxModel K is possible in no product (rules: no-k)');
  });

  it('says of a file that is no release what is wrong with it', () => {
    const steps = run('check', written('odd.json', JSON.stringify({ ...SHIPPED, steps: 1 })));
    expect([steps.status, steps.stderr]).toEqual([1, expect.stringContaining('steps: ')]);
    const text = run('check', written('text.json', 'release'));
    expect([text.status, text.stderr]).toEqual([1, expect.stringMatching(/JSON/)]);
  });

  it('prints the shipped release as it is published', () => {
    const { status, stdout } = run('export');
    const exported: ProductRelease = JSON.parse(stdout);
    expect([status, exported]).toEqual([0, JSON.parse(JSON.stringify(SHIPPED))]);
  });

  it('explains itself where it is not understood', () => {
    const { status, stderr } = run('publish');
    expect([status, stderr]).toEqual([1, expect.stringContaining('npm run release -- check')]);
  });
});
