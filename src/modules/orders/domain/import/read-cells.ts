/** What a cell says: something, nothing any more (`-`), or nothing of it (empty). */
export type Told<Value> = Value | null | undefined;

const MOST_COUNT = 999_999;

/** A number of pieces, 0 to 999,999; a sheet may write it as `3.0`. */
export function readCount(text: string): number | undefined {
  const found = /^(\d{1,6})(?:\.0+)?$/.exec(text)?.[1];
  const count = found === undefined ? Number.NaN : Number(found);
  return count <= MOST_COUNT ? count : undefined;
}

/** The number of an item, 1 to 9,999,999; SAP writes it with zeros before, `000010`. */
export function readItem(text: string): number | undefined {
  const found = /^0*([1-9]\d{0,6})(?:\.0+)?$/.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** An amount as a decimal text without signs between: `1234.5` of `1,234.50`; zeros at the end are dropped, so that it is said in one way. */
export function readPrice(text: string): string | undefined {
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
  const [, whole, part = ''] = /^(\d{1,13})(?:\.(\d{1,9}))?$/.exec(plain) ?? [];
  if (whole === undefined) return undefined;
  const digits = part.replace(/0+$/, '');
  const figures = String(BigInt(whole));
  return digits === '' ? figures : `${figures}.${digits}`;
}

const DAYS = [/^(\d{4})-(\d{1,2})-(\d{1,2})$/, /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/, /^(\d{4})(\d{2})(\d{2})$/];

/** A day of the calendar as `2026-11-21`, also of `2026/11/21`, `20261121`, and of a moment at its midnight. */
export function readDay(text: string): string | undefined {
  const day = text.replace(/[T ]00:00(?::00(?:\.0+)?)?Z?$/, '');
  const [, year, month, date] = DAYS.map((form) => form.exec(day)).find((found) => found !== null) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const iso = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const at = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== iso || year < '1990' ? undefined : iso;
}

const MOMENT =
  /^(\d{4}[-/]\d{1,2}[-/]\d{1,2}|\d{8})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s?(Z|[+-]\d{2}:?\d{2})?$/;
/** Where a moment says no zone, it is of the provider's clocks. */
const PROVIDER_OFFSET = '+08:00';

/** A moment as ISO 8601 in UTC, to the second. */
export function readMoment(text: string): string | undefined {
  const [, date = '', time = '00:00', seconds = '00', zone = PROVIDER_OFFSET] = MOMENT.exec(text) ?? [];
  const day = readDay(date);
  if (day === undefined) return undefined;
  const offset = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone;
  const at = Date.parse(`${day}T${time}:${seconds}${offset}`);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

const YES = ['true', '1', 'yes', 'y', 'x', '是', '含税'];
const NO = ['false', '0', 'no', 'n', '否', '不含税'];

/** Yes or no, as ERP systems write it. */
export function readYes(text: string): boolean | undefined {
  const said = text.toLowerCase();
  if (YES.includes(said)) return true;
  return NO.includes(said) ? false : undefined;
}

const KINDS: Readonly<Record<string, 'machine' | 'part'>> = {
  machine: 'machine',
  整机: 'machine',
  part: 'part',
  配件: 'part',
};

/** Whether a line is a whole machine or a part. */
export function readKind(text: string): 'machine' | 'part' | undefined {
  const said = text.toLowerCase();
  return Object.hasOwn(KINDS, said) ? KINDS[said] : undefined;
}
