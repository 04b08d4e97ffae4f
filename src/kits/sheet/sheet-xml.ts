import { cellText, tabName } from './cell-text.ts';
import { columnName } from './column-name.ts';
import type { SheetCell, SheetColumn, SheetFrame } from './sheet.ts';

/** A file of a workbook, whole. */
export interface WorkbookPart {
  readonly path: string;
  readonly xml: string;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Where the rows stand. */
export const ROWS_PATH = 'xl/worksheets/sheet1.xml';

/** All files of a workbook of one sheet but the sheet itself (ECMA-376 part 1, 18.2, 18.8). */
export function workbookParts({ name, columns }: SheetFrame): readonly WorkbookPart[] {
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/><Override PartName="/${ROWS_PATH}" ContentType="${SPREADSHEET}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/></Types>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATION}"><sheets><sheet name="${escaped(tabName(name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': styles(columns),
  };
  return Object.entries(parts).map(([path, xml]) => ({ path, xml: DECLARATION + xml }));
}

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const each = targets.map(
    ([type, target], place) => `<Relationship Id="rId${place + 1}" Type="${RELATION}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`;
}

/** How a moment is shown where its column does not say. */
const DAY = 'yyyy-mm-dd';
/** Formats of one's own are counted from here on (18.8.30). */
const OWN_FORMATS = 164;
/** The first styles of every sheet: of a cell as it comes, and of a heading. */
const STYLE = { plain: 0, heading: 1, others: 2 } as const;

function formatsOf(columns: readonly SheetColumn[]): readonly string[] {
  return [...new Set([DAY, ...columns.flatMap(({ format }) => format ?? [])])];
}

function styles(columns: readonly SheetColumn[]): string {
  const formats = formatsOf(columns);
  const numFmts = formats.map((code, at) => `<numFmt numFmtId="${OWN_FORMATS + at}" formatCode="${escaped(code)}"/>`);
  const xfs = formats.map((_, at) => `<xf numFmtId="${OWN_FORMATS + at}" xfId="0" applyNumberFormat="1"/>`);
  const font = '<sz val="11"/><name val="Calibri"/>';
  return `<styleSheet xmlns="${MAIN}"><numFmts count="${formats.length}">${numFmts.join('')}</numFmts><fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${STYLE.others + formats.length}"><xf xfId="0"/><xf fontId="1" xfId="0" applyFont="1"/>${xfs.join('')}</cellXfs></styleSheet>`;
}

/** The sheet down to its headings, which stay in sight. */
export function sheetHead({ columns }: SheetFrame): string {
  const widths = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const headings = columns.map(({ heading }, at) => textCell(heading, `${columnName(at)}1`, STYLE.heading));
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${headings.join('')}</row>`;
}

export const SHEET_TAIL = '</sheetData></worksheet>';

/** The most rows a sheet has. */
const MOST_ROWS = 1_048_576;

/** What rows of a sheet are written with. */
export interface RowWriter {
  /** The row of this number, as spreadsheets count it. */
  readonly row: (cells: readonly SheetCell[], number: number) => string;
}

/** Writes the rows of a sheet. */
export function rowWriter({ columns }: SheetFrame): RowWriter {
  const formats = formatsOf(columns);
  const styleOf = (format: string) => STYLE.others + formats.indexOf(format);
  const styled = columns.map(({ format }) => ({
    figure: format === undefined ? STYLE.plain : styleOf(format),
    moment: styleOf(format ?? DAY),
  }));
  return {
    row(cells, number) {
      if (number > MOST_ROWS) throw new RangeError(`A sheet has no row ${number}`);
      if (cells.length > columns.length)
        throw new RangeError(`A row has ${cells.length} cells, the sheet ${columns.length} columns`);
      const written = cells.map((cell, at) => {
        const { figure = STYLE.plain, moment = STYLE.plain } = styled[at] ?? {};
        const place = `${columnName(at)}${number}`;
        if (cell === null || cell === '') return `<c r="${place}"/>`;
        if (typeof cell === 'string') return textCell(cell, place);
        return typeof cell === 'number' ? figureCell(cell, place, figure) : figureCell(serialOf(cell), place, moment);
      });
      return `<row r="${number}">${written.join('')}</row>`;
    },
  };
}

/** A text stands in its cell as one, whatever it begins with. */
function textCell(text: string, place: string, style: number = STYLE.plain): string {
  return `<c r="${place}"${styleMark(style)} t="inlineStr"><is><t xml:space="preserve">${escaped(cellText(text))}</t></is></c>`;
}

function figureCell(figure: number, place: string, style: number): string {
  if (!Number.isFinite(figure)) throw new RangeError(`No cell holds ${figure}`);
  return `<c r="${place}"${styleMark(style)}><v>${figure}</v></c>`;
}

function styleMark(style: number): string {
  return style === STYLE.plain ? '' : ` s="${style}"`;
}

const DAY_MS = 86_400_000;
/** The days from the beginning of spreadsheets' time to that of 1970. */
const DAYS_BEFORE_1970 = 25_569;

function serialOf(moment: Date): number {
  return moment.getTime() / DAY_MS + DAYS_BEFORE_1970;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
}
