import type { Page, PageScreenshotOptions } from '@playwright/test';

/** Whether pictures are kept for people to look at: in the long run alone, for no test reads them. */
export const KEEPS_PICTURES = process.env.TEST_PART === 'long';

/** Keeps a picture of the page in `test-results`. */
export async function keepPicture(page: Page, name: string, options: PageScreenshotOptions = {}): Promise<void> {
  if (KEEPS_PICTURES) await page.screenshot({ path: `test-results/${name}.png`, animations: 'disabled', ...options });
}
