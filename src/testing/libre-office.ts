import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const KNOWN = [process.env.SOFFICE_PATH, '/usr/bin/soffice', '/usr/lib/libreoffice/program/soffice'];
const found = KNOWN.find((path) => path && existsSync(path));

/** Whether tests leave out what needs LibreOffice: where it cannot be had, but not with CI=true. */
export const NO_OFFICE = found === undefined && process.env.CI !== 'true';

/** Commas, UTF-8, every text in quotes, figures as they are displayed, and of a formula what it says. */
const AS_CSV = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,true,true';

/**
 * The lines of a workbook's first sheet as LibreOffice opens it: texts stand in quotes, figures and days without. It has a profile
 * of its own, so that tests may do so beside each other.
 */
export function openInOffice(workbook: Uint8Array): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'office-'));
  try {
    writeFileSync(join(folder, 'sheet.xlsx'), workbook);
    execFileSync(found ?? 'soffice', [...argumentsIn(folder), join(folder, 'sheet.xlsx')], {
      stdio: 'pipe',
      env: { ...process.env, HOME: folder },
    });
    return readFileSync(join(folder, 'sheet.csv'), 'utf8')
      .replace(/^\ufeff/, '')
      .trimEnd()
      .split('\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function argumentsIn(folder: string): readonly string[] {
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  return [profile, '--headless', '--convert-to', AS_CSV, '--outdir', folder];
}
