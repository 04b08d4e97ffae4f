import type { InputDef } from './core/model.ts';
import type { TypedInputs } from './core/read-inputs.ts';

/** So many sites a person keeps for one customer: a menu holds no more that can be read at a glance. */
export const MOST_SITES = 20;

/** What a site is called at most, characters. */
export const SITE_NAME_LENGTH = 60;

/** Inputs of site and duty that are of one machine, wherever it stands. */
const OF_MACHINE: ReadonlySet<string> = new Set(['load_class', 'f_B_req']);

/** What machines of one site or project have in common: where they stand, how long and how often they run, what feeds them. */
export function siteInputs(inputs: readonly InputDef[]): readonly string[] {
  return inputs
    .filter(({ group, id }) => (group === 'site' || group === 'duty') && !OF_MACHINE.has(id))
    .map(({ id }) => id);
}

/** Of what was typed, what is said of the site. */
export function siteOfInputs(typed: TypedInputs, ids: readonly string[]): TypedInputs {
  return Object.fromEntries(ids.flatMap((id) => (typed[id] === undefined ? [] : [[id, typed[id]]])));
}

/** What was typed with a site in place of its own: what the site does not say has its default again. */
export function withSite(typed: TypedInputs, site: TypedInputs, ids: readonly string[]): TypedInputs {
  const ofMachine = Object.entries(typed).filter(([id]) => !ids.includes(id));
  return { ...Object.fromEntries(ofMachine), ...siteOfInputs(site, ids) };
}

/** Whether a site stands in what was typed, to the last figure. */
export function standsAt(typed: TypedInputs, site: TypedInputs, ids: readonly string[]): boolean {
  return ids.every((id) => JSON.stringify(typed[id]) === JSON.stringify(site[id]));
}
