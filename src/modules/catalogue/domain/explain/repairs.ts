import { type Engine, type NamedChoices, type NamedRepair, repairsNamed } from '#engine/public.ts';
import type { Values } from '#product/configuration.ts';
import { BASIC_TYPE } from '#product/flat-configuration.ts';
import type { Question, Repair } from './explanation.ts';

/** More ways than these nobody weighs against each other. */
const MAX_REPAIRS = 3;

/**
 * The cheapest ways to what is wanted: those that keep the row, and those that give it up, which costs one choice however
 * many columns are in the way.
 */
export function repairsFor(question: Question, engine: Engine): readonly Repair[] {
  const wanted = wantedValues(question);
  const hasRow = Object.keys(question.rowChoices).length > 0;
  const wantsOfRow = Object.keys(wanted).some((variable) => variable in question.rowChoices);
  const keeping = hasRow && !wantsOfRow ? cheapest(question, question.rowChoices, engine) : [];
  const free = cheapest(question, {}, engine);
  const giving = free.filter((repair) => !keeping.some((other) => isWithin(other, repair)));
  const all = hasRow
    ? [...keeping.map((repair) => repairOf(repair, wanted, [])), ...giving.map(givingUpRow(wanted))]
    : free.map((repair) => repairOf(repair, wanted, []));
  return all.sort((one, other) => one.cost - other.cost).slice(0, MAX_REPAIRS);
}

function wantedValues({ wanted }: Question): Values {
  return wanted ? { [wanted.variable]: wanted.value } : {};
}

/** The cheapest changes of the choices that keep some columns of the row as they are. */
function cheapest(question: Question, kept: NamedChoices, engine: Engine): readonly NamedRepair[] {
  const wanted = wantedValues(question);
  const want = { ...kept, ...Object.fromEntries(Object.entries(wanted).map(([id, code]) => [id, [code]])) };
  const others = Object.fromEntries(Object.entries(question.choices).filter(([id]) => !(id in wanted)));
  const clashing = Object.keys(others).filter(
    (id) => id in kept && !kept[id]?.some((code) => others[id]?.includes(code)),
  );
  const free = Object.fromEntries(Object.entries(others).filter(([id]) => !(id in kept)));
  return repairsNamed(engine, free, want, { limit: MAX_REPAIRS }).map(({ retract, replace, cost }) => ({
    retract: [...retract, ...clashing],
    replace: { ...replace, ...Object.fromEntries(clashing.map((id) => [id, kept[id]?.[0] ?? ''])) },
    cost: cost + clashing.length,
  }));
}

/** Whether a repair gives up nothing the other does not. */
function isWithin(one: NamedRepair, other: NamedRepair): boolean {
  return one.retract.every((id) => other.retract.includes(id));
}

function repairOf({ replace, cost }: NamedRepair, wanted: Values, drop: readonly string[]): Repair {
  return { set: { ...replace, ...wanted }, figures: {}, drop, cost: cost + drop.length };
}

function givingUpRow(wanted: Values) {
  return (repair: NamedRepair) => repairOf(repair, wanted, [BASIC_TYPE]);
}
