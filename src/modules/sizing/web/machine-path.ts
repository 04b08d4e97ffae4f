import { PATHS } from '#web/paths.ts';

/** The parameter of the address that names the machine. */
export const MACHINE = 'application';

/** The parameter that names the machine of a table of axes. */
export const AXES = 'axes';

/** The address of the sizing of one machine, nothing filled in. */
export function pathOfMachine(id: string): string {
  return `${PATHS.sizing}?${new URLSearchParams({ [MACHINE]: id })}`;
}

/** The address where several axes of a machine are sized by table. */
export function pathOfAxes(id: string): string {
  return `${PATHS.sizing}?${new URLSearchParams({ [AXES]: id })}`;
}
