import { EXPORTED } from '#lines/shared/exported-fields.ts';
import { text } from '#product/field.ts';
import type { ExportForm } from '#product/sheet.ts';

/** How gear motors stand in a table: with the size as gearMotorType (spec 001 §9). */
export const JRT_EXPORTED: ExportForm = {
  ...EXPORTED,
  named: { reduceUnitSize: { id: 'gearMotorType', label: text('减速电机机型', 'Gear motor type') } },
};
