import { todayIn } from './validity.ts';

/** Where the provider's calendar hangs: the month in a number is the month there. */
const PROVIDER_ZONE = 'Asia/Shanghai';
const DIGITS = 5;

/** What numbers of business begin with, each kind its own (commerce §1). */
export const NUMBER_PREFIXES = { quote: 'QT', order: 'SO', shipment: 'SH', report: 'CR', sheet: 'DS' } as const;
export type NumberedKind = keyof typeof NUMBER_PREFIXES;

/** A number of business, as `SO2611-00042`: its kind, the month in which it was made, and how many there were before it, with gaps. */
export function paperNumber(kind: NumberedKind, serial: number, madeAt: Date): string {
  const [year = '', month = ''] = todayIn(PROVIDER_ZONE, madeAt).split('-');
  return `${NUMBER_PREFIXES[kind]}${year.slice(2)}${month}-${String(serial).padStart(DIGITS, '0')}`;
}

/** The number of a quote, as `QT2611-00042`. */
export function quoteNumber(serial: number, madeAt: Date): string {
  return paperNumber('quote', serial, madeAt);
}

/** What a text names as a number of a kind, with or without its prefix and month; undefined where it is none. */
export function serialIn(text: string, kind: NumberedKind = 'quote'): number | undefined {
  const found = new RegExp(`^(?:${NUMBER_PREFIXES[kind]})?(?:\\d{4}-)?0*(\\d{1,9})$`, 'i').exec(text.trim());
  return found?.[1] === undefined ? undefined : Number(found[1]);
}
