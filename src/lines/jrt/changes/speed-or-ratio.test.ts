import { describe, expect, it } from 'vitest';
import { EMPTY_SEARCH } from '#lines/jrt/configuration.ts';
import { aConfiguration, ruleAlone } from '#modules/configurator/domain/testing/configured.ts';
import type { Change } from '#product/change.ts';
import { SPEED_OR_RATIO } from './speed-or-ratio.ts';

const BOTH = aConfiguration({}, { search: { ...EMPTY_SEARCH, outputSpeed: 25, ratio: 57 } });

describe('output speed or ratio', () => {
  it.each<[string, Change, object]>([
    ['the ratio', { kind: 'searchBy', by: 'ratio' }, { speedOrRatio: 'ratio', outputSpeed: null, ratio: 57 }],
    [
      'the speed',
      { kind: 'searchBy', by: 'outputSpeed' },
      { speedOrRatio: 'outputSpeed', outputSpeed: 25, ratio: null },
    ],
    [
      'a value for the ratio',
      { kind: 'search', field: 'ratio', value: 106 },
      { speedOrRatio: 'ratio', outputSpeed: null, ratio: 106 },
    ],
    [
      'a value for the speed',
      { kind: 'search', field: 'outputSpeed', value: 30 },
      { speedOrRatio: 'outputSpeed', outputSpeed: 30, ratio: null },
    ],
  ])('choosing %s clears the other', (_title, change, search) => {
    expect(ruleAlone(SPEED_OR_RATIO, BOTH, change).config.search).toMatchObject(search);
  });

  it('says what is lost', () => {
    const { cleared } = ruleAlone(SPEED_OR_RATIO, BOTH, { kind: 'searchBy', by: 'ratio' });
    expect(cleared).toEqual([
      { field: 'outputSpeed', from: '25', to: null, because: 'rule', ruleId: 'speed-or-ratio' },
    ]);
  });
});
