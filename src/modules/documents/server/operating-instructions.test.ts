// @tests slow
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { LOCALES, type Locale, textIn } from '#kernel/locale.ts';
import type { Block } from '#kits/markdown/blocks.ts';
import { readChapter } from '#kits/markdown/read-chapter.ts';
import { catalogueOf } from '#lines/catalogues.ts';
import { CONFIGURABLE } from '#lines/configurable.ts';
import { LINES } from '#lines/index.ts';
import { testApp } from '#testing/app.ts';
import { instructionTexts } from './instruction-texts.ts';

const app = await testApp({ demo: true });
const hasPdfTools = spawnSync('pdftotext', ['-v']).status === 0;
const needsPdfTools = !hasPdfTools && process.env.CI !== 'true';

function ask(line: string, language: string) {
  return app.http.inject({ url: `/api/v1/lines/${line}/operating-instructions?language=${language}` });
}

async function pagesOf(line: string, language: Locale): Promise<string[]> {
  const { rawPayload } = await ask(line, language);
  const { stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: rawPayload, encoding: 'utf8' });
  return stdout.split('\f').filter((page) => page.trim() !== '');
}

function instructionsOf(line: string) {
  const { instructions } = catalogueOf(line);
  if (instructions === undefined) throw new Error(`${line} has no instructions`);
  return instructions;
}

async function chaptersOf(line: string, language: Locale) {
  const { chapters } = instructionsOf(line);
  return (await instructionTexts(chapters, language)).map((text, index) => readChapter(text, chapters[index] ?? ''));
}

const EVERY = CONFIGURABLE.flatMap((line) => LOCALES.map((language) => [line, language] as const));

describe('the operating instructions of a line', () => {
  it('are there for every line that can be configured, under its name, for whoever asks', async () => {
    const answer = await ask('JRW', 'en');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toContain('filename="JRW operating instructions.pdf"');
    for (const line of CONFIGURABLE) expect((await ask(line, 'zh-cn')).statusCode, line).toBe(200);
  });

  it('are refused for a line that is not there or not to be had yet, and in a language there is not', async () => {
    const soon = LINES.find(({ stage }) => stage === 'soon')?.code ?? '';
    for (const line of ['JRX', soon]) {
      const answer = await ask(line, 'en');
      expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'line.unknown']);
    }
    expect((await ask('JRT', 'fr')).json().error.code).toBe('request.invalid');
  });

  it('embed small subsets of both weights and need no font of the reader', async () => {
    const { rawPayload } = await ask('JD', 'zh-cn');
    const fonts = rawPayload.toString('latin1').match(/(?<=\/BaseFont \/[A-Z]{6}\+)\S+/g);
    expect([...new Set(fonts)].sort()).toEqual(['NotoSansSC-Bold', 'NotoSansSC-Regular']);
    expect(rawPayload.length).toBeLessThan(300_000);
  });

  it('are printed once for what they say, however often they are asked for', async () => {
    await ask('JRH', 'en');
    const run = vi.spyOn(app.portal.jobs, 'run');
    await ask('JRH', 'en');
    expect(run).not.toHaveBeenCalled();
    run.mockRestore();
  });

  it('have the same chapters, sections, lists and tables in both languages', async () => {
    for (const line of CONFIGURABLE) {
      const [zh, en] = await Promise.all(LOCALES.map((language) => chaptersOf(line, language)));
      const shape = (chapters: typeof zh) => chapters?.map(({ blocks }) => blocks.map(shapeOf));
      expect(shape(zh), line).toEqual(shape(en));
    }
  });

  it('tell of storage, mounting, lubrication or bearings, start, maintenance, troubles and disposal', async () => {
    for (const line of CONFIGURABLE) {
      const titles = (await chaptersOf(line, 'en')).map(({ title }) => title).join('\n');
      for (const subject of [/Stor/, /Mounting/, /First start/, /maintenance/, /Troubles/, /disposal/, /Receiving/])
        expect(titles, line).toMatch(subject);
    }
    const withOil = CONFIGURABLE.filter((line) => line !== 'JD');
    for (const line of withOil) expect(instructionsOf(line).chapters).toContain(`${line.toLowerCase()}/lubrication`);
  });

  it('name no figure that is not in the data: no pressure, torque, hours, temperature or millimetre stands in their text', async () => {
    for (const [line, language] of EVERY) {
      const texts = await instructionTexts(instructionsOf(line).chapters, language);
      expect(texts.join('\n').match(/\d+\s?(?:Nm|bar|MPa|h\b|°C|mm|kg|%|MΩ|小时|升)/g), line).toBeNull();
    }
  });

  it('are in the image of the portal', () => {
    const image = readFileSync('deploy/Dockerfile', 'utf8');
    expect(image).toContain('src/lines/instructions src/lines/instructions');
  });
});

describe.skipIf(needsPdfTools)('the pages of operating instructions', () => {
  it.each(EVERY)('of %s in %s begin with contents that say where each chapter is', async (line, language) => {
    const pages = await pagesOf(line, language);
    const [front = ''] = pages;
    expect(front).toContain(textIn(instructionsOf(line).title, language));
    for (const [index, { title }] of (await chaptersOf(line, language)).entries()) {
      const row = front.split('\n').find((text) => text.trim().startsWith(`${index + 1} `) && text.includes(title));
      const page = Number(/(\d+)\s*$/.exec(row ?? '')?.[1]);
      expect(flat(pages[page - 1]), `${title} on page ${page}`).toContain(flat(`${index + 1}${title}`));
    }
  });

  it.each(EVERY)('of %s in %s are numbered and speak one language', async (line, language) => {
    const pages = await pagesOf(line, language);
    const label = (page: number) =>
      language === 'en' ? `Page ${page} of ${pages.length}` : `第 ${page} 页，共 ${pages.length} 页`;
    for (const [index, page] of pages.entries()) expect(page).toContain(label(index + 1));
    if (language === 'en') expect(pages.join('')).not.toMatch(/\p{Script=Han}/u);
    expect(pages.join('')).not.toMatch(/[□…]|\*\*|\{\{/);
  });

  it('have the oil of each unit in each position as the catalogue has it', async () => {
    const text = (await pagesOf('JRT', 'en')).join('\n');
    expect(text).toMatch(/R07\s+0\.12\s+0\.2\s+0\.2\s+0\.2\s+0\.2\s+0\.2/);
    expect(text).toMatch(/VG680 mineral \(0 to \+40 °C\)\s+S/);
    expect(text).not.toMatch(/^\s*\w+\s+–\s+–\s+–\s+–\s+–\s+–\s*$/m);
    const worm = (await pagesOf('JRW', 'zh-cn')).join('\n');
    expect(worm).toMatch(/063\s+0\.25/);
    expect(worm).toMatch(/110\s+3\s+2\.2\s+2\.5\s+2\.5\s+3\s+2\.2/);
  });

  it('say of what no source has that it is to be confirmed', async () => {
    expect((await pagesOf('JRP', 'en')).join('\n')).toContain('No quantities stand in the data of this line');
    expect(flat((await pagesOf('JRT', 'zh-cn')).join(''))).toContain('尚无第二个来源核对');
  });
});

function shapeOf(block: Block): string {
  if (block.kind === 'list') return `list of ${block.items.length}`;
  if (block.kind === 'table') return `table of ${block.rows.length} by ${block.columns.length}`;
  return block.kind === 'figures' ? block.name : block.kind;
}

function flat(text = ''): string {
  return text.replace(/\s/g, '');
}
