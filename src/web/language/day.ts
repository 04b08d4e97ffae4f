/** Ways to write a day: year, month, day with any of the usual signs between them, or eight digits. */
const WAYS = [/^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/, /^(\d{4})(\d{2})(\d{2})$/];

/** Whether a text is a day of the calendar as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

/** The day a typed text means, as `YYYY-MM-DD`; a text that means none stays as it is. */
export function typedDay(text: string): string {
  const [year = '', month = '', day = ''] =
    WAYS.map((way) => way.exec(text.trim()))
      .find(Boolean)
      ?.slice(1) ?? [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(written) ? written : text.trim();
}
