import type { Val, VarId } from '#engine/engine.ts';
import type { VariableDef } from '#engine/model/model.ts';

/** The numbers of variables and values by their names. */
export interface Names {
  /** All variables in order. */
  readonly ids: readonly VarId[];
  /** Throws on an unknown name. */
  id(name: string): VarId;
  /** Throws on an unknown code. */
  value(variable: VarId, code: string): Val;
}

/** The names of a model's variables. */
export function namesOf(variables: readonly VariableDef[]): Names {
  const numbers = new Map(variables.map(({ id }, number) => [id, number]));
  const values: Map<string, Val>[] = [];
  const isId = (number: number | undefined): number is VarId => number !== undefined;
  const valuesOf = (variable: VarId) =>
    new Map((variables[variable]?.values ?? []).map((code, number) => [code, number]));
  return {
    ids: [...variables.keys()].filter(isId),
    id: (name) => {
      const number = numbers.get(name);
      if (!isId(number)) throw new Error(`The model has no variable "${name}".`);
      return number;
    },
    value: (variable, code) => {
      values[variable] ??= valuesOf(variable);
      const number = values[variable].get(code);
      if (number === undefined) throw new Error(`The variable "${variables[variable]?.id}" has no value "${code}".`);
      return number;
    },
  };
}
