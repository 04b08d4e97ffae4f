import type { CatalogueFacts } from '#lines/jrt/facts/catalogue-facts.ts';
import { MOTOR_OF_JRT } from '#lines/jrt/motor-of-jrt.ts';
import { motorWarnings } from '#lines/shared/motor/warnings/motor-warnings.ts';
import type { WarningDef } from '#product/warning.ts';
import { INSTALLATION_WARNINGS } from './installation-warnings.ts';
import { REDUCER_WARNINGS } from './reducer-warnings.ts';
import { SELECTION_WARNINGS } from './selection-warnings.ts';

/** Every warning of the JRT release, in the order of the wizard's steps. */
export function jrtWarnings({ frames }: CatalogueFacts): readonly WarningDef[] {
  return [...SELECTION_WARNINGS, ...INSTALLATION_WARNINGS, ...motorWarnings(MOTOR_OF_JRT, frames), ...REDUCER_WARNINGS];
}
