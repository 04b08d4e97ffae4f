import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { aTechnicalSheet } from '#testing/builders/a-technical-sheet.ts';
import { work } from './technical-pdf-job.ts';

const hasPdfTools = spawnSync('pdftotext', ['-v']).status === 0;
const MOTOR = { inputType: 'motor', motorSize: '80M2', outletNozzlePosition: '2', installationPosition: 'M1' };
const UNIT = { gearboxModel: 'R', builtInType: 'R', reduceUnitSize: '57' };
const MOUNTING = {
  heading: { zh: '安装方式', en: 'Installation' },
  rows: [{ label: { zh: '安装方位', en: 'Mounting position' }, value: 'M1' }],
  about: 'mounting',
} as const;

async function printed(boxLocation: string, language: 'both' | 'en'): Promise<string> {
  const sheet = aTechnicalSheet({ language, sections: [MOUNTING] });
  const drawing = { line: 'JRT', product: { standing: { ...MOTOR, ...UNIT, boxLocation }, parts: {} } };
  const pdf = await work({ documents: [{ sheet, drawing }], brand: { name: 'Drivewright' } });
  return spawnSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' }).stdout.replaceAll(/\s+/g, ' ');
}

describe.runIf(hasPdfTools || process.env.CI === 'true')('the sheet of a drawn drive', () => {
  test('warns beside its mounting of what is in the way, in both languages', async () => {
    const text = await printed('180', 'both');
    expect(text).toContain('接线盒低于底脚平面约 34 mm：底座须留缺口，或改变接线盒角度。');
    expect(text).toContain(
      'The terminal box reaches about 34 mm below the foot plane: cut out the base or turn the box.',
    );
    expect(text.indexOf('about 34 mm')).toBeLessThan(text.indexOf('执行标准'));
  });

  test('warns of nothing where all has its place', async () => {
    const text = await printed('0', 'en');
    expect(text).toContain('Outline drawing');
    expect(text).not.toMatch(/foot plane|fan cowl/);
  });
});
