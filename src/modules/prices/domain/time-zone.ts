/** A zone by its name, `Asia/Shanghai` or `UTC`; a mere offset from UTC names none. */
const NAME = /^[A-Za-z][\w+-]*(\/[\w+-]+)*$/;

/** Whether a text is the name of an IANA time zone whose clocks are known here. */
export function isTimeZone(text: string): boolean {
  if (!NAME.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
