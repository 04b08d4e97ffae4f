import { LINES, type Line, OFFERED } from './index.ts';

/** The code of a line that can be configured. */
export type ConfigurableCode = Extract<(typeof OFFERED)[number], { stage: 'configurable' }>['code'];

/** The lines that can be configured, the most usual first: so little that every page may know it. */
export const CONFIGURABLE: readonly ConfigurableCode[] = LINES.filter(isConfigurable).map(({ code }) => code);

/** The line that is offered where nobody has said which. */
export const USUAL_LINE = OFFERED[0].code;

function isConfigurable(line: Line): line is Line & { readonly code: ConfigurableCode } {
  return line.stage === 'configurable';
}
