import { wormRowCodes } from '#lines/jrw/row-values.ts';
import type { WormRow } from '#lines/jrw/rows/worm-row.ts';
import type { Housing, WormParts } from '#lines/jrw/source/parts.ts';
import { byFrame, type FrameFact, frameFact } from '#lines/shared/motor/motor-facts.ts';
import type { Values } from '#product/configuration.ts';

/** A size that can be chosen, single or a pair, with what its output side offers; lengths in mm as codes. */
export interface SizeFact {
  /** `063`, `040/075`. */
  readonly size: string;
  /** The unit the input stands at. */
  readonly inputSize: string;
  readonly bores: readonly { readonly code: string; readonly isStandard: boolean }[];
  /** Plug-in shafts by their form: `25x50`. */
  readonly shafts: readonly { readonly form: string; readonly code: string }[];
  readonly flanges: readonly { readonly form: string; readonly code: string }[];
  /** The solid worm shaft it can have. */
  readonly inputShaft: string | undefined;
  readonly material: Housing['material'];
  /** Whether it is filled for life and stands in any position: the aluminium sizes. */
  readonly isFilledForLife: boolean;
  /** Whether side and face have holes to mount it by. */
  readonly hasOtherFaces: boolean;
  /** Frames whose terminal box may meet the base when it hangs down, by the unit the motor stands at. */
  readonly boxMeetsBase: readonly string[];
}

/** What the release needs of the catalogue; every code is a string, `-` = does not apply. */
export interface WormFacts {
  /** Distinct combinations in codes of the release. */
  readonly rows: readonly Values[];
  readonly sizes: readonly SizeFact[];
  /** Every frame of a motor of ours, ascending. */
  readonly frames: readonly FrameFact[];
}

/** What the release takes from the catalogue. */
export function wormFacts(rows: readonly WormRow[], parts: WormParts): WormFacts {
  const singles = [...new Set(parts.ratios.map(({ size }) => size))];
  const frames = rows.flatMap(({ route, motorFrame }) =>
    route === 'motor' && motorFrame ? frameFact({ frame: motorFrame }) : [],
  );
  return {
    rows: distinct(rows.map(wormRowCodes)),
    sizes: [
      ...singles.map((size) => sizeFact(parts, { size, inputSize: size, outputSize: size })),
      ...parts.doubleUnits.map(({ assembly, first, second }) =>
        sizeFact(parts, { size: assembly, inputSize: first, outputSize: second }),
      ),
    ],
    frames: distinct(frames).sort(byFrame),
  };
}

/** Shafts, flanges, bores and torque arm of a pair are those of its second unit (rule jrw-double-unit-options). */
function sizeFact(
  { bores, shafts, flanges, solidShafts, housings, clearances }: WormParts,
  { size, inputSize, outputSize }: { readonly size: string; readonly inputSize: string; readonly outputSize: string },
): SizeFact {
  const ofOutput = <Part extends { readonly size: string }>(all: readonly Part[]) =>
    all.filter((part) => part.size === outputSize);
  const [housing] = ofOutput(housings);
  const inputShaft = solidShafts.find((shaft) => shaft.size === inputSize);
  return {
    size,
    inputSize,
    bores: ofOutput(bores).map(({ diameter, isStandard }) => ({ code: String(diameter), isStandard })),
    shafts: ofOutput(shafts).map(({ code, diameter, length }) => ({ form: code, code: `${diameter}x${length}` })),
    flanges: ofOutput(flanges).map(({ code, diameter }) => ({ form: code, code: String(diameter) })),
    inputShaft: inputShaft && `${inputShaft.diameter}x${inputShaft.length}`,
    material: housing?.material ?? 'aluminium',
    isFilledForLife: housing?.material === 'aluminium',
    hasOtherFaces: housing?.hasOtherFaces ?? false,
    boxMeetsBase: clearances.filter((clearance) => clearance.size === inputSize).flatMap(({ frames }) => frames),
  };
}

/** Facts are flat: equal ones have the same values in the same order. */
function distinct<Fact extends object>(facts: readonly Fact[]): Fact[] {
  return [...new Map(facts.map((fact) => [Object.values(fact).join('|'), fact])).values()];
}
