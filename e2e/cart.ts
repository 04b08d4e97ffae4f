import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from './words.ts';

export const CART = '/config-order/my';

/** The list of saved configurations as a person handles it. */
export class Cart {
  readonly page: Page;
  readonly words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
  }

  async expectOpen(): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`${CART}$`));
    await expect(this.page.getByRole('heading', { level: 1, name: this.words.t('cart:title') })).toBeVisible();
  }

  /** The line that was saved last comes first. */
  line(name: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  /** How many of a line are wanted. */
  quantity(name: string): Locator {
    return this.line(name)
      .first()
      .getByRole('textbox', { name: this.words.t('cart:quantityOf', { name }), exact: true });
  }

  /** A button or link of a line. */
  action(role: 'button' | 'link', key: string, name: string): Locator {
    return this.line(name)
      .first()
      .getByRole(role, { name: this.words.t(`cart:${key}`, { name }), exact: true });
  }

  async remove(name: string): Promise<void> {
    await expect(this.line(name).first()).toBeVisible();
    const before = await this.line(name).count();
    await this.action('button', 'action.moreNamed', name).click();
    await this.page.getByRole('menuitem', { name: this.words.t('cart:action.delete'), exact: true }).click();
    await expect(this.line(name)).toHaveCount(before - 1);
  }
}
