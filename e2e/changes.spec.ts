import { expect, test } from './fixtures.ts';
import { ROW } from './wizard.ts';

test('a change that clears something is shown before it is made, and can be undone and redone', async ({
  wizard,
  words,
}) => {
  const question = wizard.panel('ask.loss');
  const power = words.field('motorPower');
  await wizard.open();
  await wizard.chooseModel('K', 'motor');
  await wizard.next(1);
  await wizard.search();
  await wizard.pick(ROW.name);
  await wizard.goTo(0);

  await test.step('shown: what goes, from what, and why', async () => {
    await wizard.option('gearboxModel', 'R').click();
    await expect(question.getByRole('row').filter({ hasText: ROW.name })).toBeVisible();
    await expect(question).toContainText(words.t('configurator:rule.model-change-clears-rest'));
    const stays = question.getByText(words.t('configurator:status.carried', { list: '' }).slice(0, 3));
    await expect(stays).toContainText(power);
    await expect(stays).toContainText(/1\.5\skW/);
  });

  await test.step('cancelled: nothing has changed', async () => {
    await question.getByRole('button', { name: words.t('configurator:ask.cancel') }).click();
    await expect(question).toBeHidden();
    await expect(wizard.option('gearboxModel', 'K')).toBeChecked();
    await expect(wizard.option('gearboxModel', 'R')).toBeFocused();
    await expect(wizard.summary).toContainText('49.8');
  });

  await test.step('applied: cleared and told', async () => {
    await wizard.option('gearboxModel', 'R').click();
    await wizard.agree();
    await expect(wizard.option('gearboxModel', 'R')).toBeChecked();
    await expect(wizard.status).toContainText(power);
    await expect(wizard.summary).not.toContainText('49.8');
  });

  await test.step('undone and redone', async () => {
    await wizard.button('bar.undo').last().click();
    await expect(wizard.option('gearboxModel', 'K')).toBeChecked();
    await expect(wizard.summary).toContainText('49.8');
    await wizard.button('bar.redo').click();
    await expect(wizard.option('gearboxModel', 'R')).toBeChecked();
    await expect(wizard.summary).not.toContainText('49.8');
    await wizard.page.keyboard.press('ControlOrMeta+z');
    await expect(wizard.option('gearboxModel', 'K')).toBeChecked();
  });
});

test('an excluded option says why and what it would take', async ({ wizard, words }) => {
  const coaxial = words.option('transmitTypes', 'coaxial');
  const answer = wizard.panel('ask.excluded', { value: coaxial });
  await wizard.open();
  await wizard.chooseModel('K', 'motor');
  const option = wizard.option('transmitTypes', 'coaxial');
  await expect(option).toContainText(words.t('configurator:option.excluded'));

  await test.step('why, and because of which choice', async () => {
    await option.press('Enter');
    await expect(answer.getByRole('list').first()).not.toBeEmpty();
    const involved = `${words.field('gearboxModel')}${words.t('configurator:pair', { field: '', value: words.option('gearboxModel', 'K') })}`;
    await answer.getByRole('button', { name: involved }).click();
    await expect(wizard.option('gearboxModel', 'K')).toBeFocused();
  });

  await test.step('left as it is', async () => {
    await answer.getByRole('button', { name: words.t('configurator:ask.leave') }).click();
    await expect(answer).toBeHidden();
    await expect(wizard.option('transmitTypes', 'right-angle')).toBeChecked();
  });

  await test.step('a way out', async () => {
    await option.press('Enter');
    await answer
      .getByRole('button', { name: words.t('configurator:ask.apply'), exact: true })
      .first()
      .click();
    await expect(wizard.option('transmitTypes', 'coaxial')).toBeChecked();
    await expect(wizard.option('gearboxModel', 'K')).not.toBeChecked();
  });
});

test('a new configuration is left without a question, and its draft stays', async ({ page, wizard, words }) => {
  const menu = page.getByRole('navigation', { name: words.t('web:shell.menu') });
  const manual = menu.getByRole('link', { name: words.t('web:menu.operationManual') });
  await wizard.open();
  await wizard.chooseModel('K', 'motor');
  await page.getByRole('button', { name: words.t('web:shell.unfold') }).click();
  await manual.click();
  await expect(page.getByRole('heading', { level: 1, name: words.t('web:menu.operationManual') })).toBeVisible();
  await page.goBack();
  await expect(wizard.option('gearboxModel', 'K')).toBeChecked();
});

test('a reload asks nothing and keeps the draft', async ({ page, wizard, words }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await wizard.open();
  await wizard.chooseModel('K', 'motor');
  await wizard.next(1);
  await wizard.search();
  await wizard.mark(ROW.name);
  await page.reload();
  await wizard.expectStep(1);
  expect(asked).toEqual([]);
  await expect(wizard.status).toContainText(words.t('configurator:status.continued'));
  await expect(wizard.results).toContainText(ROW.name);
  await expect(wizard.number('outputSpeed')).toHaveValue('50');
  await page.getByRole('button', { name: words.t('configurator:status.startAnew') }).click();
  await wizard.expectStep(0);
  await expect(wizard.summary).not.toContainText('49.8');
});

const POISONS = [
  'not json',
  '[]',
  'null',
  '{"common":7}',
  '{"common":{"currentStep":99,"history":{"past":{},"present":{"values":{"gearboxModel":["K"]}}}}}',
  '{"common":{"currentStep":-1,"history":null,"detailConfig":"x","lineId":{}},"user":[]}',
  '{"__proto__":{"common":1},"common":{"present":{"values":{"gearboxModel":"<b>"},"basicType":{"id":1}}}}',
];

test('the wizard opens whatever stands in the browser’s storage', async ({ page, wizard }) => {
  await wizard.open();
  for (const poison of POISONS) {
    await page.evaluate((text) => localStorage.setItem('cpq_jie', text), poison);
    await page.reload();
    await wizard.expectStep(0);
    await expect(wizard.option('gearboxModel', 'K')).not.toBeChecked();
  }
  await wizard.chooseModel('K', 'motor');
});

test('behind near misses that lack the service factor it is not named once more as the limit', async ({
  wizard,
  words,
}) => {
  await wizard.open();
  await wizard.chooseModel('K', 'motor');
  await wizard.next(1);
  await wizard.search({ outputSpeed: '50', motorPower: '0.12', serviceFactor: '1000' });
  await expect(wizard.nearMisses).toBeVisible();
  await expect(wizard.results.getByText(words.t('configurator:search.relaxBesides'))).toHaveCount(0);
});

test('near misses stand in their own group with the limit that fails, and can be chosen', async ({ wizard, words }) => {
  const near = 'K47 · i 56.83 · 50.8\u00a0r/min · 1.5\u00a0kW';
  await wizard.open();
  await wizard.chooseModel('K', 'motor');
  await wizard.next(1);
  await wizard.search();
  const row = wizard.nearMisses.getByRole('row').filter({ has: wizard.page.getByRole('radio', { name: near }) });
  await expect(row).toContainText('1.22');
  await expect(row).toContainText(/325\s*Nm/);
  await expect(row).toContainText(/371\s*Nm/);
  await expect(wizard.fitting.getByRole('radio', { name: near })).toHaveCount(0);
  await row.getByRole('radio').press('Space');
  await expect(wizard.results).toContainText(words.t('configurator:search.chosen', { row: near }));
});
