import type { WebExtras } from '#web/module.ts';
import { customerAnswers } from './palette-answers.ts';

/** What the module brings beside its pages. */
export const extras: WebExtras = { palette: { answers: [customerAnswers] } };
