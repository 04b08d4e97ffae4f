import type { Configuration, Values } from '#modules/configurator/domain/configuration.ts';
import { boreRange } from './bore-range.ts';
import type { Check, Finding } from './check.ts';
import { customColourRal } from './custom-colour-ral.ts';
import { inputSpeedLimit } from './input-speed-limit.ts';
import { leastServiceFactor } from './least-service-factor.ts';
import { oneBasicType } from './one-basic-type.ts';
import { outletDirection } from './outlet-direction.ts';
import { specialWishesText } from './special-wishes-text.ts';
import { technicalEmail } from './technical-email.ts';

/** Every validation of the wizard, in the order of its steps: those of spec 001 §5, and what no rule of the release sees. */
export const CONFIGURATION_CHECKS: readonly Check[] = [
  oneBasicType,
  inputSpeedLimit,
  boreRange,
  leastServiceFactor,
  outletDirection,
  customColourRal,
  specialWishesText,
  technicalEmail,
];

/** What keeps a configuration from being completed; empty if nothing does. */
export function findingsOf(config: Configuration, standing: Values): readonly Finding[] {
  return CONFIGURATION_CHECKS.flatMap((check) => check(config, standing) ?? []);
}
