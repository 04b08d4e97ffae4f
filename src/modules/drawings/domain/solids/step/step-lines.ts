/** What numbers entities and keeps them. */
export interface StepLines {
  /** The number of an entity, as `#7`; one that says the same as an earlier one is that one, such as a point. */
  readonly add: (entity: string) => string;
  /** The number of an entity of its own: vertices, edges and faces of two bodies are never one. */
  readonly own: (entity: string) => string;
  readonly all: () => readonly string[];
}

/** No entity yet. */
export function stepLines(): StepLines {
  const known = new Map<string, string>();
  const lines: string[] = [];
  const own = (entity: string): string => {
    const id = `#${lines.length + 1}`;
    lines.push(`${id}=${entity};`);
    return id;
  };
  return {
    own,
    add(entity) {
      const id = known.get(entity) ?? own(entity);
      known.set(entity, id);
      return id;
    },
    all: () => lines,
  };
}

/** So many digits behind the point, mm: a thousandth of what readers take for the same place. */
const DIGITS = 9;

/** A real number as ISO 10303-21 writes it: always with its point. */
export function real(value: number): string {
  const rounded = value.toFixed(DIGITS).replace(/0+$/, '');
  return rounded === '-0.' ? '0.' : rounded;
}

/** A text as ISO 10303-21 writes it: quotes doubled, what is not ASCII by its code. */
export function text(value: string): string {
  const told = value.replaceAll('\\', '\\\\').replaceAll("'", "''");
  return `'${told.replaceAll(/[^ -~]+/gu, (run) => `\\X2\\${codesOf(run)}\\X0\\`)}'`;
}

/** Units of UTF-16, four hexadecimal digits each. */
function codesOf(run: string): string {
  return Array.from({ length: run.length }, (_, at) =>
    run.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0'),
  ).join('');
}

/** A list of what entities or numbers say. */
export function list(parts: readonly string[]): string {
  return `(${parts.join(',')})`;
}
