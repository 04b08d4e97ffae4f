import { expect, it } from 'vitest';
import { readInput } from './input-designation.ts';

it.each([
  ['DN90L4', { inputType: 'motor', efficiencyClass: 'DN', motorSize: '90L', motorPoles: '4' }],
  ['DU132S12', { inputType: 'motor', efficiencyClass: 'DU', motorSize: '132S1', motorPoles: '2' }],
  ['DE355M24', { inputType: 'motor', efficiencyClass: 'DE', motorSize: '355M2', motorPoles: '4' }],
  ['JC90L4', { inputType: 'JCMC', motorSize: '90L', motorPoles: '4' }],
  ['1P90L4', { inputType: 'motor', motorVoltage: '1AC 220V', motorSize: '90L', motorPoles: '4' }],
  ['AD2', { inputType: 'AD', inputModule: 'AD2' }],
  ['AM132ML', { inputType: 'AM', inputModule: 'AM132ML' }],
  ['AN143TC', { inputType: 'AN', inputModule: 'AN143TC' }],
  ['AQS140/1', { inputType: 'AQS', inputModule: 'AQS140/1' }],
  ['AQS140+1', { inputType: 'AQS', inputModule: 'AQS140/1' }],
  ['0', { inputType: 'none' }],
  ['DX90L4', undefined],
  ['DN90', undefined],
  ['', undefined],
])('the input %s reads %j', (segment, values) => {
  expect(readInput(segment)).toEqual(values);
});
