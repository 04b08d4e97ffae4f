import { todayIn } from './validity.ts';

/** Where the provider's calendar hangs: the month in a number is the month there. */
const PROVIDER_ZONE = 'Asia/Shanghai';
const DIGITS = 5;

/** The number of a quote, as `QT2611-00042`: the month in which it was made, and how many there were before it, with gaps. */
export function quoteNumber(serial: number, madeAt: Date): string {
  const [year = '', month = ''] = todayIn(PROVIDER_ZONE, madeAt).split('-');
  return `QT${year.slice(2)}${month}-${String(serial).padStart(DIGITS, '0')}`;
}

/** What a text names as a number of a quote, with or without its month; undefined where it is none. */
export function serialIn(text: string): number | undefined {
  const [, digits] = /^(?:qt)?(?:\d{4}-)?0*(\d{1,9})$/i.exec(text.trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
