import { granted } from '#kernel/result.ts';
import type { BuiltCatalogue, LineCatalogue } from '#product/line-catalogue.ts';
import type { LineSource, SourceFile } from '#product/source.ts';
import { JRT_ROW_SEARCH } from './columns.ts';
import compileOrder from './compile-order.json' with { type: 'json' };
import { engineFacts } from './facts/engine-facts.ts';
import { JRT_INSTRUCTIONS, jrtFigureTables } from './instructions.ts';
import { buildJrtRelease } from './release.ts';
import { type BasicType, GEARBOX_MODELS } from './rows/basic-type.ts';
import { buildCatalogue } from './rows/build-catalogue.ts';
import type { CatalogueTable } from './rows/catalogue-table.ts';
import { listBasicTypes } from './rows/list-basic-types.ts';
import { partFigures } from './rows/part-figures.ts';
import { inverterMotors } from './search/inverter-motors.ts';
import { jrtIndex } from './search/row-index.ts';
import type { CatalogueSource } from './source/catalogue-source.ts';
import { checkRows } from './source/check-rows.ts';
import { checkSource } from './source/check-source.ts';

/** The catalogue of JRT: gear units, ratios, motors and input modules make a hundred thousand basic types. */
export const JRT_CATALOGUE = {
  line: 'JRT',
  hashPrefix: '',
  files: {
    gearUnits: 'gear_units.csv',
    ratios: 'ratios.csv',
    motors: 'motors.csv',
    inputAdapters: 'input_adapters.csv',
    dutyTypes: 'duty_types.csv',
  },
  search: JRT_ROW_SEARCH,
  kindVariable: 'gearboxModel',
  examples: ['JRTR67-DN90L2-TF-i28.83-M1/0X-S35x70', 'JRTKAF77-DN90L4-TF/EA/C/KS-i29.27-M4/0X-H50/F300'],
  compileOrder,
  instructions: JRT_INSTRUCTIONS,
  build(source: LineSource) {
    const checked = checkSource(jrtSource(source));
    return checked.ok ? granted(builtOf(buildCatalogue(checked.value))) : checked;
  },
  reopen: (computed: unknown) => builtOf(computed as CatalogueTable),
} as const satisfies LineCatalogue<BasicType>;

/** The files by JRT's names for them. */
export function jrtSource(source: LineSource): CatalogueSource {
  return {
    gearUnits: fileOf(source, 'gearUnits'),
    ratios: fileOf(source, 'ratios'),
    motors: fileOf(source, 'motors'),
    inputAdapters: fileOf(source, 'inputAdapters'),
    dutyTypes: fileOf(source, 'dutyTypes'),
  };
}

function fileOf(source: LineSource, part: keyof CatalogueSource): SourceFile {
  const file = source[part];
  if (file === undefined) throw new Error(`The reference data lack ${part}`);
  return file;
}

/** In the order in which a row excluded by the rules is told. */
const OFFERED = [
  'gearboxModel',
  'reduceUnitSize',
  'inputType',
  'inputModule',
  'motorPower',
  'motorPoles',
  'motorSize',
  'motorFrequency',
];

/** A built table with all that is asked of it. */
export function builtOf(table: CatalogueTable): BuiltCatalogue<BasicType> {
  return {
    index: jrtIndex(table),
    computed: table,
    release: () => buildJrtRelease(engineFacts(table)),
    offered: () => ({ variables: OFFERED, rows: engineFacts(table).rows.map((row) => ({ ...row })) }),
    inverterMotors: () => inverterMotors(table),
    partFigures: (row) => partFigures(table, row),
    figureTables: () => jrtFigureTables(table.units),
    check: () => checkRows(table),
    counts: () => countRows(table),
  };
}

function countRows(table: CatalogueTable): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const { inputType, gearboxModel } of listBasicTypes(table)) {
    const perModel = counts[inputType] ?? Object.fromEntries([...GEARBOX_MODELS, 'all'].map((name) => [name, 0]));
    counts[inputType] = perModel;
    perModel[gearboxModel] = (perModel[gearboxModel] ?? 0) + 1;
    perModel.all = (perModel.all ?? 0) + 1;
  }
  return counts;
}
