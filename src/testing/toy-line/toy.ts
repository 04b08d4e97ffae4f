import { notSized } from '#lines/shared/not-sized.ts';
import { undrawn } from '#modules/drawings/domain/undrawn.ts';
import type { Configuration } from '#product/configuration.ts';
import { text } from '#product/field.ts';
import { defineLine } from '#product/line.ts';
import type { LineInfo } from '#product/line-info.ts';
import type { CatalogueRow } from '#product/row.ts';
import { word } from '#product/type-code-words.ts';
import type { NewLine } from './register-line.ts';
import { TOY_CATALOGUE, type ToyRow } from './toy-catalogue.ts';
import { TOY_STEPS } from './toy-fields.ts';
import { TOY_PICTURES, toyPanels, toyPictureName } from './toy-pictures.ts';
import { savedToys, TOY_WIRE_FORM } from './toy-saved.ts';

const INFO: LineInfo = {
  code: 'TOY',
  name: text('玩具', 'Toy'),
  use: text('用于试验。', 'For trials.'),
  stage: 'configurable',
  figures: 'catalogue',
  facts: [],
};

const EMPTY: Omit<Configuration, 'line'> = {
  values: {},
  presets: [],
  search: { ratio: null },
  basicType: null,
  extras: {},
  texts: { technicalDocEmail: '', customizedRequirements: '', remark: '', serviceFactorAccepted: '' },
  isDrawing: false,
};

const LINE = defineLine({
  code: 'TOY',
  title: text('玩具', 'Toy'),
  rows: TOY_CATALOGUE.search,
  steps: TOY_STEPS,
  otherSteps: { basicType: 0 },
  sections: {},
  changes: [],
  search: {
    numbers: ['ratio'],
    toggles: {},
    empty: EMPTY.search,
    followed: ['size', 'drive'],
    chosen: [],
    assumed: [],
    asked: ['ratio'],
    askedWith: {},
    duty: [],
    limits: ['ratio'],
  },
  empty: EMPTY,
  extras: {},
  firstDefaults: {},
  checks: [],
  impossible: [],
  figures: {},
  typeCode: {
    prefix: 'TOY',
    segments: [
      { segment: 'installation', tokens: word('lid', 'L', { absent: 'L' }) },
      { segment: 'rest', tokens: word('paint', 'P') },
    ],
    numbers: {},
    unsaid: {},
    kept: [],
    writeUnit: ({ size = '' }) => `TOY${size}`,
    readUnit: (segment) => ({ size: segment.slice('TOY'.length) }),
    unitValues: () => ({}),
    writeInput: (row: ToyRow) => row.drive.toUpperCase(),
    readInput: (segment) => ({ drive: segment.toLowerCase() }),
    ratioOf: (row: ToyRow) => row.ratio,
    writeExtras: () => [],
    readExtra: () => undefined,
  },
  saved: savedToys(EMPTY),
  drafts: { part: 'toy', version: 0, migrations: {} },
  rowValues: ({ size, drive }: ToyRow) => ({ size, drive }),
  isRow: (stored): stored is CatalogueRow => typeof stored === 'object' && stored !== null && 'torque' in stored,
  sheet: async () => ({
    title: text('玩具技术文件', 'Toy technical document'),
    identification: ['size', 'drive'],
    operation: [],
    keyFigures: [],
    standards: () => [],
    figures: ({ torque }: ToyRow) => [{ label: text('转矩', 'Torque'), value: String(torque), unit: 'Nm' }],
    check: ({ torque, factor }: ToyRow) => ({
      heading: text('转矩校核', 'Torque check'),
      verdict: factor >= 1 ? 'fits' : 'near',
      sentence: text(`可承受 ${torque * factor} Nm`, `Bears ${torque * factor} Nm`),
      gauge: { symbol: 'f', value: factor, required: 1 },
      rows: [],
    }),
    sections: ({ size }: ToyRow) => [
      { heading: text('装箱', 'Packing'), rows: [{ label: text('箱号', 'Box'), value: `B${size}` }] },
    ],
    printed: () => undefined,
    pictureOf: toyPictureName,
  }),
  productName: ({ id }) => id,
});

/** A line that is small enough to be seen through: two steps, four fields and six rows, and everything its own way. */
export const TOY: NewLine = {
  info: INFO,
  line: LINE,
  catalogue: TOY_CATALOGUE,
  wire: {
    rowSearch: TOY_CATALOGUE.search,
    form: TOY_WIRE_FORM,
    heading: TOY_WIRE_FORM,
    formAsSent: (sent) => sent,
    written: {},
  },
  draw: undrawn,
  pictures: TOY_PICTURES,
  sized: notSized('TOY'),
  panels: toyPanels,
};
