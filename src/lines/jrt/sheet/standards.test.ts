import { expect, it } from 'vitest';
import type { Values } from '#product/configuration.ts';
import { standardsOf } from './standards.ts';

const S1 = { motorVoltage: '3AC 380V', durationFactor: 'S1-100%', motorType: 'AC' };
const PAINT = 'ISO 12944-2';
const MACHINES = ['IEC 60034-1', 'IEC 60034-5', 'IEC 60034-6'];
const FRAMES = 'IEC 60072-1';

it.each<[string, Values, readonly string[]]>([
  ['a motor', { inputType: 'motor', ...S1 }, [...MACHINES, 'IEC 60034-30-1', FRAMES, PAINT]],
  ['an integrated drive', { inputType: 'JCMC', ...S1 }, [...MACHINES, 'IEC 60034-30-1', FRAMES, PAINT]],
  ['a single-phase motor', { inputType: 'motor', ...S1, motorVoltage: '1AC 220V' }, [...MACHINES, FRAMES, PAINT]],
  [
    'an explosion-proof motor',
    { inputType: 'motor', ...S1, motorType: 'EX' },
    [...MACHINES, 'IEC 60079-0', 'IEC 60034-30-1', FRAMES, PAINT],
  ],
  ['a motor in S3', { inputType: 'motor', ...S1, durationFactor: 'S3-40%' }, [...MACHINES, FRAMES, PAINT]],
  ['an IEC adapter', { inputType: 'AM' }, [FRAMES, PAINT]],
  ['a NEMA adapter', { inputType: 'AN' }, [PAINT]],
  ['a servo adapter', { inputType: 'AQS' }, [PAINT]],
  ['an input shaft', { inputType: 'AD' }, [PAINT]],
  ['a gear unit alone', { inputType: 'none' }, [PAINT]],
])('%s is printed with the standards that are of it', (_title, standing, expected) => {
  expect(standardsOf(standing).map(({ en }) => en.split(' / ')[0])).toEqual(expected);
});

it('the standard of explosion protection is one the maker has to confirm (issue 12)', () => {
  const [standard] = standardsOf({ inputType: 'motor', ...S1, motorType: 'EX' }).filter(({ en }) =>
    en.includes('60079'),
  );
  expect([standard?.zh, standard?.en].map((one) => one?.match(/（.*）|\(.*\)/)?.[0])).toEqual([
    '（待厂家确认）',
    '(to be confirmed by the maker)',
  ]);
});

it('minimum efficiency goes with the class', () => {
  const minimum = (standing: Values) => standardsOf(standing).filter(({ zh }) => zh.includes('GB 18613')).length;
  expect([minimum({ inputType: 'motor', ...S1 }), minimum({ inputType: 'AM' })]).toEqual([1, 0]);
});
