/** The inertia of a disc or solid cylinder about its axis, kg·m²: mass in kg, diameter in mm. */
export function discInertia(mass: number, diameter: number): number {
  return 0.5 * mass * (diameter / 2000) ** 2;
}

/** The inertia a mass that moves with a speed in m/s has at a shaft that turns so many r/min, kg·m². */
export function inertiaOfMoving(mass: number, speed: number, turning: number): number {
  return mass * ((30 * speed) / (Math.PI * turning)) ** 2;
}
