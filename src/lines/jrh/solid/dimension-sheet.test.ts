import { describe, expect, it } from 'vitest';
import { unitCodes } from '#lines/jrh/row-values.ts';
import { aUnit } from '#lines/jrh/testing/shipped-release.ts';
import { RATIOS } from '#lines/jrh/testing/shipped-units.ts';
import { lineSheetFaults, sheetOfLine, wordsOf, writtenOn } from '#lines/shared/solid/testing/sheet-of-line.ts';
import { referenceDimensions } from '#modules/documents/server/drawings/reference-dimensions.ts';
import { sheetFaults } from '#modules/drawings/domain/sheet/layout/sheet-faults.ts';
import { sheetOf } from '#modules/drawings/domain/sheet/sheet-of.ts';
import type { Values } from '#product/configuration.ts';
import { sampleOf } from '#testing/sample.ts';
import { drawIndustrial } from './draw-industrial.ts';

const DIMENSIONS = referenceDimensions();
const UNIT: Values = {
  ...{ gearArrangement: 'H', stages: '3', reduceUnitSize: '08', inputShaft: '45' },
  ...{ installationPosition: 'H', outputShaftType: 'S', shaftAssembly: 'A', inputType: 'AD', cooling: 'none' },
};

function drawn(standing: Values) {
  const result = drawIndustrial({ standing: { ...UNIT, ...standing }, parts: {} }, DIMENSIONS);
  if (!result.ok) throw new Error(result.refusal.missing.en);
  return result.value;
}
const sheet = (standing: Values = {}) => sheetOfLine(drawn(standing));

/** Units whose sheet was read, with each kind of output in turn. */
const SOME = sampleOf(
  [
    ...new Map(
      RATIOS.map(({ id }) => aUnit(id.slice('JRH-'.length))).map((row) => [Object.values(unitCodes(row)).join(), row]),
    ).values(),
  ]
    .filter(({ drawing }) => drawing === 'yes')
    .map((row, no) => ({ ...unitCodes(row), outputShaftType: ['S', 'H', 'D'][no % 3] ?? 'S' })),
  12,
);

describe('the dimension sheet of an industrial unit', () => {
  it.each(SOME)('has no text on another and every dimension it found: %j', (standing) => {
    expect(lineSheetFaults(drawn(standing))).toEqual([]);
  });

  it.each(['zh-cn', 'en', 'both'] as const)('names its details clear of them and of each other (%s)', (language) => {
    const product = drawn({ cooling: 'fan' });
    const title = { owner: 'D', product: 'H3', typeCode: 'H3SH08', number: 'N', revision: '1', date: '' };
    for (const method of ['first', 'third'] as const) {
      const scene = sheetOf(product, { method, title: { ...title, language } });
      expect(sheetFaults(scene)).toEqual([]);
      expect(scene.details).toHaveLength(2);
      const isName = (text: string) => text === 'A' || text === 'B';
      const names = scene.items.flatMap((item) => (item.k === 'text' && item.layer === 'DIM' ? [item.text] : []));
      expect(names.filter(isName).toSorted()).toEqual(['A', 'B']);
    }
  });

  it('tells foot, heights and axes', () => {
    const ids = ['a', 'b', 'c', 'e', 'e2', 'h', 'H', 'm1', 'm3', 'n2', 's'].map((letter) => `unit-${letter}`);
    expect(writtenOn(sheet(), ...ids)).toEqual([
      ...['a=950', 'b=300', 'c=35', 'e=540', 'e2=310', 'h=280', 'H=582', 'm1=710', 'm3=260', 'n2=190', 's=4×Ø24 H13'],
    ]);
  });

  it('tells both shafts: of parallel ones from above, of a right-angle input from the front', () => {
    const ids = ['unit-d2', 'unit-l2', 'unit-G2', 'input-d', 'input-l', 'input-G1'];
    expect(writtenOn(sheet(), ...ids)).toEqual(['d2=Ø130 m6', 'l2=250', 'G2=195', 'd=Ø45 k6', 'l=80', 'G1=185']);
    const right = sheet({ gearArrangement: 'B' });
    expect(writtenOn(right, 'input-l', 'input-G1')).toEqual(['l=100', 'G1=735']);
  });

  it('tells the bore of a hollow output and how far its ends are out', () => {
    const of = (outputShaftType: string) => sheet({ outputShaftType });
    expect(writtenOn(of('H'), 'unit-D2', 'unit-G4')).toEqual(['D2=Ø125 H7', 'G4=195']);
    expect(writtenOn(of('D'), 'unit-D3', 'unit-G4').every((text) => text !== undefined)).toBe(true);
    expect(drawn({ outputShaftType: 'H' }).dimensions.map(({ letter }) => letter)).not.toContain('d2');
  });

  it('does not tell once more over all what the unit tells', () => {
    expect(writtenOn(sheet(), 'overall-L', 'overall-H0')).toEqual([undefined, undefined]);
  });

  it('says that it stands horizontally', () => {
    expect(wordsOf(sheet()).filter((word) => word === 'H').length).toBeGreaterThan(1);
  });
});
