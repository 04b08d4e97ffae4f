import { UNIT_SYSTEMS, type UnitSystem } from '#product/unit-system.ts';
import { storeText, useStoredText } from '#web/store/stored-text.ts';

const KEY = 'unitSystem';
const [USUAL] = UNIT_SYSTEMS;

/** The units figures of rows are shown in, as chosen in this browser. */
export function useUnitSystem(): UnitSystem {
  const text = useStoredText(KEY);
  return UNIT_SYSTEMS.find((one) => one === text) ?? USUAL;
}

/** Chooses the units for this browser; configurations and papers stay as they are. */
export function chooseUnitSystem(system: UnitSystem): void {
  storeText(KEY, system === USUAL ? undefined : system);
}
