/** The efficiency of a worm from its wheel to its worm (sizing notes §7); at or below 0 it locks, at standstill. */
export function backDrivingEfficiency(efficiency: number): number {
  return 2 - 1 / efficiency;
}

/** Whether a worm locks at standstill. It never replaces a brake: vibration frees it (rules 35, 91). */
export function isSelfLocking(efficiency: number): boolean {
  return backDrivingEfficiency(efficiency) <= 0;
}

/** What comes back from a load that is lowered and stopped. */
export interface Regenerated {
  /** kW at the motor while it is lowered. */
  readonly lowering: number;
  /** r/min. */
  readonly ratedSpeed: number;
  /** kg·m²: of the motor, and of the load at the motor shaft. */
  readonly motorInertia: number;
  readonly loadInertia: number;
  /** Of the gear unit and all after it; of the motor, for which 1 is on the safe side. */
  readonly efficiency: number;
  readonly motorEfficiency: number;
  /** s: braking, lowering, and the whole cycle. */
  readonly brakingTime: number;
  readonly loweringTime: number;
  readonly cycleTime: number;
}

/** What a braking resistor or a feedback unit has to take, kW: at the peak and on average. */
export function regeneratedPower(of: Regenerated): { readonly peak: number; readonly average: number } {
  const speed = (of.ratedSpeed * Math.PI) / 30;
  const kinetic = ((of.motorInertia + of.loadInertia * of.efficiency) * speed ** 2) / 1000;
  return {
    peak: of.motorEfficiency * (of.lowering + kinetic / of.brakingTime),
    average: (of.motorEfficiency * (of.lowering * of.loweringTime + kinetic / 2)) / of.cycleTime,
  };
}

/** What a motor on the mains feeds back in a year, kWh. */
export function fedBackPerYear(lowering: number, loweringHours: number, motorEfficiency: number): number {
  return lowering * loweringHours * motorEfficiency;
}

/** What a drive takes from the mains in a year, kWh, and the CO₂ of it, kg. */
export function energyPerYear(power: number, motorEfficiency: number, hours: number, carbon: number) {
  const energy = (Math.max(0, power) / motorEfficiency) * hours;
  return { energy, carbon: energy * carbon };
}
