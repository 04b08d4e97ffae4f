/** Whether a text names a time zone, such as `Asia/Shanghai`. */
export function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** What the clocks of a zone show at a moment, to the second, as if it were UTC: sheets know no zones. */
export function clockIn(timeZone: string, moment: Date): Date {
  const parts = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', ...PARTS }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value ?? 0);
  return new Date(Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')));
}

const PARTS = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const;
