import { granted, type Result, refused } from '#kernel/result.ts';
import { type CellReader, cellReader } from '#product/cells.ts';
import type { FieldId } from '#product/configuration.ts';
import type { SourceFile } from '#product/source.ts';
import {
  type LineSamples,
  type PlacedParameter,
  SAMPLE_SETTINGS,
  type SampleItem,
  type SampleProblem,
  type SampleProblemCode,
  type SampleSource,
} from './samples.ts';

/** The two files of a sample catalogue, whatever parser read them; the one of parameters may have those of other lines. */
export interface SampleFiles {
  readonly items: SourceFile;
  readonly parameters: SourceFile;
}

type Cells = CellReader<SampleProblemCode>;

/** What a column of items ends in that has the values to choose from. */
const CHOICES = '_values';

/**
 * Reads and checks the sample catalogue of a line: the items with what may be chosen, else every problem with file and line.
 * Columns that end in `_check` are for tests alone and are not read: an item has no figures of its own.
 */
export function readSamples(files: SampleFiles, line: LineSamples): Result<SampleSource, readonly SampleProblem[]> {
  const problems: SampleProblem[] = [];
  const parameters = readParameters(files.parameters, line, problems);
  const items = files.items.records.map((record) =>
    readItem(cellReader(files.items, record, problems), { columns: Object.keys(record.cells), parameters, line }),
  );
  noteTwice(items, ({ id }) => id, 'sample.duplicate', problems);
  noteTwice(
    items,
    ({ row }) => line.rowParameters.map((key) => row[key]?.[0]).join(' '),
    'sample.same-product',
    problems,
  );
  return problems.length === 0 ? granted({ parameters, items }) : refused(problems.sort(byPlace));
}

function readParameters(
  file: SourceFile,
  { line, rowParameters }: LineSamples,
  problems: SampleProblem[],
): readonly PlacedParameter[] {
  const own = file.records.filter(({ cells }) => cells.line === line);
  const parameters = own.map((record) => readParameter(cellReader(file, record, problems)));
  const known = parameters.map(({ modelKey }) => modelKey);
  const place = { file: file.file, line: 1 };
  for (const key of rowParameters) {
    if (!known.includes(key)) problems.push({ ...place, code: 'sample.without-parameter', column: key, figures: [] });
  }
  for (const [at, { modelKey, place: there }] of parameters.entries()) {
    if (known.indexOf(modelKey) < at)
      problems.push({ ...there, code: 'parameter.duplicate', column: 'modelKey', figures: [modelKey] });
  }
  for (const { modelKey, setting, place: there } of parameters) {
    if (setting === 'fixed' && !rowParameters.includes(modelKey))
      problems.push({ ...there, code: 'parameter.not-of-row', column: 'how_it_is_set', figures: [modelKey] });
  }
  return parameters;
}

function readParameter(cells: Cells): PlacedParameter {
  const said = cells.text('how_it_is_set');
  const setting = SAMPLE_SETTINGS.find((known) => said.split(/[ ,]/)[0] === known);
  if (setting === undefined && said !== '') cells.problem('cell.unknown-code', 'how_it_is_set', said);
  return {
    place: cells.place,
    modelKey: cells.text('modelKey'),
    step: cells.number('step'),
    setting: setting ?? 'choice',
    values: listIn(cells, 'values'),
  };
}

interface ItemContext {
  readonly columns: readonly string[];
  readonly parameters: readonly PlacedParameter[];
  readonly line: LineSamples;
}

function readItem(cells: Cells, { columns, parameters, line }: ItemContext): SampleItem {
  const row = line.rowParameters.map((key) => {
    const own = cells.text(key);
    const parameter = parameters.find(({ modelKey }) => modelKey === key);
    noteNotOffered(cells, key, [own], parameter);
    const choices = columns.includes(`${key}${CHOICES}`) ? ownChoices(cells, key, parameter) : parameter?.values;
    const beside = parameter?.setting === 'choice' ? (choices ?? []).filter((value) => value !== own) : [];
    return [key, [own, ...beside]] as const;
  });
  const ofRow = line.rowParameters.map((key) => `${key}${CHOICES}`);
  const allowed = columns
    .filter((column) => column.endsWith(CHOICES) && !ofRow.includes(column))
    .flatMap((column) => readAllowed(cells, column, parameters) ?? []);
  return {
    place: cells.place,
    id: cells.text('sample_id'),
    row: Object.fromEntries(row),
    allowed: Object.fromEntries(allowed),
  };
}

/** The values of a row's parameter an item has for itself, its own among them. */
function ownChoices(cells: Cells, key: FieldId, parameter?: PlacedParameter): readonly string[] {
  const column = `${key}${CHOICES}`;
  const values = listIn(cells, column);
  const own = cells.text(key);
  noteNotOffered(cells, column, values, parameter);
  if (!values.includes(own)) cells.problem('sample.value-not-offered', column, own);
  return values;
}

/** The values of a parameter an item allows; an empty cell says that the item has nothing of the kind. */
function readAllowed(
  cells: Cells,
  column: string,
  parameters: readonly PlacedParameter[],
): readonly (readonly [FieldId, readonly string[]])[] | undefined {
  const key = column.slice(0, -CHOICES.length);
  const parameter = parameters.find(({ modelKey }) => modelKey === key);
  if (parameter === undefined) {
    cells.problem('sample.unknown-parameter', column, key);
    return undefined;
  }
  const values = listIn(cells, column);
  noteNotOffered(cells, column, values, parameter);
  return [[key, values]];
}

function noteNotOffered(cells: Cells, column: string, values: readonly string[], parameter?: PlacedParameter): void {
  const offered = parameter?.values ?? [];
  const wrong = offered.length === 0 ? [] : values.filter((value) => value !== '' && !offered.includes(value));
  if (wrong.length > 0) cells.problem('sample.value-not-offered', column, ...wrong);
}

/** Codes joined by `;`, each once. */
function listIn(cells: Cells, column: string): readonly string[] {
  const values = (cells.textOrNull(column) ?? '').split(';').map((value) => value.trim());
  const said = values.filter((value) => value !== '');
  if (values.length > 1 && said.length < values.length) cells.problem('cell.missing', column);
  const twice = said.filter((value, at) => said.indexOf(value) < at);
  if (twice.length > 0) cells.problem('sample.value-twice', column, ...twice);
  return said;
}

function noteTwice(
  items: readonly SampleItem[],
  keyOf: (item: SampleItem) => string,
  code: SampleProblemCode,
  problems: SampleProblem[],
): void {
  const seen = new Set<string>();
  for (const item of items) {
    const key = keyOf(item);
    if (seen.has(key)) problems.push({ ...item.place, code, column: 'sample_id', figures: [key] });
    seen.add(key);
  }
}

function byPlace(one: SampleProblem, other: SampleProblem): number {
  return one.file.localeCompare(other.file) || one.line - other.line;
}
