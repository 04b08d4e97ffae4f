import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameKey, projectKey } from './name-key.ts';

describe('the key of a company name', () => {
  test.each([
    ['华东输送设备有限公司', '华东输送设备'],
    ['华东输送设备（有限公司）', '华东输送设备'],
    ['华东输送设备股份有限公司', '华东输送设备'],
    ['华东 输送设备 有限责任公司', '华东输送设备'],
    ['华东（苏州）输送设备有限公司', '华东苏州输送设备'],
    ['华东(苏州)输送设备有限公司', '华东苏州输送设备'],
    ['ＡＢＣ　传动有限公司', 'abc传动'],
    ['株式会社山田製作所', '山田製作所'],
    ['ガイド工業', 'ガイド工業'],
    ['Acme Drives Co., Ltd.', 'acmedrives'],
    ['ACME DRIVES CO.,LTD', 'acmedrives'],
    ['Acme Drives Company Limited', 'acmedrives'],
    ['Acme-Drives (Shanghai) Co. Ltd', 'acmedrivesshanghai'],
    ['Müller Fördertechnik GmbH & Co. KG', 'mullerfordertechnik'],
    ['Muller Fordertechnik GmbH', 'mullerfordertechnik'],
    ['Rossi S.p.A.', 'rossi'],
    ['Dupont & Fils S.A.R.L.', 'dupontfils'],
    ["O'Neill Conveyors Inc.", 'oneillconveyors'],
    ['Nordic A/S', 'nordic'],
    ['Spa', 'spa'],
    ['有限公司', '有限公司'],
    ['Costa', 'costa'],
  ])('of %s is %s', (name, key) => {
    expect(nameKey(name)).toBe(key);
  });

  test('does not change with case, width, blanks and brackets', () => {
    const name = fc.stringMatching(/^[a-z华东输送0-9]{1,20}$/);
    fc.assert(
      fc.property(name, (text) => {
        expect(nameKey(` （${text.toUpperCase()}） 有限公司`)).toBe(nameKey(text));
        expect(nameKey(nameKey(text))).toBe(nameKey(text));
      }),
    );
  });
});

test('the key of a project keeps its words and drops what sets them apart', () => {
  expect(projectKey('二期 输送线（A）')).toBe(projectKey('二期输送线 a'));
  expect(projectKey('Line 2, hall A')).toBe('line2halla');
});
