import type { BilingualText } from '#kernel/locale.ts';
import type { Figures, Formula } from './formula.ts';
import type { Sketch } from './sketch.ts';

/** Where a formula or a value comes from: textbook, standard, published guide, derived here, recalled, estimated. */
export const CONFIDENCE = {
  T: 'textbook',
  N: 'standard',
  G: 'published',
  D: 'derived',
  R: 'recalled',
  E: 'estimated',
} as const;
export type SourceCode = keyof typeof CONFIDENCE;
export type Confidence = (typeof CONFIDENCE)[SourceCode];

/** A mass of a list: kg, and its distance from the axis in mm. */
export type PointMass = readonly [mass: number, radius: number];
export type InputValue = number | string | boolean | readonly PointMass[];

/** Where an input or step belongs in the form and on paper. */
export type InputGroup = 'load' | 'motion' | 'transmission' | 'site' | 'duty';

/** Holds where a chosen input has this code: the formulas of one variant. */
export interface Condition {
  readonly input: string;
  readonly is: string | boolean;
}

/** A name and what helps to fill it in. */
export interface Words {
  readonly name: BilingualText;
  readonly help: BilingualText;
}

interface Named {
  /** Case matters: `f_a`, `F_a` and `F_A` are three things. Scoped by application. */
  readonly id: string;
  readonly group: InputGroup;
  readonly when?: Condition;
}

/** A figure with its range; without a default it has to be filled in. */
export interface NumberInput extends Named {
  readonly kind: 'number';
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly def?: number;
  /** Where a table holds usual values: its id and column. */
  readonly table?: { readonly id: string; readonly column: string };
}

export interface ChoiceInput extends Named {
  readonly kind: 'choice';
  readonly def: string;
  readonly options: readonly { readonly code: string; readonly name: BilingualText }[];
}

export interface SwitchInput extends Named {
  readonly kind: 'switch';
  readonly def: boolean;
}

export interface MassesInput extends Named {
  readonly kind: 'masses';
  readonly def: readonly PointMass[];
}

export type InputDef = NumberInput | ChoiceInput | SwitchInput | MassesInput;

/** One formula for the usual case, further ones for the cases that are told apart by figures. */
export interface StepDef {
  readonly id: string;
  readonly unit: string;
  readonly source: SourceCode;
  readonly name: BilingualText;
  readonly formula: Formula;
  readonly cases?: readonly StepCase[];
  readonly when?: Condition;
  readonly written?: 'reserve' | 'demand';
}

export interface StepCase {
  readonly if: (figures: Figures) => boolean;
  readonly formula: Formula;
  /** What the step is called in this case; left out, as ever. */
  readonly name?: BilingualText;
}

export const FINDING_LEVELS = ['block', 'enquire', 'warn', 'info'] as const;
export type FindingLevel = (typeof FINDING_LEVELS)[number];

/** What is to be told of a machine or a drive: what was needed, what there is, and what that means. */
export interface Finding {
  readonly id: string;
  readonly level: FindingLevel;
  readonly text: BilingualText;
  readonly need?: number;
  readonly have?: number;
  readonly unit?: string;
  /** The input it is about. */
  readonly input?: string;
}

/** A fact judged by figures of the machine; undefined where it has nothing to say, or figures are missing. */
export type Judge = (figures: Figures) => Finding | undefined;

/** A machine: all there is of it stands in its folder. */
export interface Application {
  readonly id: string;
  readonly name: BilingualText;
  readonly about: BilingualText;
  readonly inputs: readonly InputDef[];
  readonly words: Readonly<Record<string, Words>>;
  /** Its own steps; one with the id of a common step stands for that. */
  readonly steps: readonly StepDef[];
  readonly judges: readonly Judge[];
  readonly sketch: Sketch;
  /** Load classes of `application_load_class` it usually is. */
  readonly loadClasses: readonly string[];
  /** Figures of what is no number, such as a list of masses. */
  readonly figuresOf?: (chosen: Readonly<Record<string, InputValue>>) => Figures;
  /** Inputs that follow from others as long as nobody fills them in. */
  readonly assumed?: (figures: Figures, chosen: Readonly<Record<string, InputValue>>) => Figures;
}
