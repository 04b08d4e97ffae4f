import { PATHS } from '#web/paths.ts';

/** The parameter of the address that names the machine. */
export const MACHINE = 'application';

/** The address of the sizing of one machine, nothing filled in. */
export function pathOfMachine(id: string): string {
  return `${PATHS.sizing}?${new URLSearchParams({ [MACHINE]: id })}`;
}
