import type { Locale } from '#kernel/locale.ts';

/** A point in time as a date with its time of day, as the reader writes it. */
export function dateAndTime(iso: string, locale: Locale): string {
  return written(iso, locale, 'short');
}

/** The same to the second and with the time zone, for what must be traceable. */
export function exactTime(iso: string, locale: Locale): string {
  return written(iso, locale, 'long');
}

function written(iso: string, locale: Locale, timeStyle: 'short' | 'long'): string {
  const tag = locale === 'en' ? 'en-GB' : 'zh-CN';
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle }).format(new Date(iso));
}
