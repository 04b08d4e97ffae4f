import type { Locator, Page } from '@playwright/test';

const MAX_KEYS = 80;

/** Presses Tab until the focus is there, as a person would who sees where it is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await pressUntil(page, 'Tab', target, 'focused');
}

/** Presses a key until something is there, or has the focus. */
export async function pressUntil(
  page: Page,
  key: string,
  target: Locator,
  state: 'there' | 'focused' = 'there',
): Promise<void> {
  for (let pressed = 0; pressed < MAX_KEYS; pressed += 1) {
    const isReached = state === 'there' ? (await target.count()) > 0 : await hasFocus(target);
    if (isReached) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${MAX_KEYS} times ${key} do not lead to ${target}`);
}

async function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll((found) => found.includes(document.activeElement as HTMLElement));
}
