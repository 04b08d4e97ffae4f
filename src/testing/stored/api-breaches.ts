import { isRecord } from '#kernel/is-record.ts';

/** Whether what is described is sent to the portal or answered by it: a new duty of a sender breaks it, a new answer nobody. */
type Way = 'request' | 'response';

type Described = Readonly<Record<string, unknown>>;

/** What is said to people and changes nothing for programs. */
const TEXTS = ['description', 'summary', 'title', 'examples'];
/** Objects whose keys are names of something: more of them are additions. */
const NAMES = ['paths', 'properties', 'responses', 'content', 'headers', 'components', 'securitySchemes', '$defs'];
/** What a new keyword on something known would say: nothing less is accepted or answered than before. */
const WIDENING = [...TEXTS, ...NAMES, 'requestBody', 'parameters'];

/**
 * What a client of the former OpenAPI document would miss or be refused by the later one, a sentence each: whatever is
 * removed or changed, and what is newly required. Additions are no breach.
 */
export function breachesOfApi(before: unknown, after: unknown): string[] {
  return breaches(before, after, { at: [], way: 'response' });
}

interface Place {
  readonly at: readonly string[];
  readonly way: Way;
}

function breaches(before: unknown, after: unknown, place: Place): string[] {
  if (Array.isArray(before) && Array.isArray(after)) return breachesOfList(before, after, place);
  if (isRecord(before) && isRecord(after)) return breachesOfAny(before, after, place);
  return Object.is(before, after) ? [] : [said(place, `${JSON.stringify(before)} became ${JSON.stringify(after)}`)];
}

/** What became one of several is as it was if one of them is; one code that was all there was may become one of several. */
function breachesOfAny(before: Described, after: Described, place: Place): string[] {
  const alternatives = alternativesIn(before) === undefined ? alternativesIn(after) : undefined;
  const others = { ...after, anyOf: undefined, oneOf: undefined };
  const found = alternatives?.map((one) => breachesOfObject(before, { ...defined(others), ...one }, place));
  if (found !== undefined) return found.toSorted((one, other) => one.length - other.length)[0] ?? [];
  const { const: only, ...rest } = before;
  const { enum: several, ...now } = after;
  if (only !== undefined && Array.isArray(several) && several.includes(only)) return breachesOfObject(rest, now, place);
  return breachesOfObject(before, after, place);
}

function alternativesIn({ anyOf, oneOf }: Described): readonly Described[] | undefined {
  const found = anyOf ?? oneOf;
  return Array.isArray(found) ? found.filter(isRecord) : undefined;
}

function defined(described: Described): Described {
  return Object.fromEntries(Object.entries(described).filter(([, value]) => value !== undefined));
}

function breachesOfObject(before: Described, after: Described, place: Place): string[] {
  const known = Object.keys(before).filter((key) => !isText(key, place) && !isNoDutyAnyMore(key, after, place));
  const kept = known.filter((key) => Object.hasOwn(after, key));
  return [
    ...known.filter((key) => !kept.includes(key)).map((key) => said(step(place, key), 'is removed')),
    ...kept.flatMap((key) => breaches(before[key], after[key], step(place, key))),
    ...narrowings(before, after, place),
  ];
}

/** What stands newly on something that was there: another path or field is welcome, a limit is not. */
function narrowings(before: Described, after: Described, place: Place): string[] {
  if (holdsNames(place) || place.at.length === 0) return [];
  const added = Object.keys(after).filter((key) => !Object.hasOwn(before, key));
  return added
    .filter((key) => !WIDENING.includes(key) && !isMethod(place) && !(key === 'required' && place.way === 'response'))
    .map((key) => said(step(place, key), `is new: ${JSON.stringify(after[key])}`));
}

function breachesOfList(before: readonly unknown[], after: readonly unknown[], place: Place): string[] {
  const key = place.at.at(-1);
  if (key === 'parameters') return breachesOfParameters(before.filter(isRecord), after.filter(isRecord), place);
  const isDuty = key === 'required' && place.way === 'request';
  const missing = isDuty
    ? []
    : before.filter((one) => !after.some((other) => breaches(one, other, place).length === 0));
  const added = after.filter((one) => !before.includes(one));
  return [
    ...missing.map((one) => said(place, `${JSON.stringify(one)} is removed or changed`)),
    ...(isDuty ? added.map((one) => said(place, `${JSON.stringify(one)} is newly required`)) : []),
  ];
}

function breachesOfParameters(before: readonly Described[], after: readonly Described[], place: Place): string[] {
  const nameOf = (one: Described) => `${one.in} ${one.name}`;
  const found = new Map(after.map((one) => [nameOf(one), one]));
  const known = new Set(before.map(nameOf));
  const asked: Place = { ...place, way: 'request' };
  return [
    ...before.flatMap((one) => {
      const name = nameOf(one);
      const other = found.get(name);
      return other ? breaches(one, other, step(asked, name)) : [said(step(asked, name), 'is removed')];
    }),
    ...after
      .filter((one) => one.required === true && !known.has(nameOf(one)))
      .map((one) => said(step(asked, nameOf(one)), 'is newly required')),
  ];
}

/** A field may be called as a text of the description is. */
function isText(key: string, place: Place): boolean {
  return TEXTS.includes(key) && !holdsNames(place);
}

/** What was required of a sender and is not any more. */
function isNoDutyAnyMore(key: string, after: Described, place: Place): boolean {
  return key === 'required' && place.way === 'request' && !holdsNames(place) && !Object.hasOwn(after, key);
}

function holdsNames({ at }: Place): boolean {
  const key = at.at(-1) ?? '';
  return NAMES.includes(key) && at.at(-2) !== 'properties';
}

/** A path gets another method. */
function isMethod({ at }: Place): boolean {
  return at.length === 2 && at[0] === 'paths';
}

function step({ at, way }: Place, key: string): Place {
  return { at: [...at, key], way: key === 'requestBody' && at[0] === 'paths' && at.length === 3 ? 'request' : way };
}

function said({ at }: Place, what: string): string {
  return `${at.join(' › ')} ${what}`;
}
