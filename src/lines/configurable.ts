/** The lines that can be configured, the most usual first: so little that every page may know it. */
export const CONFIGURABLE = ['JRT'] as const;
/** The code of a line that can be configured. */
export type ConfigurableCode = (typeof CONFIGURABLE)[number];

/** The line that is offered where nobody has said which. */
export const USUAL_LINE: ConfigurableCode = CONFIGURABLE[0];
