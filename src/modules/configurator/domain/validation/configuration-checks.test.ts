import { expect, it } from 'vitest';
import { JRT_LINE } from '#lines/jrt/line.ts';
import { aConfiguration } from '#modules/configurator/domain/testing/configured.ts';
import { findingsOf } from './configuration-checks.ts';

it('finds everything that is wrong, in the order of the steps', () => {
  const config = aConfiguration(
    { inputType: 'JCMC', outletNozzlePosition: 'X' },
    { texts: { technicalDocEmail: 'x', customizedRequirements: '', remark: '', serviceFactorAccepted: '' } },
  );
  const findings = findingsOf(config, { color: 'custom', specialWishes: 'yes' }, JRT_LINE);
  expect(findings.map(({ code, step }) => [code, step])).toEqual([
    ['basic-type-missing', 1],
    ['outlet-direction-with-inverter', 2],
    ['custom-colour-missing', 4],
    ['special-wishes-empty', 5],
    ['email-format', 5],
  ]);
});
