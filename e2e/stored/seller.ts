import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import { Cart } from '../cart.ts';
import { WIZARD, Wizard } from '../wizard.ts';
import type { Words } from '../words.ts';
import type { StoredProduct } from './products.ts';

const SERIES = '/product-config/config-select';
/** The page writes down what it remembers a second after the last change. */
const WRITTEN_DOWN = 1500;
/** A search waits for the end of the typing, and then for its answer. */
const ANSWERED = 1500;
/** By then a question about a choice is shown. */
const ASKED = 300;

/** What a browser keeps of one person, and what this person saw then. */
export interface StoredBrowser {
  readonly path: string;
  readonly tabs: readonly string[];
  readonly typeCodes: readonly string[];
  readonly localStorage: Readonly<Record<string, string>>;
  readonly sessionStorage: Readonly<Record<string, string>>;
}

/** A person at the portal whose browser is looked into: everything is done by what the page shows. */
export class Seller {
  readonly page: Page;
  readonly wizard: Wizard;
  readonly cart: Cart;
  readonly #words: Words;
  readonly #stepOf: (field: string) => number;

  constructor(page: Page, words: Words, stepOf: (field: string) => number) {
    this.page = page;
    this.wizard = new Wizard(page, words);
    this.cart = new Cart(page, words);
    this.#words = words;
    this.#stepOf = stepOf;
  }

  async logIn(username: string): Promise<void> {
    const { t } = this.#words;
    await this.page.goto(SERIES);
    await this.#inBanner('web:account.login').click();
    const dialog = this.page.getByRole('dialog', { name: t('accounts:login.title') });
    await dialog.getByLabel(t('accounts:login.username')).fill(username);
    await dialog.getByLabel(t('accounts:login.password'), { exact: true }).fill(DEMO_PASSWORD);
    await dialog.getByLabel(t('accounts:login.remember')).check();
    await dialog.getByRole('button', { name: t('accounts:login.submit') }).click();
    await expect(this.#inBanner('web:account.menu', { name: username })).toBeVisible();
  }

  /** Everything that is remembered of how a person likes the portal. */
  async furnish(): Promise<void> {
    const { t } = this.#words;
    await this.#inBanner('web:language.label').click();
    await this.page.getByRole('menuitemradio', { name: t('web:appearance.dark') }).click();
    await this.page.getByRole('button', { name: t('web:shell.fold') }).click();
    await this.page.keyboard.press('Control+K');
    await this.page
      .getByRole('dialog', { name: t('palette:title') })
      .getByRole('combobox')
      .fill('privacy');
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByRole('heading', { level: 1, name: t('accounts:privacy.title') })).toBeVisible();
  }

  async actFor(customer: string): Promise<void> {
    const { t } = this.#words;
    await this.#inBanner('customers:picker.button', { customer: '-' }).click();
    const panel = this.page.getByRole('dialog', { name: t('customers:picker.panel') });
    await panel.getByRole('treeitem', { name: customer, exact: true }).click();
    await expect(this.#inBanner('customers:picker.button', { customer })).toBeVisible();
  }

  /** As far as the chosen row. */
  async search({ gearboxModel, inputType, askBy = {}, search }: StoredProduct): Promise<void> {
    const { wizard } = this;
    await wizard.open();
    await wizard.chooseModel(gearboxModel, inputType);
    await wizard.next(1);
    for (const [toggle, way] of Object.entries(askBy)) await wizard.askBy(toggle, way);
    await this.#unfoldConditions();
    for (const [field, asked] of Object.entries(search)) {
      if (typeof asked === 'number') await this.#enter(field, String(asked));
      else await wizard.pickFrom(field, asked);
    }
    await this.#pickFirstRow();
  }

  /** A complete product, at its overview. */
  async configure(product: StoredProduct): Promise<void> {
    const { wizard } = this;
    await this.search(product);
    for (const [field, code] of product.options) {
      await wizard.goTo(this.#stepOf(field));
      await this.#choose(field, code);
    }
    if (product.customColor !== undefined) {
      await this.#writeInto(this.#words.t('configurator:field.customColor'), product.customColor);
    }
    await wizard.goTo(5);
    if (product.isSpecial) await this.#tick('specialWishes');
    for (const [field, text] of Object.entries(product.texts ?? {}))
      await this.#writeInto(this.#words.field(field), text);
  }

  /** Saves what is configured, and answers the id of the line. */
  async complete(): Promise<string> {
    await this.wizard.button('bar.complete').click();
    await this.cart.expectOpen();
    const newest = this.page.getByRole('row').getByRole('link').first();
    await expect(newest).toBeVisible();
    return (await newest.getAttribute('href'))?.split('/').at(-1) ?? '';
  }

  /** Opens a saved line and changes its remark without saving it. */
  async beginEdit(id: string): Promise<void> {
    await this.page.goto(`${WIZARD}/${id}`);
    await this.wizard.goTo(5);
    await this.#writeInto(this.#words.field('remark'), 'Changed, not saved');
  }

  async visit(...paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      await this.page.goto(path);
      await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  }

  typeCodes(): Promise<string[]> {
    return this.page
      .getByRole('region', { name: this.#words.t('configurator:overview.typeCode'), exact: true })
      .getByRole('code')
      .allInnerTexts();
  }

  /** What the browser keeps at this moment, and what it shows. */
  async look(): Promise<StoredBrowser> {
    await this.page.waitForTimeout(WRITTEN_DOWN);
    const strip = this.page.getByRole('toolbar', { name: this.#words.t('web:tabs.label') });
    const [tabs, typeCodes] = [await strip.getByRole('link').allInnerTexts(), await this.typeCodes()];
    const kept = await this.page.evaluate(() => ({
      path: location.pathname,
      localStorage: { ...localStorage },
      sessionStorage: { ...sessionStorage },
    }));
    return { ...kept, tabs, typeCodes };
  }

  #inBanner(key: string, given: Record<string, string> = {}): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: this.#words.t(key, given) });
  }

  /** What a search takes for granted stands folded, where there is any. */
  async #unfoldConditions(): Promise<void> {
    const fold = this.page.locator('details').filter({ hasText: this.#words.t('configurator:search.conditions') });
    if ((await fold.count()) > 0) await fold.locator('summary').click();
  }

  /** A field that offers usual figures is a combobox. */
  async #enter(field: string, figure: string): Promise<void> {
    const box = this.wizard.number(field).or(this.wizard.select(field));
    await box.fill(figure);
    await box.blur();
  }

  /** Until the answer to the last question is there, the table still shows that of an earlier one. */
  async #pickFirstRow(): Promise<void> {
    const { fitting, results } = this.wizard;
    await this.page.waitForTimeout(ANSWERED);
    await fitting.getByRole('radio').first().click();
    await expect(results.getByRole('button', { name: this.#words.t('configurator:search.unchoose') })).toBeVisible();
  }

  /** Agrees to whatever a choice clears. */
  async #choose(field: string, code: string): Promise<void> {
    const option = this.wizard.option(field, code);
    const agree = this.page.getByRole('main').getByRole('button', { name: this.#words.t('configurator:ask.apply') });
    await option.click();
    await this.page.waitForTimeout(ASKED);
    if (await agree.isVisible()) await agree.click();
    await expect(option).toBeChecked();
  }

  async #writeInto(name: string, text: string): Promise<void> {
    const box = this.page.getByRole('textbox', { name });
    await box.fill(text);
    await box.blur();
  }

  #tick(field: string): Promise<void> {
    return this.page.getByRole('checkbox', { name: this.#words.field(field) }).check();
  }
}
