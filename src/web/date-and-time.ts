import type { Locale } from '#kernel/locale.ts';

/** A point in time as a date with its time of day, as the reader writes it. */
export function dateAndTime(iso: string, locale: Locale): string {
  const tag = locale === 'en' ? 'en-GB' : 'zh-CN';
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}
