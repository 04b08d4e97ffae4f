/** What a unit needs to stay cool: nothing, at least a fan, or a coil or cooler, whose own rating the maker gives. */
export const COOLING_NEEDS = ['none', 'fan', 'cooler'] as const;
export type CoolingNeed = (typeof COOLING_NEEDS)[number];

/** What a unit gives off, kW at 20 °C in continuous duty; null where it may not run so, or nothing is printed. */
export interface ThermalPowers {
  readonly thermalPower: number | null;
  readonly thermalPowerWithFan: number | null;
}

/**
 * The cooling a power needs: `P <= Pth f4`. Without a power only an empty thermal power asks for cooling; without f4 (hotter
 * or shorter than its table) nothing can be said of the printed powers, and a cooler is taken.
 */
export function coolingNeed(
  { thermalPower, thermalPowerWithFan }: ThermalPowers,
  power: number | undefined,
  f4: number | undefined,
): CoolingNeed {
  const isEnough = (printed: number | null) =>
    printed !== null && (power === undefined || (f4 !== undefined && power <= printed * f4));
  if (isEnough(thermalPower)) return 'none';
  return isEnough(thermalPowerWithFan) ? 'fan' : 'cooler';
}
