/** Ambient temperatures that can be said, °C; f4 is recalled from 10 to 50 °C. */
export const AMBIENTS = ['-20', '-10', '0', '10', '20', '30', '40', '50'] as const;
/** The coldest f4 is recalled for, and what lies below it. */
export const COLDEST_KNOWN = 10;
export const COLD_AMBIENTS = AMBIENTS.filter((degrees) => Number(degrees) < COLDEST_KNOWN);
/** Those at which a unit starts in frost. */
export const FROST = ['-20', '-10'] as const;
/** Duty cycles, %; f4 is recalled from 40 % on. */
export const DUTIES = ['20', '40', '60', '80', '100'] as const;
/** The conditions that are taken for granted where none are said. */
export const USUAL_CONDITIONS = { ambientTemperature: '20', dutyCycle: '100' } as const;
