import { expect, it } from 'vitest';
import { JRW_PRODUCT } from '#lines/jrw/testing/shipped-worm-release.ts';
import { beginQuickly } from '#modules/configurator/domain/quick/begun.ts';
import { wireName } from '#product/column.ts';
import type { Values } from '#product/configuration.ts';

/** The rows a look-up answers; a frame the catalogue does not know is refused, as the server does. */
async function find(query: Values) {
  if (query.motorSize === '80M') throw new Error('There is no motor frame 80M.');
  const columns = JRW_PRODUCT.line.rows.columns.filter(
    ({ id, kind }) => kind === 'code' && query[wireName(JRW_PRODUCT.line.rows, id)],
  );
  return JRW_PRODUCT.rowsOf({}).filter((row) =>
    columns.every(({ id }) => Reflect.get(row, id) === query[wireName(JRW_PRODUCT.line.rows, id)]),
  );
}

it.each([
  // As printed in lists: a frame without the number its motors are told apart by.
  ['JRW063-DN80M4/B14-i30-B3/0X-H25/FA180', 'W063-30-DN80M14-0.55-50-B14', ['DN80M4/B14']],
  ['JRW063-DN80M14/B14-i30-B3/0X-H25/FA180', 'W063-30-DN80M14-0.55-50-B14', []],
  ['JRW040.075-DN71M4/B14-i300(10x30)-B3', 'WW040.075-300-10x30-DN71M14-0.25-50-B14', ['DN71M4/B14']],
])('issue 13: %s opens its product, and tells what is left open', async (code, id, unread) => {
  const begun = await beginQuickly(code, JRW_PRODUCT, find);
  expect([begun.config.basicType?.id, begun.unread]).toEqual([id, unread]);
});
