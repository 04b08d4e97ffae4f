import type { Page, PageScreenshotOptions } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect } from './fixtures.ts';
import { keepPicture } from './pictures.ts';

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 740 };

/** Looks at the page on a desk and on a phone: nothing but a table scrolls sideways, and axe finds nothing serious. */
export async function look(page: Page, name: string, options: PageScreenshotOptions = {}): Promise<void> {
  for (const [size, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await keepPicture(page, `${name}.${size}`, options);
  }
  await page.setViewportSize(DESK);
}

/** Holds that the page is no wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider, 'by how much the page scrolls sideways').toBeLessThanOrEqual(0);
}
