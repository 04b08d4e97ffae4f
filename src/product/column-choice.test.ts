import { describe, expect, it } from 'vitest';
import { JRT_ROW_SEARCH } from '#lines/jrt/columns.ts';
import { isFixed, offeredColumns, shownColumns, withColumn } from './column-choice.ts';

const LINE = {
  shown: ['size', 'speed', 'mass'],
  shownNear: ['size', 'speed'],
  offered: ['size', 'speed', 'torque', 'mass'],
};

describe('the columns of a table', () => {
  it('are the standard ones where nothing was chosen', () => {
    expect(shownColumns(LINE, undefined)).toEqual(['size', 'speed', 'mass']);
    expect(shownColumns(LINE, undefined, { isNear: true })).toEqual(['size', 'speed']);
  });

  it('are those that were chosen, in the order of the line, in every table', () => {
    expect(shownColumns(LINE, ['torque', 'size'])).toEqual(['size', 'torque']);
    expect(shownColumns(LINE, ['torque', 'size'], { isNear: true })).toEqual(['size', 'torque']);
  });

  it('always say which row is which', () => {
    expect(shownColumns(LINE, ['mass'])).toEqual(['size', 'mass']);
    expect(withColumn(LINE, ['size', 'mass'], 'size')).toEqual(['size', 'mass']);
    expect(isFixed({ ...LINE, fixed: ['speed'] }, 'speed')).toBe(true);
  });

  it('are the standard ones where the line offers none of those chosen any more', () => {
    expect(shownColumns(LINE, ['colour', '__proto__'])).toEqual(LINE.shown);
    expect(shownColumns(LINE, [])).toEqual(LINE.shown);
  });
});

describe('a column', () => {
  it('is put in and left out', () => {
    expect(withColumn(LINE, undefined, 'torque')).toEqual(['size', 'speed', 'torque', 'mass']);
    expect(withColumn(LINE, undefined, 'mass')).toEqual(['size', 'speed']);
  });

  it('that makes the standard again leaves no choice behind', () => {
    expect(withColumn(LINE, ['size', 'speed'], 'mass')).toBeUndefined();
  });
});

it('JRT offers every column that stands first, and each once', () => {
  const offered = offeredColumns(JRT_ROW_SEARCH);
  const first = [...JRT_ROW_SEARCH.shown, ...JRT_ROW_SEARCH.shownNear];
  expect(first.filter((id) => !offered.includes(id))).toEqual([]);
  expect(new Set(offered).size).toBe(offered.length);
  expect(offered.filter((id) => !JRT_ROW_SEARCH.columns.some((column) => column.id === id))).toEqual([]);
});
