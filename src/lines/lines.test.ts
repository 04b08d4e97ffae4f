import { expect, it } from 'vitest';
import { CONFIGURABLE } from './configurable.ts';
import { loadDefinition, loadDefinitions } from './definitions.ts';
import { LINES } from './index.ts';
import { lineOf } from './line-of.ts';

it('every line whose card leads to the wizard has a definition of its code, and no other', async () => {
  const configurable = LINES.filter(({ stage }) => stage === 'configurable').map(({ code }) => code);
  expect(configurable.toSorted()).toEqual([...CONFIGURABLE].sort());
  const definitions = await loadDefinitions();
  expect([...definitions].map(([code, line]) => [code, line.code])).toEqual(CONFIGURABLE.map((code) => [code, code]));
});

it('a line is found by its code alone', async () => {
  expect([lineOf('JD')?.code, lineOf('jd'), lineOf(undefined)]).toEqual(['JD', undefined, undefined]);
  await expect(loadDefinition('JC')).rejects.toThrow('cannot be configured');
});
