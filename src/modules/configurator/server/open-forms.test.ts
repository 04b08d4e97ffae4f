import { expect, test } from 'vitest';
import { CONFIGURABLE } from '#lines/configurable.ts';
import { type ActiveRelease, searchedRows } from '#modules/catalogue/server/public.ts';
import { openReleases } from '#modules/catalogue/server/release/releases.ts';
import { savedForm } from '#modules/configurator/contract.ts';
import { applyChange } from '#modules/configurator/domain/change/apply-change.ts';
import { settledValues } from '#modules/configurator/domain/context/settled.ts';
import { describe } from '#modules/configurator/domain/describe/describe.ts';
import { writeTypeCode } from '#modules/configurator/domain/type-code/write-type-code.ts';
import type { CatalogueRow } from '#product/row.ts';
import { testApp } from '#testing/app.ts';
import { contextOf } from './context-of.ts';
import { typeCodeSoFar } from './type-code-so-far.ts';
import { validateForm } from './validate-form.ts';

const { portal } = await testApp();
const releases = await openReleases(portal);
/** Of which lines something was open. */
const open = new Set<string>();

test.each(CONFIGURABLE)('what is open of a drive of %s is still open for whoever reads the form', async (code) => {
  const release = releases.current(code);
  const { rows } = searchedRows({ pageSize: 40 } as never, { release, locale: 'en' });
  for (const row of rows) await expectStillOpen(row, release);
});

async function expectStillOpen(row: CatalogueRow, release: ActiveRelease): Promise<void> {
  const context = contextOf(release);
  const { config } = applyChange(context.line.empty, { kind: 'basicType', row }, context);
  const { openPoints } = describe(config, context);
  const options = { technicalVersion: 'en', releaseHash: release.hash } as const;
  const form = savedForm.parse(context.line.saved.write(config, settledValues(config, context), options));
  const judging = { releases, db: portal.db, locale: 'en' } as const;
  const judged = await validateForm(form, judging);
  const missing = openPoints.filter((point) => point.code === 'field-missing');
  const isIncomplete = !judged.ok && judged.refusal.code === 'configuration.incomplete';
  expect(isIncomplete, row.id).toBe(missing.length > 0 && missing.length === openPoints.length);
  if (!isIncomplete) return;
  open.add(context.line.code);
  expect(await typeCodeSoFar(form, judging)).toBe(writeTypeCode(config, context, 'so-far'));
}

test('of several lines something is open once a row is chosen', () => {
  expect(open.size).toBeGreaterThan(1);
});
