import { expect, it } from 'vitest';
import { APPLICATIONS } from './applications/applications.ts';
import { MACHINE_NAMES } from './applications/machine-names.ts';
import { sizingName } from './sized-drive-words.ts';

it('names every machine as its own page does', () => {
  expect(Object.fromEntries(APPLICATIONS.map(({ id, name }) => [id, name]))).toEqual(MACHINE_NAMES);
  expect(sizingName('belt_conveyor')).toEqual({ zh: '选型计算：带式输送机', en: 'Sizing: belt conveyor' });
});

it('names one that nobody knows by what it is', () => {
  expect(sizingName('perpetuum_mobile')).toEqual({ zh: '选型计算', en: 'Sizing' });
  expect(sizingName('constructor')).toEqual({ zh: '选型计算', en: 'Sizing' });
});
