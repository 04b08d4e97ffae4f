import type { Locale } from '#kernel/locale.ts';

/** A point in time as a date with its time of day, as the reader writes it. */
export function dateAndTime(iso: string, locale: Locale): string {
  return written(iso, locale, 'short');
}

/** A point in time as a date alone. */
export function dateOnly(iso: string, locale: Locale): string {
  return DATES[locale].format(new Date(iso));
}

/** The same to the second, for what must be traceable; beside it stands `universalTime`. */
export function exactTime(iso: string, locale: Locale): string {
  return written(iso, locale, 'medium');
}

/** A point in time as every reader counts it, whatever their zone. */
export function universalTime(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/** Made once: a list tells the day of each line. */
const DATES: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  'zh-cn': new Intl.DateTimeFormat('zh-CN', { dateStyle: 'medium' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }),
};

function written(iso: string, locale: Locale, timeStyle: 'short' | 'medium'): string {
  const tag = locale === 'en' ? 'en-GB' : 'zh-CN';
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle }).format(new Date(iso));
}
