import { BRAKE_CHECKS } from './brake-checks.ts';
import type { CheckDef } from './check-def.ts';
import { START_CHECKS } from './start-checks.ts';
import { UNIT_CHECKS } from './unit-checks.ts';

/** Every limit of sizing notes §6, in its order. */
export const DRIVE_CHECKS: readonly CheckDef[] = [...START_CHECKS, ...BRAKE_CHECKS, ...UNIT_CHECKS];
