// @tests slow
import { describe, expect, it } from 'vitest';
import { openModel } from '#engine/public.ts';
import { EMPTY_CONFIGURATION } from '#lines/jrt/configuration.ts';
import { engineFacts } from '#lines/jrt/facts/engine-facts.ts';
import { JRT_LINE } from '#lines/jrt/line.ts';
import { buildJrtRelease } from '#lines/jrt/release.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { listBasicTypes } from '#lines/jrt/rows/list-basic-types.ts';
import { fromSavedForm, toSavedForm } from '#lines/jrt/saved/saved-form.ts';
import { rowsOfUnit } from '#lines/jrt/testing/rows-of-unit.ts';
import type { Configuration } from '#product/configuration.ts';
import { shippedCatalogue } from '#testing/builders/shipped-catalogue.ts';
import { fitToRelease } from './change/reconcile.ts';
import { productContext } from './context/product-context.ts';
import { resolvedValues } from './context/resolved.ts';
import { describe as describeConfiguration } from './describe/describe.ts';
import { readTypeCode } from './type-code/read-type-code.ts';
import type { TypeCodeContext } from './type-code/type-code-context.ts';
import { writeTypeCode } from './type-code/write-type-code.ts';

const TABLE = shippedCatalogue();
const RELEASE = buildJrtRelease(engineFacts(TABLE));
const CONTEXT: TypeCodeContext = {
  ...productContext(openModel(RELEASE.model), RELEASE, JRT_LINE),
  rowsOf: ({ gearboxModel = '', reduceUnitSize = '' }) => rowsOfUnit(TABLE, gearboxModel, reduceUnitSize),
};

const ROWS = [...listBasicTypes(TABLE)];
/** Of each gear type, input type and frequency the row in the middle. */
const KINDS = new Set(ROWS.map(kindOf));
const SAMPLE = [...KINDS].map((kind) => {
  const rows = ROWS.filter((row) => kindOf(row) === kind);
  return started(rows[Math.trunc(rows.length / 2)]!);
});

function kindOf({ gearboxModel, inputType, frequency }: BasicType): string {
  return `${gearboxModel} ${inputType} ${frequency}`;
}

function started(row: BasicType): [string, Configuration] {
  const values = { gearboxModel: row.gearboxModel, inputType: row.inputType };
  return [row.id, { ...EMPTY_CONFIGURATION, values, basicType: row }];
}

describe('with the shipped release', () => {
  it('the sample meets every gear type with every input, motors at 50 and 60 Hz', () => {
    expect(SAMPLE).toHaveLength(4 * (2 + 2 + 5));
  });

  it.each(SAMPLE)('%s fits, is saved and opened again, written as a type code and read back', (_id, config) => {
    expect(fitToRelease(config, CONTEXT).cleared).toEqual([]);
    const standing = resolvedValues(config, CONTEXT);

    const line = toSavedForm(config, standing, { technicalVersion: 'en' });
    const opened = fitToRelease(fromSavedForm(JSON.parse(JSON.stringify(line))), CONTEXT);
    expect([opened.cleared, resolvedValues(opened.config, CONTEXT)]).toEqual([[], standing]);

    const code = writeTypeCode(config, CONTEXT, 'full') ?? '';
    const reading = readTypeCode(code, CONTEXT);
    expect([code, reading?.unread, reading?.cleared]).toEqual([code, [], []]);
    expect([reading?.config.basicType?.id, resolvedValues(reading?.config ?? config, CONTEXT)]).toEqual([
      config.basicType?.id,
      standing,
    ]);
  });

  it('finds the rows of one unit, and all of them', () => {
    const expected = ROWS.filter((row) => row.gearboxModel === 'K' && row.reduceUnitSize === '67').map(({ id }) => id);
    expect(
      rowsOfUnit(TABLE, 'K', '67')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(expected.sort());
  });

  it('describes a new configuration', () => {
    const { steps, isComplete } = describeConfiguration(EMPTY_CONFIGURATION, CONTEXT);
    expect(steps.map(({ fields }) => fields.length > 0)).toEqual([true, true, true, true, true, true]);
    expect(isComplete).toBe(false);
  });
});
