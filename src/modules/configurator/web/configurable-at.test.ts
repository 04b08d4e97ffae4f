import { expect, it } from 'vitest';
import { configurableAt } from './configurable-at.ts';

it('the wizard of a product line opens its saved configurations, too, however the address is written', () => {
  expect(configurableAt('/Product-Config/config-select/jrt/018f')).toBe('JRT');
  expect(configurableAt('/product-config/config-select/JD')).toBe('JD');
  expect(configurableAt('/product-config/config-select/JC')).toBeUndefined();
});
