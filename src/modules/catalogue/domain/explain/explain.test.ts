import { describe, expect, it } from 'vitest';
import { openModel } from '#engine/public.ts';
import { bicycle } from '#engine/testing/bicycle.ts';
import { reasonsAgainst } from './explain.ts';
import type { Question } from './explanation.ts';
import { neighboursIn } from './neighbours.ts';

const ENGINE = openModel(bicycle);
const RACER = { frame: ['racing'], gears: ['chain'] };

function asking(choices: Question['choices'], wanted: Question['wanted'], rowChoices: Question['rowChoices'] = {}) {
  return reasonsAgainst({ choices, rowChoices, wanted }, ENGINE, neighboursIn(bicycle));
}

describe('what is wanted beside what is held', () => {
  it('has nothing against it where it can be had', () => {
    expect(asking({ colour: ['red'] }, { variable: 'frame', value: 'racing' })).toBeUndefined();
  });

  it('is refused by the choices and rules it takes, and by no other', () => {
    const explained = asking({ colour: ['red'], frame: ['racing'] }, { variable: 'mudguards', value: 'yes' });
    expect(explained?.choices).toEqual({ frame: ['racing'] });
    expect(explained?.rules.map(({ id }) => id)).toEqual(['no mudguards on racers']);
  });

  it('is judged without the row where the row fixes it', () => {
    expect(asking({}, { variable: 'frame', value: 'city' }, RACER)).toBeUndefined();
  });

  it('is not judged where the release knows no such code', () => {
    expect(asking({}, { variable: 'frame', value: 'tandem' })).toBeUndefined();
    expect(asking({}, { variable: 'wheels', value: '3' })).toBeUndefined();
  });

  it('is told with the table it breaks', () => {
    expect(asking({ frame: ['racing'] }, { variable: 'gears', value: 'hub' })).toEqual({
      choices: { frame: ['racing'] },
      rules: [expect.objectContaining({ id: 'drive trains' })],
      againstRow: [],
    });
  });
});

describe('what is held, with nothing wanted', () => {
  it('has nothing against it where it stands together', () => {
    expect(asking({ colour: ['red'] }, null, RACER)).toBeUndefined();
  });

  it('contradicts itself by a rule', () => {
    const explained = asking({ frame: ['racing'], mudguards: ['yes'] }, null);
    expect(explained?.rules.map(({ id }) => id)).toEqual(['no mudguards on racers']);
  });

  it('contradicts the row by what it says of it', () => {
    const explained = asking({ frame: ['city'] }, null, RACER);
    expect(explained).toMatchObject({ choices: {}, rules: [], againstRow: ['frame'] });
  });
});
