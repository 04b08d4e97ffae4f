/** The lines that can be configured, the most usual first: so little that every page may know it. */
export const CONFIGURABLE = ['JRT', 'JRW', 'JRH', 'JRP', 'JD'] as const;
/** The code of a line that can be configured. */
export type ConfigurableCode = (typeof CONFIGURABLE)[number];

/** The line that is offered where nobody has said which. */
export const USUAL_LINE = CONFIGURABLE[0];
