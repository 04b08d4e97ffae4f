import { describe, expect, it } from 'vitest';
import { pathOfQuickSearch } from '#modules/configurator/web/quick/quick-path.ts';
import { addressOfProduct } from '#modules/documents/domain/product-address.ts';
import { pathOfSavedProduct, pathOfSavedSample } from '#web/saved-product-path.ts';

const PORTAL = 'https://drives.example';
const LINE = 'JRT';
const ID = '01890000-0000-7000-8000-000000000000';

describe('the address a data sheet names', () => {
  it('is the page of a saved line, of a sample that of the catalogue', () => {
    const saved = { line: LINE, fullTypeCode: 'A', savedId: ID };
    expect(addressOfProduct(PORTAL, { ...saved, isSample: false })).toBe(PORTAL + pathOfSavedProduct(LINE, ID));
    expect(addressOfProduct(PORTAL, { ...saved, isSample: true })).toBe(PORTAL + pathOfSavedSample(LINE, ID));
  });

  it('is the configurator with the full type code for what is not saved', () => {
    for (const fullTypeCode of ['JRTKAF67-DN90L4-i57.35-M1/0°X', 'JRTR67 & more 红色+'])
      expect(addressOfProduct(PORTAL, { line: LINE, fullTypeCode, isSample: false })).toBe(
        PORTAL + pathOfQuickSearch(LINE, fullTypeCode),
      );
  });
});
