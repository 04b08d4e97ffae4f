import type { AskedFigure, AttachedDrive, ByWhom } from './attached-configuration.ts';

/** A configuration of an enquiry in one language. */
export interface ToldConfiguration {
  readonly demand: readonly AskedFigure[];
  /** Rows that only nearly meet the demand, the nearest first. */
  readonly near: readonly AskedFigure[];
  /** Null where none was chosen. */
  readonly drive: AttachedDrive | null;
}

/** What is told under one heading: facts, or what is open. Fittings are those of which nobody knows how they came to stand. */
export type ConfigurationGroup =
  | { readonly id: 'demand' | 'drive' | 'near' | 'fittings' | ByWhom; readonly facts: readonly AskedFigure[] }
  | { readonly id: 'open'; readonly points: readonly string[] };

/**
 * What goes with an enquiry, in groups: what is demanded, the drive, what nearly meets the demand, how the drive is mounted and
 * fitted, and what is open. Both the asker and whoever answers read it from here, so that neither reads what the other does not.
 */
export function configurationGroups({ demand, near, drive }: ToldConfiguration): readonly ConfigurationGroup[] {
  const { figures = [], fittings = [], open = [] } = drive ?? {};
  const fitted = (wanted?: ByWhom) => fittings.filter(({ byWhom }) => byWhom === wanted).map(factOf);
  const groups: readonly ConfigurationGroup[] = [
    { id: 'demand', facts: demand },
    { id: 'drive', facts: figures.map(factOf) },
    { id: 'near', facts: near },
    { id: 'fittings', facts: fitted() },
    { id: 'chosen', facts: fitted('chosen') },
    { id: 'follows', facts: fitted('follows') },
    { id: 'standard', facts: fitted('standard') },
    { id: 'open', points: open },
  ];
  return groups.filter((group) => (group.id === 'open' ? group.points : group.facts).length > 0);
}

interface Labelled {
  readonly label: string;
  readonly symbol?: string | null;
  readonly value: string;
  readonly unit?: string | null;
}

function factOf({ label, symbol, value, unit }: Labelled): AskedFigure {
  const joined = (first: string, second: string | null | undefined) => (second ? `${first}\u00a0${second}` : first);
  return { name: joined(label, symbol), value: joined(value, unit) };
}
