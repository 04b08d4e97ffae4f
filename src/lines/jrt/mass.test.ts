import { expect, it } from 'vitest';
import { massLabel } from './mass.ts';

/** Finding A8: masses that said nothing of adapter and options. */
it.each([
  ['motor', '不含选件'],
  ['JCMC', '不含变频器'],
  ['AM', '配最小 IEC 适配器'],
  ['AN', '按最小 IEC 适配器计'],
  ['AQS', '按最小 IEC 适配器计'],
  ['AD', '按最小 IEC 适配器计'],
  ['none', '仅减速机'],
] as const)('with input %s it says what it holds: %s', (inputType, part) => {
  const { zh, en } = massLabel(inputType);
  expect(zh).toContain(part);
  expect(en).toMatch(/^Mass, approx\., /);
});
