import { checkModel, type Expr } from '#engine/public.ts';
import { type FieldDef, HIDDEN, variablesOf } from '#product/field.ts';
import type { ProductRelease } from '#product/release.ts';
import { literalsOf } from './is-expr.ts';
import { finding, type ReleaseFinding } from './release-finding.ts';

/** What keeps a release from being opened or shown: a model that is unsound, fields and variables that do not match. */
export function checkStructure(release: ProductRelease): readonly ReleaseFinding[] {
  const variables = new Map(release.model.variables.map((variable) => [variable.id, variable.values]));
  const fields = release.fields.map(({ id, values }) => [id, values.map(({ code }) => code)] as const);
  const conditions = new Map([...fields, ...variables]);
  return [
    ...unsoundParts(release),
    ...duplicates(release.fields.map(({ id }) => id)).map((id) => finding('field.duplicate', id, id)),
    ...release.fields.flatMap((field) => fieldFindings(field, variables)),
    ...release.fields.flatMap((field) => unknownCondition(field, conditions)),
    ...orphanVariables(release),
    ...stepFindings(release),
    ...warningFindings(release, variables),
  ];
}

/** What `checkModel` finds but for missing texts, which are found for everything that is shown. */
function unsoundParts({ model }: ProductRelease): readonly ReleaseFinding[] {
  const constraints = new Set([...model.tables, ...model.rules].map(({ id }) => id));
  return checkModel(model)
    .filter(({ kind }) => kind !== 'missing reason')
    .map(({ kind, subject, detail }) =>
      finding('model.unsound', subject, `${kind}: ${detail}`, constraints.has(subject) ? [subject] : []),
    );
}

/** The codes of each variable; as conditions those of the form's own fields too. */
type Codes = ReadonlyMap<string, readonly string[]>;

function fieldFindings(field: FieldDef, variables: Codes): readonly ReleaseFinding[] {
  const missing = variablesOf(field).filter((id) => !variables.has(id));
  if (missing.length > 0) return missing.map((id) => finding('field.without-variable', field.id, id));
  return [
    ...(field.modelled ? unknownValues(field, variables) : []),
    ...[field.default, field.usual].flatMap((code) => unknownPreset(field, code)),
  ];
}

/** Values a field shows and its variable lacks, and the other way round; what is hidden needs no label. */
function unknownValues(field: FieldDef, variables: Codes): readonly ReleaseFinding[] {
  const shown = field.kind === 'multi' ? ['yes', 'no'] : field.values.map(({ code }) => code);
  return variablesOf(field).flatMap((id) => {
    const held = variables.get(id) ?? [];
    const odd = [...shown.filter((code) => !held.includes(code)), ...held.filter((code) => !shown.includes(code))];
    return odd.filter((code) => code !== HIDDEN).map((code) => finding('field.unknown-value', id, code));
  });
}

function unknownPreset(field: FieldDef, code: string | undefined): readonly ReleaseFinding[] {
  if (code === undefined || field.values.length === 0 || field.values.some((value) => value.code === code)) return [];
  return [finding('field.unknown-value', field.id, code)];
}

function unknownCondition({ id, shownWhen }: FieldDef, conditions: Codes): readonly ReleaseFinding[] {
  if (shownWhen === undefined) return [];
  const [name, codes] = shownWhen;
  const held = conditions.get(name);
  if (held === undefined) return [finding('field.unknown-reference', id, name)];
  return codes
    .filter((code) => !held.includes(code))
    .map((code) => finding('field.unknown-reference', id, `${name} ${code}`));
}

function orphanVariables({ model, fields }: ProductRelease): readonly ReleaseFinding[] {
  const held = new Set(fields.flatMap(variablesOf));
  return model.variables.filter(({ id }) => !held.has(id)).map(({ id }) => finding('variable.without-field', id, id));
}

function stepFindings({ steps, fields }: ProductRelease): readonly ReleaseFinding[] {
  const known = new Set(fields.map(({ id }) => id));
  const placed = new Set(steps.flatMap((step) => step.fields));
  return [
    ...steps.flatMap(({ index, fields: listed }) =>
      listed.filter((id) => !known.has(id)).map((id) => finding('step.unknown-field', `step ${index}`, id)),
    ),
    ...fields.filter(({ id }) => !placed.has(id)).map(({ id }) => finding('field.on-no-step', id, id)),
  ];
}

/** What a warning stands beside that is about the chosen row of the catalogue: no field of the release. */
const CHOSEN_ROW = 'basicType';

/** Warnings stand beside fields and speak of variables; their ids are as unique as those of rules. */
function warningFindings({ warnings, fields, model }: ProductRelease, variables: Codes): readonly ReleaseFinding[] {
  const known = new Set([...fields.map(({ id }) => id), CHOSEN_ROW]);
  const ids = [...model.tables, ...model.rules, ...warnings].map(({ id }) => id);
  const twice = duplicates(ids).filter((id) => warnings.some((warning) => warning.id === id));
  return [
    ...twice.map((id) => finding('warning.duplicate', id, id, [id])),
    ...warnings.flatMap(({ id, fields: beside, when }) => [
      ...beside
        .filter((field) => !known.has(field))
        .map((field) => finding('warning.unknown-reference', id, field, [id])),
      ...unknownLiterals(when, variables).map((name) => finding('warning.unknown-reference', id, name, [id])),
    ]),
  ];
}

function unknownLiterals(expr: Expr, variables: Codes): readonly string[] {
  return literalsOf(expr).flatMap(([id, codes]) => {
    const held = variables.get(id);
    if (held === undefined) return [id];
    return codes.filter((code) => !held.includes(code)).map((code) => `${id} ${code}`);
  });
}

function duplicates(ids: readonly string[]): readonly string[] {
  return [...new Set(ids.filter((id, place) => ids.indexOf(id) !== place))];
}
