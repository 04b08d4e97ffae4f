import { describe, expect, it } from 'vitest';
import en from '#modules/configurator/locales/en.json' with { type: 'json' };
import zh from '#modules/configurator/locales/zh-cn.json' with { type: 'json' };

describe('the messages of the specification (spec 001 §8)', () => {
  it.each([
    ['no basic type is chosen', en.check['basic-type-missing'], 'Please select one basic type record'],
    ['nothing was changed', en.save.unchanged, 'Product has no changes!'],
    ['a product was added', en.save.added, 'Add to product list successfully'],
    ['a product was edited', en.save.edited, 'Edit product successfully'],
  ])('when %s are word for word', (_, text, said) => {
    expect(text).toBe(said);
  });

  it('when an address is wrong ask to check its format, in both languages', () => {
    expect(en.check['email-format']).toMatch(/^Please check email address format/);
    expect(zh.check['email-format']).toMatch(/^请检查邮箱格式/);
  });
});
