import type { SourceCode } from '#modules/sizing/domain/core/model.ts';

/** Inertia in kg·m², times in ms, work until maintenance in MJ, work of one stop in kJ; what nobody told is left out. */
export interface BrakeFigures {
  readonly inertia?: number;
  readonly inertiaFrom?: SourceCode;
  readonly release?: number;
  readonly applyAc?: number;
  readonly applyDc?: number;
  readonly workUntilMaintenance?: number;
  readonly workPerStop?: number;
}

/** Guide values to be confirmed, but for the published inertias of the three smallest. */
export const BRAKES: Readonly<Record<string, BrakeFigures>> = {
  BE03: { inertia: 6.9e-5, inertiaFrom: 'G' },
  BE05: {
    inertia: 0.00015,
    inertiaFrom: 'G',
    release: 15,
    applyAc: 42,
    applyDc: 10,
    workUntilMaintenance: 120,
    workPerStop: 5,
  },
  BE1: {
    inertia: 0.00015,
    inertiaFrom: 'G',
    release: 10,
    applyAc: 76,
    applyDc: 12,
    workUntilMaintenance: 120,
    workPerStop: 5,
  },
  BE2: {
    inertia: 0.00047,
    inertiaFrom: 'E',
    release: 17,
    applyAc: 68,
    applyDc: 10,
    workUntilMaintenance: 180,
    workPerStop: 8,
  },
  BE5: {
    inertia: 0.0006,
    inertiaFrom: 'E',
    release: 37,
    applyAc: 70,
    applyDc: 10,
    workUntilMaintenance: 390,
    workPerStop: 12,
  },
  BE11: {
    inertia: 0.0011,
    inertiaFrom: 'E',
    release: 41,
    applyAc: 82,
    applyDc: 15,
    workUntilMaintenance: 640,
    workPerStop: 18,
  },
  BE20: {
    inertia: 0.003,
    inertiaFrom: 'E',
    release: 57,
    applyAc: 88,
    applyDc: 20,
    workUntilMaintenance: 1000,
    workPerStop: 25,
  },
  BE30: {
    inertia: 0.0055,
    inertiaFrom: 'E',
    release: 60,
    applyAc: 80,
    applyDc: 16,
    workUntilMaintenance: 1500,
    workPerStop: 35,
  },
  BE32: {
    inertia: 0.007,
    inertiaFrom: 'E',
    release: 60,
    applyAc: 80,
    applyDc: 16,
    workUntilMaintenance: 1500,
    workPerStop: 50,
  },
  BE60: { workUntilMaintenance: 2500, workPerStop: 60 },
  BE62: { workUntilMaintenance: 2500, workPerStop: 80 },
  BE120: { workUntilMaintenance: 390, workPerStop: 100 },
  BE122: { workUntilMaintenance: 300, workPerStop: 100 },
};
