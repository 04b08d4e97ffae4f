import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

/** Lays all pictures of a folder side by side, as a page to open and as one picture to look at. */
export async function contactSheet(browser: Browser, folder: string, language: string): Promise<void> {
  const pictures = readdirSync(folder)
    .filter((file) => file.includes(`.${language}.`))
    .sort();
  const cells = pictures.map((file) => `<figure><img src="${file}" alt=""><figcaption>${file}</figcaption></figure>`);
  const page = join(folder, `sheet-of-all-${language}.html`);
  writeFileSync(
    page,
    `<!doctype html><meta charset="utf-8"><title>${language}</title><style>${STYLE}</style>${cells.join('\n')}`,
  );
  const tab = await browser.newPage({ viewport: { width: 2400, height: 1000 } });
  await tab.goto(`file://${join(process.cwd(), page)}`);
  await tab.screenshot({ path: join(folder, `sheet-of-all-${language}.png`), fullPage: true });
  await tab.close();
}

const STYLE = `body { display: grid; grid-template-columns: repeat(8, 1fr); gap: 12px; margin: 12px; font: 11px sans-serif; }
figure { margin: 0; } img { width: 100%; max-height: 260px; object-fit: contain; object-position: top; border: 1px solid #ccc; }`;
