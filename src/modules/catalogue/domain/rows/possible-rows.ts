import type { Engine, Model, NamedChoices } from '#engine/public.ts';
import { memoize } from '#modules/catalogue/domain/memoize.ts';
import type { RowClass, RowClasses } from '#product/row-index.ts';
import { classesWithin } from './classes-within.ts';
import { type IndependentPart, independentParts } from './independent-parts.ts';

/** Which rows of a catalogue occur in products of its release. */
export interface PossibleRows extends RowClasses {
  /**
   * Which classes some product with the choices has, 1 per class; what is chosen of the columns of a row themselves is
   * left aside.
   */
  readonly within: (choices: NamedChoices) => Uint8Array;
}

/** Sets of choices whose answers are cached; each is some kilobytes. */
const MAX_CACHED = 200;

/** What of a catalogue's rows follows from its release alone. */
export interface RowFacts {
  /** Which classes some product has: 1 per class. */
  readonly sound: Uint8Array;
  readonly parts: readonly PartFacts[];
}

/** The kinds of classes an independent part of the model can tell apart: that of each class, and a sound class of each kind. */
interface PartFacts {
  readonly variables: ReadonlySet<string>;
  readonly kindOf: Uint16Array;
  readonly samples: readonly number[];
}

/** Works them out, which takes a fifth of a second. */
export function rowFacts(rows: RowClasses, model: Model, engine: Engine): RowFacts {
  const sound = classesWithin(engine, rows, {});
  const parts = independentParts(model, rows.variables).map((part) => ({
    variables: part.variables,
    ...kindsOf(part, rows.classes, sound),
  }));
  return { sound, parts };
}

/**
 * Exact, and at once: with the row fixed, the other variables fall into parts that have nothing to do with each other. Only
 * those the choices touch are asked, each about the few kinds of rows it can tell apart.
 */
export function possibleRows(rows: RowClasses, { sound, parts: facts }: RowFacts, engine: Engine): PossibleRows {
  const { variables } = rows;
  const parts = facts.map((part) => askedPart(part, rows, engine));
  const within = memoize(MAX_CACHED, (key) => {
    const choices: NamedChoices = JSON.parse(key);
    const left = sound.slice();
    for (const narrow of parts) narrow(left, choices);
    return left;
  });
  return { ...rows, within: (choices) => within(JSON.stringify(settled(choices, variables))) };
}

/** The choices outside the row, in an order of their own. */
function settled(choices: NamedChoices, variables: readonly string[]): NamedChoices {
  const others = Object.entries(choices).filter(([id]) => !variables.includes(id));
  return Object.fromEntries(others.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Takes out of the classes that are left those which a part does not bear with the choices. */
type Narrow = (left: Uint8Array, choices: NamedChoices) => void;

function askedPart(
  { variables: ofPart, kindOf, samples }: PartFacts,
  { variables, classes }: RowClasses,
  engine: Engine,
): Narrow {
  const sampled = samples.flatMap((index) => classes[index] ?? []);
  const bears = memoize(MAX_CACHED, (key) => classesWithin(engine, { variables, classes: sampled }, JSON.parse(key)));
  return (left, choices) => {
    const own = Object.entries(choices).filter(([id]) => ofPart.has(id));
    if (own.length === 0) return;
    const borne = bears(JSON.stringify(Object.fromEntries(own)));
    for (let index = 0; index < left.length; index++) {
      if (borne[kindOf[index] ?? 0] !== 1) left[index] = 0;
    }
  };
}

function kindsOf(part: IndependentPart<string>, classes: readonly RowClass[], sound: Uint8Array) {
  const numbers = new Map<string, number>();
  const samples: number[] = [];
  const kindOf = Uint16Array.from(classes, (one, index) => {
    if (sound[index] !== 1) return 0;
    const key = part.shared.map((id) => part.classOf(id, one.values[id] ?? '')).join();
    const kind = numbers.get(key) ?? samples.push(index) - 1;
    numbers.set(key, kind);
    return kind;
  });
  return { kindOf, samples };
}
