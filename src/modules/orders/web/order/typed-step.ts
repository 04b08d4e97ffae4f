import type { OpenOrderLineDto } from '#modules/orders/contract.ts';
import { isDay, typedDay } from '#web/language/day.ts';
import type { HeadField, LineField, StepForm } from './step-forms.ts';

/** What was typed of the head of a step, and of its lines by item number. */
export interface TypedStep {
  readonly head: Readonly<Record<string, string>>;
  readonly lines: Readonly<Record<number, Readonly<Record<string, string>>>>;
}

/** What stands in the fields before anything is typed. */
export function untouched({ fields, head, isOf }: StepForm, lines: readonly OpenOrderLineDto[]): TypedStep {
  return {
    head: Object.fromEntries(head.map(({ name }) => [name, ''])),
    lines: Object.fromEntries(
      lines
        .filter(isOf)
        .map((line) => [line.itemNumber, Object.fromEntries(fields.map(({ begins, name }) => [name, begins(line)]))]),
    ),
  };
}

/** What is wrong with a field, as a key of its sentence. */
export type FieldFault = 'missing' | 'day' | 'count' | 'most';

/** What is wrong with what was typed of a line. */
export function lineFault(field: LineField, text: string, line: OpenOrderLineDto): FieldFault | undefined {
  const typed = text.trim();
  if (typed === '') return field.isNeeded ? 'missing' : undefined;
  if (field.kind === 'day') return isDay(typedDay(typed)) ? undefined : 'day';
  if (field.kind === 'text') return undefined;
  if (!/^\d{1,6}$/.test(typed)) return 'count';
  return Number(typed) > (field.most?.(line) ?? Number.POSITIVE_INFINITY) ? 'most' : undefined;
}

/** Whether a field of the head has to be filled in and is not; a reason for later dates where one becomes later. */
export function isHeadMissing(
  { name, needed }: HeadField,
  typed: TypedStep,
  lines: readonly OpenOrderLineDto[],
): boolean {
  const isNeeded = needed === true || (needed === 'later' && lines.some((line) => becomesLater(line, typed)));
  return isNeeded && (typed.head[name] ?? '').trim() === '';
}

function becomesLater({ estimatedFinishedDate, itemNumber }: OpenOrderLineDto, { lines }: TypedStep): boolean {
  const day = typedDay(lines[itemNumber]?.plannedDate ?? '');
  return estimatedFinishedDate !== null && isDay(day) && day > estimatedFinishedDate;
}

/** What is sent of what was typed; undefined where nothing is said of any line, though the step is about lines. */
export function bodyOf(form: StepForm, typed: TypedStep, lines: readonly OpenOrderLineDto[]): object | undefined {
  const head = Object.fromEntries(
    Object.entries(typed.head)
      .map(([name, text]) => [name, text.trim()])
      .filter(([, text]) => text !== ''),
  );
  if (form.fields.length === 0) return head;
  const said = lines.filter(form.isOf).flatMap((line) => saidOf(form, line, typed.lines[line.itemNumber] ?? {}));
  return said.length === 0 ? undefined : { ...head, lines: said };
}

function saidOf(form: StepForm, line: OpenOrderLineDto, typed: Readonly<Record<string, string>>): object[] {
  const told = form.fields.flatMap(({ begins, kind, name }) => {
    const text = (typed[name] ?? '').trim();
    const isSaid = text !== '' && (form.isOfEach || text !== begins(line));
    return isSaid && !(kind === 'count' && name === 'pieces' && Number(text) === 0) ? [[name, read(kind, text)]] : [];
  });
  return told.length === 0 ? [] : [{ itemNumber: line.itemNumber, ...Object.fromEntries(told) }];
}

function read(kind: LineField['kind'], text: string): string | number {
  if (kind === 'count') return Number(text);
  return kind === 'day' ? typedDay(text) : text;
}
