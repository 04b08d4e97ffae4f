import { completeNamed, domainsOf, type NamedAssignment, type NamedDomains } from '#engine/public.ts';
import { againstRow, allChoices } from '#modules/catalogue/domain/explain/held.ts';
import type { Domains } from '#modules/configurator/domain/context/domains.ts';
import { engineChoices, NOT_APPLICABLE } from '#modules/configurator/domain/context/engine-values.ts';
import type { ProductContext } from '#modules/configurator/domain/context/product-context.ts';
import { applies } from '#modules/configurator/domain/context/with-defaults.ts';
import type { OptionState } from '#modules/configurator/domain/describe/describe.ts';
import { type OpenPoint, openPointsOf } from '#modules/configurator/domain/describe/open-points.ts';
import { type Warning, warningsOf } from '#modules/configurator/domain/warnings/warnings.ts';
import type { FieldId } from '#product/configuration.ts';
import type { FieldDef, FieldValue } from '#product/field.ts';
import { stepKindOf } from '#product/line.ts';
import { togglesOf } from '#product/search-form.ts';
import type { AskedConfiguration } from './asked-configuration.ts';

/** One option of a field with what can be done with it. */
export interface EvaluatedOption extends FieldValue {
  /** What the engine calls it: the field itself, or `field.CODE` with `yes` for an option of a list. */
  readonly variable: FieldId;
  readonly value: string;
  readonly state: OptionState;
}

export interface EvaluatedField {
  readonly def: FieldDef;
  /** Whether it applies to what was chosen. */
  readonly visible: boolean;
  /** Whether the engine knows nothing of it as things are: a figure, a text, a question of the form. */
  readonly ofForm: boolean;
  /** The codes that stand in it; none where nothing does. */
  readonly standing: readonly string[];
  readonly options: readonly EvaluatedOption[];
}

/** What a release says about choices that can stand together. */
export interface Evaluation {
  readonly fields: readonly EvaluatedField[];
  readonly openPoints: readonly OpenPoint[];
  readonly warnings: readonly Warning[];
  /** What stands in every variable: the product as it would be saved now. */
  readonly standing: NamedAssignment;
}

/**
 * Every option of every field under the choices: possible with all of them, the field's own choice aside, and for what a
 * row fixes the row aside. Undefined if the choices contradict each other.
 */
export function evaluate(asked: AskedConfiguration, context: ProductContext): Evaluation | undefined {
  const { engine, defaults } = context;
  if (againstRow(asked).length > 0) return undefined;
  const all = allChoices(asked);
  const domains = domainsOf(engine, all);
  if (!domains) return undefined;
  const standing = completeNamed(engine, all, engineChoices(defaults)) ?? {};
  const withoutRow = asked.row ? (domainsOf(engine, asked.choices) ?? domains) : domains;
  const open = domainsIn(domains);
  const settled = domainsIn(defaultedDomains(asked, standing, open, context) ?? domains);
  const view: View = { asked, context, domains, withoutRow, standing, settled };
  return {
    fields: context.fields.map((def) => evaluateField(view, def)),
    openPoints: openPointsOf({ config: asked.config, standing, open, settled, context }),
    warnings: warningsOf(asked.config, context, standing),
    standing,
  };
}

interface View {
  readonly asked: AskedConfiguration;
  readonly context: ProductContext;
  readonly domains: NamedDomains;
  readonly withoutRow: NamedDomains;
  readonly standing: NamedAssignment;
  readonly settled: Domains;
}

/** What variables can be once the defaults that stand are taken for granted; as in the wizard. */
function defaultedDomains(
  asked: AskedConfiguration,
  standing: NamedAssignment,
  open: Domains,
  { engine, defaults, line }: ProductContext,
): NamedDomains | undefined {
  const granted = Object.entries(standing).filter(
    ([field]) => field in defaults && (stepKindOf(field, line) !== 'mounting' || applies(open, field)),
  );
  return domainsOf(engine, { ...engineChoices(Object.fromEntries(granted)), ...allChoices(asked) });
}

function domainsIn(domains: NamedDomains): Domains {
  const none: ReadonlySet<string> = new Set();
  return {
    possible: (field) => domains[field]?.possible ?? none,
    alternatives: (field) => domains[field]?.alternatives ?? none,
  };
}

function evaluateField(view: View, def: FieldDef): EvaluatedField {
  const options = def.values.map((option) => {
    const isListed = def.kind === 'multi';
    const variable = isListed ? `${def.id}.${option.code}` : def.id;
    const value = isListed ? 'yes' : option.code;
    const state = isOfForm(view, def) ? formState(view, def, value) : stateOf(view, def, { variable, value });
    return { ...option, variable, value, state };
  });
  return {
    def,
    visible: isVisible(view, def),
    ofForm: isOfForm(view, def),
    standing: standingIn(view, def, options),
    options,
  };
}

function stateOf(
  view: View,
  def: FieldDef,
  { variable, value }: Pick<EvaluatedOption, 'variable' | 'value'>,
): OptionState {
  const { choices, rowChoices } = view.asked;
  const possible = view.domains[variable]?.possible ?? new Set();
  const chosen = choices[variable] ?? rowChoices[variable];
  if (chosen?.includes(value) && possible.has(value)) return 'chosen';
  if (possible.size === 1 && possible.has(value)) return 'implied';
  if (!offered(view, variable).has(value)) return 'excluded';
  if (view.standing[variable] !== value) return 'available';
  return variable in view.context.defaults || isDecided(view, def, variable) ? 'default' : 'available';
}

/** Whether defaults that stand leave nothing else, as those of the oil leave one grade; those of later steps do not decide step 1. */
function isDecided({ domains, settled, context: { line } }: View, { step }: FieldDef, variable: FieldId): boolean {
  const possible = line.steps[step]?.kind === 'model' ? domains[variable]?.possible : settled.possible(variable);
  return possible?.size === 1;
}

/** What a variable can be switched to: its own choice aside, and the row aside where that fixes it. */
function offered({ asked, domains, withoutRow }: View, variable: FieldId): ReadonlySet<string> {
  const judged = variable in asked.rowChoices ? withoutRow : domains;
  return judged[variable]?.alternatives ?? new Set();
}

function formState(view: View, def: FieldDef, value: string): OptionState {
  const held = formValue(view, def);
  if (held !== undefined) return held === value ? 'chosen' : 'available';
  return (def.default ?? usualValue(view, def)) === value ? 'default' : 'available';
}

/** What the form holds in a field that is no variable of the release; undefined where nothing was given. */
function formValue({ asked: { config } }: View, { id }: FieldDef): string | undefined {
  const held: Readonly<Record<string, string | number | null>> = {
    ...config.search,
    ...config.texts,
    isDrawing: config.isDrawing ? 'yes' : null,
  };
  const value = held[id] ?? null;
  return value === null || value === '' ? undefined : String(value);
}

/** What stands in a field of the form while nothing was said. */
function usualValue({ asked, standing, context: { line } }: View, { id, usual }: FieldDef): string | undefined {
  return line.search.taken?.(asked.config, standing)[id] ?? usual;
}

function isVisible(view: View, def: FieldDef): boolean {
  if (def.shownWhen) {
    const [variable, codes] = def.shownWhen;
    const { [variable]: toggle } = {
      ...view.standing,
      ...togglesOf(view.asked.config.search, view.context.line.search),
    };
    return codes.includes(toggle ?? '');
  }
  return isOfForm(view, def) || def.kind === 'multi' || applies(view.settled, def.id);
}

/** Whether a field stands in the form alone; so does a figure of the search that is no variable as things are. */
function isOfForm({ domains, context: { line } }: View, { id, modelled }: FieldDef): boolean {
  const possible = domains[id]?.possible;
  return (
    !modelled || (Object.hasOwn(line.search.askedWith, id) && possible?.size === 1 && possible.has(NOT_APPLICABLE))
  );
}

function standingIn(view: View, def: FieldDef, options: readonly EvaluatedOption[]): readonly string[] {
  if (isOfForm(view, def)) return [formValue(view, def) ?? def.default ?? usualValue(view, def) ?? []].flat();
  if (def.kind === 'multi') return options.flatMap((one) => (view.standing[one.variable] === 'yes' ? [one.code] : []));
  return standingAlone(options);
}

const STANDS: readonly OptionState[] = ['chosen', 'implied', 'default'];

/** What is chosen, implied or stands by default; of several that were allowed none is chosen yet. */
function standingAlone(options: readonly EvaluatedOption[]): readonly string[] {
  const chosen = options.filter(({ state }) => state === 'chosen');
  if (chosen.length > 1) return [];
  return options.filter(({ state }) => STANDS.includes(state)).map(({ code }) => code);
}
