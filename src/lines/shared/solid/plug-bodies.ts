import type { Body } from '#modules/drawings/domain/solids/body.ts';
import { polygon } from '#modules/drawings/domain/solids/loop.ts';
import { type Placement, type Turn, turned } from '#modules/drawings/domain/solids/placement.ts';
import type { Vec2 } from '#modules/drawings/domain/solids/vector.ts';

/** The threaded seats of a housing, all alike; what is screwed into each follows from the mounting position. */
export interface OilSeats {
  /** Each looks out of the housing. */
  readonly seats: readonly Placement[];
  /** Half the width across a plug, mm. */
  readonly r: number;
}

/** What the oil of a unit wants of its seats. */
export interface OilFittings {
  /** Closed where the filling is for life, or any position is to be had. */
  readonly isClosed: boolean;
  readonly hasSightGlass: boolean;
  /** How the mounting position turns the unit. */
  readonly turn: Turn;
}

/**
 * Plugs in the unit's own frame: the breather in the highest seat, the drain plug in the lowest, the oil level in the one nearest
 * half height; screw plugs in all seats of a closed unit (drawings README §b).
 */
export function plugBodies({ r, seats }: OilSeats, { hasSightGlass, isClosed, turn }: OilFittings): readonly Body[] {
  if (isClosed) return seats.map((place) => plug('screw plug', place, r));
  const heightOf = ({ at }: Placement) => turned(turn, at)[2];
  const rising = seats.toSorted((one, other) => heightOf(one) - heightOf(other));
  const [lowest, highest] = [rising[0], rising.at(-1)];
  if (lowest === undefined || highest === undefined) return [];
  const half = (heightOf(lowest) + heightOf(highest)) / 2;
  const fromHalf = (seat: Placement) => Math.abs(heightOf(seat) - half);
  const [level] = rising.slice(1, -1).sort((one, other) => fromHalf(one) - fromHalf(other));
  return [
    breather(highest, r),
    plug('drain plug', lowest, r),
    ...(level ? [hasSightGlass ? glass(level, r) : plug('oil level plug', level, r)] : []),
  ];
}

const PLUGS: readonly string[] = ['breather', 'drain plug', 'oil level plug', 'oil sight glass', 'screw plug'];

/** Whether a body is screwed into a seat: what the unit takes up is told without these. */
export function isPlug({ name }: Body): boolean {
  return PLUGS.includes(name);
}

/** A hexagon head. */
function plug(name: string, place: Placement, r: number): Body {
  const corners = Array.from({ length: 6 }, (_, no): Vec2 => {
    const angle = (no * Math.PI) / 3;
    return [r * Math.cos(angle), r * Math.sin(angle)];
  });
  return { kind: 'prism', name, paint: 'dark', place, outer: polygon(...corners), holes: [], from: -r, to: r * 0.7 };
}

/** A plug with a valve under a cap. */
function breather(place: Placement, r: number): Body {
  return {
    ...{ kind: 'revolved', name: 'breather', paint: 'machined', place },
    profile: [
      [0, -r],
      [r * 0.6, -r],
      [r * 0.6, r * 0.8],
      [r, r * 0.8],
      [r * 0.8, r * 1.8],
      [0, r * 1.8],
    ],
  };
}

function glass(place: Placement, r: number): Body {
  return {
    ...{ kind: 'revolved', name: 'oil sight glass', paint: 'machined', place },
    profile: [
      [0, -r],
      [r * 1.2, -r],
      [r * 1.2, r * 0.4],
      [0, r * 0.4],
    ],
  };
}
