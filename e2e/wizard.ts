import { expect, type Locator, type Page } from '@playwright/test';
import { literally, type Words } from './words.ts';

export const WIZARD = '/product-config/config-select/JRT';

/** The search of step 2 that every journey starts with, and the row it is after. */
export const ASKED = { outputSpeed: '50', motorPower: '1.5', serviceFactor: '1.4' };
export const ROW = { size: 'K47', name: 'K47 · i 29.32 · 49.8\u00a0r/min · 1.5\u00a0kW' };

/** What the drive is called that `configure` makes. */
export const SAVED = 'JRTKAF47-DN90L4-i29.32-M1';

/** The JRT wizard as a person handles it: by the names of fields, options and buttons in either language. */
export class Wizard {
  readonly page: Page;
  readonly words: Words;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.words = words;
  }

  async open(): Promise<void> {
    await this.page.goto(WIZARD);
    await this.expectStep(0);
  }

  async expectStep(index: number): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 2, name: this.words.step(index), exact: true })).toBeVisible();
  }

  async next(index: number): Promise<void> {
    await this.button('bar.next').click();
    await this.expectStep(index);
  }

  async goTo(index: number): Promise<void> {
    const steps = this.page.getByRole('navigation', { name: this.words.t('configurator:step.all') });
    await steps.getByRole('button', { name: this.words.step(index) }).click();
    await this.expectStep(index);
  }

  /** A button by the name of its text. */
  button(key: string, given: Record<string, string> = {}): Locator {
    return this.page.getByRole('button', { name: this.words.t(`configurator:${key}`, given), exact: true });
  }

  /** One field with its options and what the wizard says about it. */
  field(id: string): Locator {
    return this.page.getByRole('main').getByRole('region', { name: this.words.heading(id), exact: true });
  }

  option(id: string, code: string): Locator {
    const name = new RegExp(`^${literally(this.words.option(id, code))}(?=\\s|$)`);
    return this.field(id).getByRole('radio', { name }).or(this.field(id).getByRole('checkbox', { name }));
  }

  async choose(id: string, code: string): Promise<void> {
    await this.option(id, code).click();
    await expect(this.option(id, code)).toBeChecked();
  }

  async chooseModel(gearboxModel = 'K', inputType = 'motor'): Promise<void> {
    await this.choose('gearboxModel', gearboxModel);
    await this.choose('inputType', inputType);
  }

  number(id: string): Locator {
    return this.page.getByRole('textbox', { name: this.words.field(id), exact: true });
  }

  select(id: string): Locator {
    return this.page.getByRole('combobox', { name: this.words.field(id), exact: true });
  }

  /** Opens the list of a choice of the search; its values then stand on the page. */
  async openList(id: string): Promise<void> {
    await this.select(id).click();
    await expect(this.list(id)).toBeVisible();
  }

  list(id: string): Locator {
    return this.page.getByRole('listbox', { name: this.words.field(id), exact: true });
  }

  /** One value of an opened list. */
  listed(id: string, code: string): Locator {
    return this.list(id).getByRole('option', {
      name: new RegExp(`^${literally(this.words.option(id, code))}(?=\\s|$)`),
    });
  }

  /** Picks a value of the search; an excluded one is picked too, as a person would. */
  async pickFrom(id: string, code: string): Promise<void> {
    await this.openList(id);
    await this.listed(id, code).click({ force: true });
  }

  async enter(id: string, value: string): Promise<void> {
    await this.number(id).fill(value);
    await this.number(id).blur();
  }

  /** Takes the other way of a pair, such as ratio instead of output speed. */
  async askBy(toggle: string, way: string): Promise<void> {
    const group = this.page.getByRole('radiogroup', { name: this.words.field(toggle), exact: true });
    await group.getByText(this.words.option(toggle, way)).click();
  }

  get results(): Locator {
    return this.page.getByRole('region', { name: this.words.t('configurator:search.results'), exact: true });
  }

  get fitting(): Locator {
    return this.page.getByRole('table', { name: this.words.t('configurator:search.fitting'), exact: true });
  }

  get nearMisses(): Locator {
    return this.page.getByRole('table', { name: this.words.t('configurator:search.near'), exact: true });
  }

  async search(asked: typeof ASKED = ASKED): Promise<void> {
    await this.enter('outputSpeed', asked.outputSpeed);
    await this.pickFrom('motorPower', asked.motorPower);
    await this.enter('serviceFactor', asked.serviceFactor);
  }

  /** How many basic types the head counts: those that fit, and those that are larger than they need be. */
  async foundInAll(): Promise<number> {
    const head = this.results.getByRole('status').first().locator('xpath=..');
    const counted = await head
      .getByRole('heading')
      .or(head.locator('button[aria-expanded]:not([aria-haspopup])'))
      .allInnerTexts();
    return counted.reduce((sum, text) => sum + Number.parseInt(text.replaceAll(',', ''), 10), 0);
  }

  /** Every figure of one column of the basic types that fit. */
  async figures(column: string): Promise<number[]> {
    const heads = await this.fitting.getByRole('columnheader').allInnerTexts();
    const name = new RegExp(`^${literally(this.words.column(column))}(?=\\s|$)`);
    const at = heads.findIndex((head) => name.test(head.trim()));
    expect(at, `a column ${column}`).toBeGreaterThan(-1);
    const rows = await this.fitting
      .getByRole('row')
      .filter({ has: this.page.getByRole('cell') })
      .all();
    const cells = rows.map((row) => row.getByRole('cell').nth(at).innerText());
    return (await Promise.all(cells)).map((cell) => Number.parseFloat(cell.replaceAll(/[,>]/g, '')));
  }

  /** Holds that every basic type that fits has a figure as it was asked for. */
  async expectFigures(column: string, fits: (figure: number) => boolean): Promise<void> {
    await expect(async () => {
      const figures = await this.figures(column);
      expect(figures.length).toBeGreaterThan(0);
      expect(figures.filter((figure) => !fits(figure))).toEqual([]);
    }).toPass({ timeout: 15_000 });
  }

  /** Presses a row, which chooses it and goes on to the first step in which something is open. */
  async pick(row: string, next = 2): Promise<void> {
    await this.fitting.getByRole('radio', { name: row }).click();
    await this.expectStep(next);
  }

  /** Chooses a row by keyboard, which stays with the rows. */
  async mark(row: string): Promise<void> {
    await this.fitting.getByRole('radio', { name: row }).press('Space');
    await expect(
      this.results.getByText(this.words.t('configurator:search.chosen', { row }), { exact: true }),
    ).toBeVisible();
  }

  /** A complete drive, with the wizard at its overview; what leads there step by step is another journey's. */
  async configure(): Promise<void> {
    await this.page.goto(`${WIZARD}?${new URLSearchParams({ q: SAVED })}`);
    await this.expectStep(5);
  }

  /** Goes to the overview past everything that may stay as standard. */
  async review(): Promise<void> {
    await this.button('bar.review').click();
    await this.expectStep(5);
  }

  /** What the wizard asks or tells beside a field before it changes anything. */
  panel(key: string, given: Record<string, string> = {}): Locator {
    const text = this.words.t(`configurator:${key}`, given);
    return this.page.getByRole('main').getByRole('group').filter({ hasText: text });
  }

  /** Agrees to a change that clears something. */
  async agree(): Promise<void> {
    await this.panel('ask.loss')
      .getByRole('button', { name: this.words.t('configurator:ask.apply'), exact: true })
      .click();
    await expect(this.panel('ask.loss')).toBeHidden();
  }

  /** The line that tells what the last step did. */
  get status(): Locator {
    return this.page.getByRole('main').getByRole('status', { name: this.words.t('configurator:status.label') });
  }

  /** The product at a glance, on the overview. */
  get hero(): Locator {
    const name = this.words.t('configurator:overview.typeCode');
    return this.page.getByRole('region', { name, exact: true });
  }

  get typeCode(): Locator {
    return this.hero.getByRole('code').first();
  }

  get summary(): Locator {
    return this.page.getByRole('complementary', { name: this.words.t('configurator:summary.title'), exact: true });
  }

  /** What stands beside a name in the overview. */
  valueOf(name: string): Locator {
    const said = new RegExp(`^${literally(name)}(?=\\s|$)`);
    const pair = this.page.getByRole('main').getByRole('term').filter({ hasText: said }).first().locator('xpath=..');
    return pair.getByRole('definition');
  }
}
