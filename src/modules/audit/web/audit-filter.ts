import { isShippedAction, type ShippedAction } from '#modules/audit/domain/audit-actions.ts';
import { isDay, typedDay } from '#web/language/day.ts';

/** What the page's address narrows the log to; empty texts narrow to nothing. */
export interface AuditFilter {
  readonly actor: string;
  readonly action: ShippedAction | '';
  readonly object: string;
  /** Days as `YYYY-MM-DD`, of the reader's own time zone; the last one is included. */
  readonly from: string;
  readonly to: string;
  /** Whether what was merely read is shown, too; left out unless asked for. */
  readonly reads: 'shown' | '';
}

export const FILTER_NAMES = ['actor', 'action', 'object', 'from', 'to', 'reads'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** The filter an address names; what it says wrongly narrows to nothing. */
export function filterOf(params: URLSearchParams): AuditFilter {
  const text = (name: FilterName, most: number) => (params.get(name) ?? '').trim().slice(0, most);
  const action = params.get('action') ?? '';
  return {
    actor: text('actor', 100),
    action: isShippedAction(action) ? action : '',
    object: text('object', 200),
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
    reads: params.get('reads') === 'shown' ? 'shown' : '',
  };
}

/** The address of a filter: only what narrows stands in it. */
export function addressOf(filter: AuditFilter): Record<string, string> {
  return Object.fromEntries(FILTER_NAMES.map((name) => [name, filter[name]]).filter(([, value]) => value !== ''));
}

/**
 * The filter as the server is asked: days are the moments they begin and end for the reader, and what was merely read is left out,
 * unless it is asked for or one kind of deed is, which may be a reading itself.
 */
export function queryOf({ actor, action, object, from, to, reads }: AuditFilter) {
  return {
    ...(actor !== '' && { actor }),
    ...(action !== '' && { action }),
    ...(object !== '' && { object }),
    ...(reads === '' && action === '' && { reads: 'hidden' as const }),
    ...(from !== '' && { from: startOf(from, 0) }),
    ...(to !== '' && { to: startOf(to, 1) }),
  };
}

/** Stretches of days that are asked for most; each ends today. */
export const PERIODS = ['today', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** The first and the last day of a period, as the reader counts them. */
export function periodOf(period: Period, now: Date): Days {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const first = { today: day, week: day - 6, month: 1 }[period];
  return { from: textOfDay(new Date(year, month, first)), to: textOfDay(now) };
}

/** The days a filter begins and ends with. */
export const DAYS = ['from', 'to'] as const;
export type Day = (typeof DAYS)[number];
export type Days = Pick<AuditFilter, Day>;

/** What is wrong with a day of a filter: it is none, or the last one is before the first. */
export function dayProblem(day: Day, days: Days): 'noDay' | 'backwards' | undefined {
  const from = typedDay(days.from);
  const to = typedDay(days.to);
  if (days[day] !== '' && !isDay(typedDay(days[day]))) return 'noDay';
  return day === 'to' && isDay(from) && isDay(to) && from > to ? 'backwards' : undefined;
}

function textOfDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function dayOf(text: string | null): string {
  return text !== null && isDay(text) ? text : '';
}

function startOf(day: string, daysOn: number): string {
  const start = new Date(`${day}T00:00:00`);
  start.setDate(start.getDate() + daysOn);
  return start.toISOString();
}
