import { ASSEMBLY_TYPES } from '#lines/jrt/fields/assembly-types.ts';

/** The form of the output flange that comes with an assembly type, B5 or B14; null without a flange. */
export function flangeTypeOf(builtInType: string | null): 'B5' | 'B14' | null {
  const flange = ASSEMBLY_TYPES.find(({ code }) => code === builtInType)?.flange ?? 'none';
  return flange === 'none' ? null : flange;
}
