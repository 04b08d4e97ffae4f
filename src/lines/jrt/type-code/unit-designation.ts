import type { Values } from '#product/configuration.ts';

/** The first segment of a type code: series, assembly letters and size, `JRTKAF67` (product §5). */
export function writeUnit(standing: Values): string {
  return `JRT${standing.builtInType ?? standing.gearboxModel ?? ''}${standing.reduceUnitSize ?? ''}`;
}

/** Reads the first segment, in capitals: gear type, assembly and size; the assembly letters begin with the gear type. */
export function readUnit(segment: string): Values | undefined {
  const [, builtInType, reduceUnitSize] = /^JRT([RFKS][A-Z.]*?)(\d{2,3})$/.exec(segment) ?? [];
  if (!builtInType || !reduceUnitSize) return undefined;
  return { gearboxModel: builtInType.slice(0, 1), builtInType, reduceUnitSize };
}
