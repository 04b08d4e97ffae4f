import type { Vec3 } from '#modules/drawings/domain/solids/vector.ts';

/** From where a drive is looked at: from which direction, z up. */
export const VIEWS = {
  oblique: [0.62, -0.66, 0.42],
  front: [0, -1, 0],
  left: [-1, 0, 0],
  right: [1, 0, 0],
  back: [0, 1, 0],
  top: [0, -0.001, 1],
} as const satisfies Record<string, Vec3>;

export type ViewName = keyof typeof VIEWS;

/** What a key does to what is looked at; undefined for one that does nothing. */
export type Motion =
  | { readonly kind: 'turn'; readonly around: number; readonly over: number }
  | { readonly kind: 'zoom'; readonly by: number }
  | { readonly kind: 'view'; readonly view: ViewName };

const STEP = Math.PI / 24;
const CLOSER = 1.15;

const MOTIONS: Readonly<Record<string, Motion>> = {
  ArrowLeft: { kind: 'turn', around: -STEP, over: 0 },
  ArrowRight: { kind: 'turn', around: STEP, over: 0 },
  ArrowUp: { kind: 'turn', around: 0, over: -STEP },
  ArrowDown: { kind: 'turn', around: 0, over: STEP },
  '+': { kind: 'zoom', by: CLOSER },
  '=': { kind: 'zoom', by: CLOSER },
  '-': { kind: 'zoom', by: 1 / CLOSER },
  '0': { kind: 'view', view: 'oblique' },
  '1': { kind: 'view', view: 'front' },
  '2': { kind: 'view', view: 'left' },
  '3': { kind: 'view', view: 'top' },
  '4': { kind: 'view', view: 'right' },
  '5': { kind: 'view', view: 'back' },
  '6': { kind: 'view', view: 'oblique' },
};

/** What a key asks for. */
export function motionOf(key: string): Motion | undefined {
  return MOTIONS[key];
}
