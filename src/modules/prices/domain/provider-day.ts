/** The provider's working day begins and ends there; business dates are dates of its calendar. */
const ZONE = 'Asia/Shanghai';

const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, year: 'numeric', month: '2-digit', day: '2-digit' });

/** The provider's date at a moment, `2026-11-27`. */
export function providerDay(at: Date): string {
  return DAY.format(at);
}
