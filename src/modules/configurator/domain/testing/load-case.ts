import { domainsOf, type Engine, type NamedChoices } from '#engine/public.ts';
import { JRT_ROW_SEARCH } from '#lines/jrt/columns.ts';
import { JRT_LINE } from '#lines/jrt/line.ts';
import { rowValues } from '#lines/jrt/row-values.ts';
import type { BasicType } from '#lines/jrt/rows/basic-type.ts';
import type { Wanted } from '#modules/catalogue/domain/explain/explanation.ts';
import { engineChoices } from '#modules/configurator/domain/context/engine-values.ts';
import type { AskedConfiguration } from '#modules/configurator/domain/evaluation/asked-configuration.ts';
import type { Values } from '#product/configuration.ts';
import type { CatalogueRow } from '#product/row.ts';
import { oneOf, type Random } from '#testing/random.ts';

/** A random configuration with a load, and an option that it excludes. */
export interface LoadCase {
  readonly asked: AskedConfiguration;
  readonly wanted: Wanted;
  /** All that may be given up: what was chosen, and the operating data taken for granted. */
  readonly held: NamedChoices;
  /** The mains of the site, chosen or taken for granted: of the load, while it is not itself what is wanted. */
  readonly site: NamedChoices;
  readonly row: BasicType | null;
  /** r/min, fB and kW asked for. */
  readonly speed: number | undefined;
  readonly factor: number | undefined;
  readonly power: number | undefined;
  readonly isPowerWanted: boolean;
  /** Whether what is wanted exists only without the motor there is, or only with one. */
  readonly mayLoseMotor: boolean;
  /** Whether there is a motor, and what is wanted is an option beside it: then no much larger one is meant. */
  readonly keepsMotor: boolean;
}

/** What a search takes for granted, and what is usual. */
const USUAL = { motorType: 'AC', motorFrequency: '50Hz', efficiencyClass: 'DN' };
/** The duty scales the power of a motor: it is asked for by other tests. */
const LEFT_OUT = ['durationFactor'];
const MAINS = ['motorFrequency', 'motorVoltage'];
const POWERED = ['motor', 'JCMC'];
const OF_ROW: readonly string[] = [...JRT_ROW_SEARCH.rowVariables, ...JRT_ROW_SEARCH.derivedVariables];

/** A case beside a row, or beside figures and no row; undefined where nothing is excluded. */
export function loadCase(from: BasicType, engine: Engine, random: Random): LoadCase | undefined {
  const row = random(3) === 0 ? null : from;
  const speed = random(2) === 0 ? Number(from.outputSpeed.toPrecision(3)) : undefined;
  const factor = random(2) === 0 && from.route === 'motor' ? Number((1 + random(5) / 10).toFixed(1)) : undefined;
  const values = chosenBeside(from, row, engine, random);
  const rowChoices = row ? engineChoices(rowValues(row)) : {};
  const choices = engineChoices(values);
  const excluded = excludedBy(choices, rowChoices, engine);
  if (excluded.length === 0) return undefined;
  const variable = oneOf([...new Set(excluded.map((option) => option.variable))], random);
  const wanted = oneOf(
    excluded.filter((option) => option.variable === variable),
    random,
  );
  const figures = { ...JRT_LINE.empty.search, outputSpeed: speed ?? null, serviceFactor: factor ?? null };
  return {
    asked: { choices, rowChoices, row, config: { ...JRT_LINE.empty, values, search: figures, basicType: row } },
    wanted,
    ...heldApart(wanted, heldBeside(wanted, choices, rowChoices, engine), engine),
    row,
    speed,
    factor,
    power: values.motorPower === undefined ? undefined : Number(values.motorPower),
    isPowerWanted: wanted.variable === 'motorPower',
    mayLoseMotor: !isMadeAlike(wanted, from, engine),
    keepsMotor: from.route === 'motor' && isMadeAlike(wanted, from, engine) && !OF_ROW.includes(wanted.variable),
  };
}

/** Every code that does not fit; what a row fixes is judged without it. */
function excludedBy(choices: NamedChoices, rowChoices: NamedChoices, engine: Engine): readonly Wanted[] {
  const domains = domainsOf(engine, { ...choices, ...rowChoices });
  const withoutRow = domainsOf(engine, choices);
  return engine.variables.flatMap(({ id, values }) => {
    const open = (id in rowChoices ? withoutRow : domains)?.[id]?.alternatives;
    if (open === undefined || LEFT_OUT.includes(id)) return [];
    return values.flatMap((value) => (value === '-' || open.has(value) ? [] : [{ variable: id, value }]));
  });
}

/** What was chosen, and the operating data that are taken for granted as far as nothing says otherwise. */
function heldBeside(wanted: Wanted, choices: NamedChoices, rowChoices: NamedChoices, engine: Engine): NamedChoices {
  const domains = domainsOf(engine, { ...choices, ...rowChoices });
  const granted = Object.entries(USUAL).flatMap(([id, usual]) => {
    if (id === wanted.variable || id in choices) return [];
    const [code = domains?.[id]?.possible.has(usual) ? usual : undefined] = rowChoices[id] ?? [];
    const { values = [] } = engine.variables.find((one) => one.id === id) ?? {};
    return code === undefined ? [] : [[id, [code, '-'].filter((one) => values.includes(one))] as const];
  });
  const { [wanted.variable]: _own, ...others } = choices;
  return { ...others, ...Object.fromEntries(granted) };
}

/** The mains goes for no option but one of its own; who has no motor of ours needs none. */
function heldApart({ variable }: Wanted, all: NamedChoices, engine: Engine): Pick<LoadCase, 'held' | 'site'> {
  const isSite = (id: string) => MAINS.includes(id) && !MAINS.includes(variable);
  const orNone = (id: string, codes: readonly string[]) => {
    const { values = [] } = engine.variables.find((one) => one.id === id) ?? {};
    return values.includes('-') ? [...codes, '-'] : codes;
  };
  const entries = Object.entries(all);
  return {
    held: Object.fromEntries(entries.filter(([id]) => !isSite(id))),
    site: Object.fromEntries(entries.flatMap(([id, codes]) => (isSite(id) ? [[id, orNone(id, codes)]] : []))),
  };
}

/** Between two and six things a person might have chosen, that stand together. */
function chosenBeside(from: BasicType, row: BasicType | null, engine: Engine, random: Random): Values {
  const hard = row ? engineChoices(rowValues(row)) : {};
  let values: Values = { gearboxModel: from.gearboxModel, inputType: from.inputType };
  if (row === null && from.route === 'motor' && random(2) === 0) {
    values = { ...values, motorPower: String(from.motorPower) };
  }
  for (let more = 1 + random(4); more > 0; more--) {
    const domains = domainsOf(engine, { ...engineChoices(values), ...hard }) ?? {};
    const open = Object.entries(domains).filter(([id, { possible }]) => possible.size > 1 && !LEFT_OUT.includes(id));
    const [id = '', domain] = oneOf(open, random);
    const codes = [...(domain?.possible ?? [])].filter((code) => code !== '-' && code !== 'no');
    if (codes.length > 0) values = { ...values, [id]: oneOf(codes, random) };
  }
  return values;
}

/** Whether what is wanted exists with a motor of ours, if the drive has one, or without one, if it has none. */
function isMadeAlike({ variable, value }: Wanted, { inputType }: BasicType, engine: Engine): boolean {
  const isPowered = POWERED.includes(inputType);
  if (variable === 'inputType') return POWERED.includes(value) === isPowered;
  const codes = engine.variables.find(({ id }) => id === 'inputType')?.values ?? [];
  const alike = codes.filter((code) => POWERED.includes(code) === isPowered);
  return domainsOf(engine, { [variable]: [value], inputType: alike }) !== undefined;
}

/** A row that comes back from the shipped catalogue: it holds no others, which no type can say. */
export function asBasicTypeOf(row: CatalogueRow): BasicType {
  return row as BasicType;
}
