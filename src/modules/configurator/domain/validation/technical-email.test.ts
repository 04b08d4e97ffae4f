import { describe, expect, it } from 'vitest';
import { EMPTY_CONFIGURATION } from '#lines/jrt/configuration.ts';
import { aConfiguration } from '#modules/configurator/domain/testing/configured.ts';
import { addressesOf, hasTooManyAddresses, isEmailList, technicalEmail, withoutAddress } from './technical-email.ts';

describe('the e-mail for technical documents', () => {
  it.each([
    ['no address', ''],
    ['one address', 'li.wei@drives.cn'],
    ['dash, underscore and dot', 'li-wei_2.b@my-drives.com.cn'],
    ['several, separated by commas', 'a@b.cn,c@d.com, e@f.info'],
    ['254 characters', `${'a'.repeat(246)}@acme.cn`],
    ['a long top-level domain', 'a@drives.technology'],
  ])('accepts %s', (_title, list) => {
    expect(isEmailList(list)).toBe(true);
  });

  it.each([
    ['a name alone', 'liwei'],
    ['no top-level domain', 'a@b'],
    ['a top-level domain of one letter', 'a@b.c'],
    ['a top-level domain of digits', 'a@b.12'],
    ['a semicolon between addresses', 'a@b.cn;c@d.cn'],
    ['an empty place in the list', 'a@b.cn,,c@d.cn'],
    ['a comma at the end', 'a@b.cn,'],
    ['a dot before the sign', 'a.@b.cn'],
    ['a blank inside', 'a b@c.cn'],
    ['two signs', 'a@b@c.cn'],
    ['more than 254 characters', `${'a'.repeat(247)}@acme.cn`],
  ])('refuses %s', (_title, list) => {
    expect(isEmailList(list)).toBe(false);
  });

  it.each([
    ['before the sign', `${'a-'.repeat(500_000)}@`],
    ['after it', `a@${'b-'.repeat(500_000)}`],
  ])('goes once through a text that almost fits %s: more often would never end', (_title, list) => {
    expect(isEmailList(list)).toBe(false);
  });

  it('is read as a list', () => {
    expect(addressesOf(' a@b.cn , c@d.cn')).toEqual(['a@b.cn', 'c@d.cn']);
  });

  it.each([
    ['five', 'a@b.cn,c@b.cn,d@b.cn,e@b.cn,f@b.cn', false],
    ['five, one of them twice', 'a@b.cn,A@B.cn,c@b.cn,d@b.cn,e@b.cn,f@b.cn', false],
    ['six', 'a@b.cn,c@b.cn,d@b.cn,e@b.cn,f@b.cn,g@b.cn', true],
  ])('has room for five addresses: %s', (_title, list, isTooMany) => {
    expect(hasTooManyAddresses(list)).toBe(isTooMany);
  });

  it('is mended on step 6', () => {
    const config = aConfiguration({}, { texts: { ...EMPTY_CONFIGURATION.texts, technicalDocEmail: 'x' } });
    expect(technicalEmail(config, {})).toEqual({ code: 'email-format', field: 'technicalDocEmail' });
  });
});

describe('a list without one address', () => {
  it.each([
    ['a@b.cn', 'a@b.cn', ''],
    ['A@b.cn , c@d.cn', 'a@B.cn', 'c@d.cn'],
    ['aa@b.cn , c@d.cn', 'a@b.cn', 'aa@b.cn , c@d.cn'],
    ['', 'a@b.cn', ''],
  ])('%s without %s', (list, address, left) => {
    expect(withoutAddress(list, address)).toBe(left);
  });
});
