import type { Locale } from '#kernel/locale.ts';

const KILOBYTE = 1_024;

/** How large a file is, of bytes: in kilobytes or, from a thousand of them on, in megabytes, as file managers say it. */
export function sizeText(bytes: number, locale: Locale): string {
  const kilobytes = bytes / KILOBYTE;
  const isLarge = kilobytes >= 1_000;
  const value = isLarge ? kilobytes / KILOBYTE : kilobytes;
  const digits = { maximumFractionDigits: value < 10 ? 1 : 0 };
  return `${new Intl.NumberFormat(locale, digits).format(value)} ${isLarge ? 'MB' : 'KB'}`;
}
