export const SHIPMENT_STATES = ['draft', 'packed', 'dispatched', 'delivered', 'cancelled'] as const;
export type ShipmentState = (typeof SHIPMENT_STATES)[number];

export const SHIPMENT_ACTIONS = ['edit', 'pack', 'unpack', 'dispatch', 'arrive', 'cancel'] as const;
export type ShipmentAction = (typeof SHIPMENT_ACTIONS)[number];

/** Who does a step: the provider's side, or the portal by itself, for an import. */
export type ShipmentDoer = 'P' | 'S';

/** What else must hold before a step is done; the step's server code asks it. */
export type ShipmentGuard =
  | 'version'
  | 'contents-complete'
  | 'nothing-issued'
  | 'papers-issued'
  | 'transport-known'
  | 'within-shipped'
  | 'reason-for-part';

/** A step from one state: who does it, where it leads, and what must hold. */
export interface ShipmentStep {
  readonly to: ShipmentState;
  readonly by: readonly ShipmentDoer[];
  readonly guards: readonly ShipmentGuard[];
}

const CANCEL: ShipmentStep = { to: 'cancelled', by: ['P'], guards: ['nothing-issued'] };

/** What may be done with a shipment (commerce §4): whatever does not stand here is refused. */
export const SHIPMENT_STEPS: {
  readonly [From in ShipmentState]: { readonly [Action in ShipmentAction]?: ShipmentStep };
} = {
  draft: {
    edit: { to: 'draft', by: ['P'], guards: ['version'] },
    pack: { to: 'packed', by: ['P'], guards: ['contents-complete'] },
    cancel: CANCEL,
  },
  packed: {
    unpack: { to: 'draft', by: ['P'], guards: ['nothing-issued'] },
    dispatch: { to: 'dispatched', by: ['P'], guards: ['papers-issued', 'transport-known'] },
    cancel: CANCEL,
  },
  dispatched: { arrive: { to: 'delivered', by: ['P', 'S'], guards: ['within-shipped', 'reason-for-part'] } },
  delivered: { arrive: { to: 'delivered', by: ['P', 'S'], guards: ['within-shipped'] } },
  cancelled: {},
};

/** The step an action is in a state; undefined where it is refused for everybody. */
export function shipmentStepOf(state: ShipmentState, action: ShipmentAction): ShipmentStep | undefined {
  const steps = SHIPMENT_STEPS[state];
  return Object.hasOwn(steps, action) ? steps[action] : undefined;
}

/** Whether somebody of a side, or the portal itself, may do a step. */
export function mayStepShipment({ by }: ShipmentStep, side: 'C' | 'P' | 'none' | 'S'): boolean {
  return by.some((doer) => doer === side);
}
