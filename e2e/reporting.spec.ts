import { REPORT_PATHS } from '#modules/reporting/domain/paths.ts';
import { expect, message, test } from './fixtures.ts';
import { look } from './look.ts';

test('a customer reports a project, somebody else looks at the duplicates and approves it, and it is found again', async ({
  page,
  words,
  language,
  openAs,
}) => {
  const { t } = words;
  const dialog = page.getByRole('dialog');
  const button = (key: string) => page.getByRole('button', { name: t(`reporting:${key}`), exact: true });
  const field = (key: string) => dialog.getByRole('textbox', { name: t(`reporting:form.${key}`) });
  const project = `Hall ${String(Date.now()).slice(-8)}`;
  const facts = page.locator('dl').filter({ visible: true }).first();
  let address = '';

  const report = async () => {
    await button('report').click();
    await field('company').fill('Example Conveyors Co., Ltd.');
    await field('project').fill(project);
    await dialog.getByRole('button', { name: t('reporting:form.send'), exact: true }).click();
    await expect(message(page, words, t('reporting:reported')).first()).toBeVisible();
    await expect(facts).toContainText(project);
  };

  await test.step('the customer reports it', async () => {
    await openAs('lv1-demo', REPORT_PATHS.list);
    await report();
    address = new URL(page.url()).pathname;
    await look(page, `reporting/pending.${language}`);
  });

  await test.step('a salesperson who reports the same is told nothing of it', async () => {
    await openAs('sales-demo', REPORT_PATHS.list);
    await report();
    await expect(page.getByRole('region', { name: t('reporting:duplicate.title') })).toHaveCount(0);
  });

  await test.step('another, who may decide, sees both and approves the first', async () => {
    await openAs('sales2-demo', address);
    const duplicates = page.getByRole('region', { name: t('reporting:duplicate.title') });
    await expect(duplicates).toContainText('sales-demo');
    await look(page, `reporting/duplicates.${language}`);
    await button('step.approve').click();
    await dialog.getByRole('button', { name: t('reporting:step.approve'), exact: true }).click();
    await expect(message(page, words, t('reporting:done.approve')).first()).toBeVisible();
    await expect(facts).toContainText(t('reporting:daysLeft', { count: 180 }));
  });

  await test.step('the customer finds it protected, on a phone too, and looks at the figures', async () => {
    await openAs('lv1-demo', `${REPORT_PATHS.list}?q=${encodeURIComponent(project)}`);
    await expect(page.getByText(t('reporting:daysLeft', { count: 180 })).first()).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await look(page, `reporting/phone.${language}`);
    await page.goto(`${REPORT_PATHS.list}?view=figures`);
    await expect(
      page
        .getByRole('heading', { name: t('reporting:figures.title') })
        .or(page.locator('figure'))
        .first(),
    ).toBeVisible();
    await look(page, `reporting/figures.${language}`);
  });
});
