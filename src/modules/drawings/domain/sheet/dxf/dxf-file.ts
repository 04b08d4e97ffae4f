import type { SheetScene } from '#modules/drawings/domain/sheet/sheet-scene.ts';
import { dimensionEntity, itemEntity, TEXT_STYLE } from './dxf-entities.ts';
import { dxfLines, type Group, type Handles, handlesFrom, pointGroups } from './dxf-groups.ts';
import { type BlockRecord, dxfTables } from './dxf-tables.ts';

/** The handle of the dictionary at the root; what stands before all else. */
const ROOT = 'C';
const [MODEL, PAPER] = ['*Model_Space', '*Paper_Space'];

/**
 * A sheet as DXF of release 2007 (AC1021, UTF-8): the product in true size, texts and arrows so many times as large, dimensions
 * that measure, layers with their widths.
 */
export function dxfFile(scene: SheetScene): string {
  const handles = handlesFrom(0x20);
  const records = [MODEL, PAPER, ...scene.dimensions.map((_, no) => `*D${no + 1}`)].map((name) => ({
    name: name ?? '',
    handle: handles.next(),
  }));
  const body = [
    ...dxfTables(handles, records, scene.sheet.den),
    ...blocks(scene, records, handles),
    ...entities(scene, records, handles),
    ...objects(handles),
  ];
  return dxfLines([...header(scene, handles.seed()), ...body, [0, 'EOF']]);
}

function header({ sheet: { den, h, w } }: SheetScene, seed: string): readonly Group[] {
  const variable = (name: string, ...groups: readonly Group[]): readonly Group[] => [[9, name], ...groups];
  return [
    [0, 'SECTION'],
    [2, 'HEADER'],
    ...variable('$ACADVER', [1, 'AC1021']),
    // Readers that do not know that AC1021 is UTF-8 fall back to this, and show Chinese right.
    ...variable('$DWGCODEPAGE', [3, 'ANSI_936']),
    ...variable('$HANDSEED', [5, seed]),
    ...variable('$INSUNITS', [70, 4]),
    ...variable('$MEASUREMENT', [70, 1]),
    ...variable('$LTSCALE', [40, den]),
    ...variable('$DIMSCALE', [40, den]),
    ...variable('$LWDISPLAY', [290, 1]),
    ...variable('$TEXTSTYLE', [7, TEXT_STYLE]),
    ...variable('$EXTMIN', ...pointGroups(10, [0, 0])),
    ...variable('$EXTMAX', ...pointGroups(10, [w * den, h * den])),
    ...variable('$LIMMIN', [10, 0], [20, 0]),
    ...variable('$LIMMAX', [10, w * den], [20, h * den]),
    [0, 'ENDSEC'],
  ];
}

function blocks(
  { dimensions, sheet: { den } }: SheetScene,
  records: readonly BlockRecord[],
  handles: Handles,
): readonly Group[] {
  return [
    [0, 'SECTION'],
    [2, 'BLOCKS'],
    ...records.flatMap(({ handle, name }, no) => {
      const items = dimensions[no - 2]?.items ?? [];
      const content = items.flatMap((item) => itemEntity(item, { handles, owner: handle, den }));
      return blockGroups({ name, handle }, content, handles);
    }),
    [0, 'ENDSEC'],
  ];
}

function blockGroups({ handle, name }: BlockRecord, content: readonly Group[], handles: Handles): readonly Group[] {
  const isAnonymous = name.startsWith('*D');
  return [
    [0, 'BLOCK'],
    [5, handles.next()],
    [330, handle],
    [100, 'AcDbEntity'],
    [8, '0'],
    [100, 'AcDbBlockBegin'],
    [2, name],
    [70, isAnonymous ? 1 : 0],
    ...pointGroups(10, [0, 0]),
    [3, name],
    [1, ''],
    ...content,
    [0, 'ENDBLK'],
    [5, handles.next()],
    [330, handle],
    [100, 'AcDbEntity'],
    [8, '0'],
    [100, 'AcDbBlockEnd'],
  ];
}

function entities(
  { dimensions, items, sheet: { den } }: SheetScene,
  [model, , ...own]: readonly BlockRecord[],
  handles: Handles,
): readonly Group[] {
  const drawn = { handles, owner: model?.handle ?? '0', den };
  return [
    [0, 'SECTION'],
    [2, 'ENTITIES'],
    ...items.flatMap((item) => itemEntity(item, drawn)),
    ...dimensions.flatMap((dimension, no) => dimensionEntity(dimension, own[no]?.name ?? '', drawn)),
    [0, 'ENDSEC'],
  ];
}

function objects(handles: Handles): readonly Group[] {
  const groups = handles.next();
  const dictionary = (handle: string, owner: string, entries: readonly Group[]): readonly Group[] => [
    [0, 'DICTIONARY'],
    [5, handle],
    [330, owner],
    [100, 'AcDbDictionary'],
    [281, 1],
    ...entries,
  ];
  return [
    [0, 'SECTION'],
    [2, 'OBJECTS'],
    ...dictionary(ROOT, '0', [
      [3, 'ACAD_GROUP'],
      [350, groups],
    ]),
    ...dictionary(groups, ROOT, []),
    [0, 'ENDSEC'],
  ];
}
