import { describe, expect, test } from 'vitest';
import type { RouteContract } from '#kernel/contract.ts';
import type { Locale } from '#kernel/locale.ts';
import {
  billRoutes,
  billStepRoutes,
  sellerRoutes,
  shipmentRoutes,
  shipmentStepRoutes,
} from '#modules/bills/contract.ts';
import { orderStepRoutes } from '#modules/orders/contract.ts';
import { Failure } from '#server/failures.ts';
import { parseInput } from '#server/http/parse-input.ts';
import { bodyPlaces } from '#testing/body-places.ts';

const ROUTES = [billRoutes, billStepRoutes, sellerRoutes, shipmentRoutes, shipmentStepRoutes, orderStepRoutes].flatMap(
  (routes) => Object.values<RouteContract>(routes),
);

describe('what a refusal calls a place of shipments, papers and orders (issue 17)', () => {
  test.each(ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s has words for each',
    (_, route) => {
      const places = bodyPlaces(route.body).filter((place) => place !== 'body');
      expect(places.filter((place) => route.fieldNames?.[place] === undefined)).toEqual([]);
    },
  );

  const told = (route: RouteContract, body: object, locale: Locale) => {
    try {
      parseInput(route, { params: { id: '1' }, body } as never, locale);
    } catch (error) {
      return error instanceof Failure ? error.params.fields : error;
    }
    return 'nothing';
  };
  const word = {
    ...{ lineNo: 1, name: { zh: '', en: '' }, keyData: { zh: '', en: '' }, goodsKind: 'part', unit: 'H87' },
    ...{ hsCode: '', origin: '', netEachG: 1 },
  };
  const box = {
    ...{ no: 1, type: 'carton', size: { lengthMm: 1, widthMm: 1, heightMm: 1, tareG: 0, weighedG: null } },
    ...{ isStackable: null, hasLiftingPoint: null, isOilFilled: null, handlingMarks: '', woodMark: '' },
    contents: [],
  };

  test.each<[RouteContract, object, string, string]>([
    [
      ...([shipmentStepRoutes.edit, { words: [word, { ...word, lineNo: 2, netEachG: 1.5 }] }] as const),
      ...(['第 2 行单件净重（须为整数）', 'Line 2, net weight each (must be a whole number)'] as const),
    ],
    [
      ...([shipmentStepRoutes.edit, { words: [{ ...word, name: { zh: '', en: 7 } }] }] as const),
      ...(['第 1 行品名（英文）（须为文字）', 'Line 1, product name (English) (must be text)'] as const),
    ],
    [
      shipmentStepRoutes.edit,
      { packages: [box, { ...box, contents: [{ lineNo: 1, quantity: 1, serials: ['A', ''] }] }] },
      ...(['第 2 件第 1 项第 2 个序列号（请填写）', 'Package 2, entry 1, serial number 2 (please fill in)'] as const),
    ],
    [
      ...([billStepRoutes.edit, { charges: [{ kind: 'freight', text: '', amount: '1' }] }] as const),
      ...(['费用 1 金额（须为数字）', 'Charge 1, amount (must be a number)'] as const),
    ],
    [
      ...([billStepRoutes.edit, { goods: { words: [{ ...word, hsCode: 85 }] } }] as const),
      ...(['第 1 行 HS 编码（须为文字）', 'Line 1, HS code (must be text)'] as const),
    ],
  ])('%# is said with the line and the field', (route, body, chinese, english) => {
    expect([told(route, body, 'zh-cn'), told(route, body, 'en')]).toEqual([chinese, english]);
  });
});
