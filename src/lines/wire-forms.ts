import type { Sent } from '#lines/shared/saved/as-sent.ts';
import { USUAL_LINE } from './configurable.ts';
import type { Wire } from './fetch-wire.ts';
import { LINE_WIRES } from './line-wires.ts';

/** What a saved configuration of each line looks like on the wire; of a form without a code the first that takes it. */
export const WIRE_FORMS: readonly Wire['form'][] = [...LINE_WIRES.values()].map(({ form }) => form);

/** What the specification names of a saved line itself, beside its nested parts, of all lines. */
export const WIRE_HEADINGS: readonly Wire['heading'][] = [...LINE_WIRES.values()].map(({ heading }) => heading);

/** A form that was sent in the words of the wire; without a code it is the usual line's, of a line with codes only as it is. */
export function formAsSent(sent: Sent): Sent {
  const { category, ...unnamed } = sent;
  const form = category ? sent : unnamed;
  return LINE_WIRES.get(String(category || USUAL_LINE))?.formAsSent(form) ?? form;
}
