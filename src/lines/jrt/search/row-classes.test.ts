import { expect, it } from 'vitest';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import { basicTypeAt } from '#lines/jrt/rows/basic-type-at.ts';
import { readings } from '#lines/jrt/rows/list-basic-types.ts';
import type { RowClass } from '#product/row-index.ts';
import { shippedCatalogue } from '#testing/builders/shipped-catalogue.ts';
import { rowClasses } from './row-classes.ts';

const TABLE = shippedCatalogue();
const { classes, cellOf, variables } = rowClasses(TABLE);

const saidBy = ({ values }: RowClass) => variables.map((id) => values[id]).join();

/** What a row says in the order of the variables. */
function saidByRow(row: BasicType): string {
  const shafts = { R: 'coaxial', F: 'parallel', K: 'right-angle', S: 'right-angle' }[row.gearboxModel];
  const ofInput =
    row.route === 'module'
      ? [row.inputModule ?? '-', '-', '-', '-', '-', '-']
      : ['-', row.motorPower, row.motorPoles, row.motorFrame, row.efficiencyClass, row.frequency];
  return [shafts, row.gearboxModel, row.inputType, row.reduceUnitSize, ...ofInput].join();
}

it('no two classes say the same', () => {
  expect(new Set(classes.map(saidBy)).size).toBe(classes.length);
});

it('the classes of a row say what the row says, however it is read', () => {
  for (let row = 0; row < TABLE.rowCount; row += 61) {
    const part = TABLE.inputs[TABLE.columns.input[row] ?? -1]?.part;
    const read = part ? readings(part).map((reading) => saidByRow(basicTypeAt(TABLE, row, reading))) : [];
    expect(classes.filter(({ cell }) => cell === cellOf[row]).map(saidBy)).toEqual(read);
  }
});
