import { TEXT } from '#modules/drawings/domain/sheet/layout/text-size.ts';
import { DASHES } from '#modules/drawings/domain/sheet/line-dashes.ts';
import { LINE_WIDTHS, type SheetLayer } from '#modules/drawings/domain/sheet/sheet-scene.ts';
import { DIMENSION_STYLE, TEXT_STYLE } from './dxf-entities.ts';
import type { Group, Handles } from './dxf-groups.ts';

/** The kinds of line that CAD programs know by these names. */
const LINE_TYPES: Readonly<Partial<Record<SheetLayer, string>>> = { CENTRE: 'CENTER', HIDDEN: 'HIDDEN' };
const COLOURS: Readonly<Record<SheetLayer, number>> = {
  ...{ FRAME: 7, OUTLINE: 7, FINE: 8, CENTRE: 1, HIDDEN: 4, DIM: 3, TEXT: 7 },
};

/** A block by its name, with the handle of its record. */
export interface BlockRecord {
  readonly name: string;
  readonly handle: string;
}

/** The tables of a file: kinds of line, layers, the style of texts and of dimensions, and the blocks there are. */
export function dxfTables(handles: Handles, blocks: readonly BlockRecord[], den: number): readonly Group[] {
  const table = tableWriter(handles);
  return [
    [0, 'SECTION'],
    [2, 'TABLES'],
    ...table('VPORT', []),
    ...table('LTYPE', lineTypes()),
    ...table('LAYER', layers()),
    ...table('STYLE', [textStyle()]),
    ...table('VIEW', []),
    ...table('UCS', []),
    ...table('APPID', [{ subclass: 'AcDbRegAppTableRecord', name: 'ACAD', groups: [[70, 0]] }]),
    ...table('DIMSTYLE', [dimensionStyle(den)]),
    ...table(
      'BLOCK_RECORD',
      blocks.map(({ handle, name }) => ({ handle, name, subclass: 'AcDbBlockTableRecord', groups: [[70, 4]] })),
    ),
    [0, 'ENDSEC'],
  ];
}

interface TableRow {
  readonly name: string;
  readonly subclass: string;
  readonly groups: readonly Group[];
  readonly handle?: string;
}

function tableWriter(handles: Handles): (name: string, rows: readonly TableRow[]) => readonly Group[] {
  return (name, rows) => {
    const owner = handles.next();
    return [
      [0, 'TABLE'],
      [2, name],
      [5, owner],
      [330, '0'],
      [100, 'AcDbSymbolTable'],
      [70, rows.length],
      ...(name === 'DIMSTYLE' ? ([[100, 'AcDbDimStyleTable']] as const) : []),
      ...rows.flatMap((row): readonly Group[] => [
        [0, name],
        [name === 'DIMSTYLE' ? 105 : 5, row.handle ?? handles.next()],
        [330, owner],
        [100, 'AcDbSymbolTableRecord'],
        [100, row.subclass],
        [2, row.name],
        ...row.groups,
      ]),
      [0, 'ENDTAB'],
    ];
  };
}

function lineTypes(): readonly TableRow[] {
  const plain = ['ByBlock', 'ByLayer', 'Continuous'].map((name) => lineType(name, []));
  const dashed = (Object.entries(LINE_TYPES) as [SheetLayer, string][]).map(([layer, name]) =>
    lineType(name, DASHES[layer] ?? []),
  );
  return [...plain, ...dashed];
}

/** Dashes are positive and gaps negative, mm of the sheet: `$LTSCALE` draws them out with it. */
function lineType(name: string, dashes: readonly number[]): TableRow {
  const total = dashes.reduce((sum, dash) => sum + dash, 0);
  return {
    ...{ name, subclass: 'AcDbLinetypeTableRecord' },
    groups: [
      [70, 0],
      [3, ''],
      [72, 65],
      [73, dashes.length],
      [40, total],
      ...dashes.flatMap((dash, no): readonly Group[] => [
        [49, no % 2 === 0 ? dash : -dash],
        [74, 0],
      ]),
    ],
  };
}

function layers(): readonly TableRow[] {
  const own = (Object.keys(LINE_WIDTHS) as SheetLayer[]).map((layer) =>
    layerRow(layer, COLOURS[layer], LINE_TYPES[layer] ?? 'Continuous', Math.round(LINE_WIDTHS[layer] * 100)),
  );
  return [layerRow('0', 7, 'Continuous', -3), ...own];
}

function layerRow(name: string, colour: number, type: string, weight: number): TableRow {
  return {
    ...{ name, subclass: 'AcDbLayerTableRecord' },
    groups: [
      [70, 0],
      [62, colour],
      [6, type],
      [370, weight],
      [390, '0'],
    ],
  };
}

/** A font with Chinese that every Windows has; no big font is needed beside it. */
function textStyle(): TableRow {
  return {
    ...{ name: TEXT_STYLE, subclass: 'AcDbTextStyleTableRecord' },
    groups: [
      [70, 0],
      [40, 0],
      [41, 1],
      [50, 0],
      [71, 0],
      [42, TEXT],
      [3, 'simsun.ttc'],
      [4, ''],
    ],
  };
}

function dimensionStyle(den: number): TableRow {
  return {
    ...{ name: DIMENSION_STYLE, subclass: 'AcDbDimStyleTableRecord' },
    groups: [
      [70, 0],
      [40, den],
      [41, 3],
      [42, 0.8],
      [44, 1.5],
      [77, 1],
      [140, TEXT],
      [147, 0.9],
      [271, 2],
      [278, 46],
    ],
  };
}
