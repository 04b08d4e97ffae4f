import type { z } from 'zod';
import { type ConfigurableCode, USUAL_LINE } from './configurable.ts';
import { jrtFormAsSent } from './jrt/saved/as-sent.ts';
import { JRT_WIRE_FORM, JRT_WIRE_HEADING } from './jrt/saved/wire-schema.ts';

/** What a saved configuration of each line looks like on the wire. */
const FORMS = { JRT: JRT_WIRE_FORM } as const satisfies Readonly<Record<ConfigurableCode, z.ZodObject>>;

/** All of them; of a form without a code the first that takes it. */
export const WIRE_FORMS: readonly (typeof FORMS)[ConfigurableCode][] = Object.values(FORMS);

/** What the specification names of a saved line itself, beside its nested parts. */
const HEADINGS = { JRT: JRT_WIRE_HEADING } as const satisfies Readonly<Record<ConfigurableCode, z.ZodObject>>;

/** Of all lines. */
export const WIRE_HEADINGS: readonly (typeof HEADINGS)[ConfigurableCode][] = Object.values(HEADINGS);

type Sent = Readonly<Record<string, unknown>>;

/** How clients of the specification write a form of each line, in the words of the wire. */
const AS_SENT = { JRT: jrtFormAsSent } as const satisfies Readonly<Record<ConfigurableCode, (sent: Sent) => Sent>>;

/** A form that was sent in the words of the wire; without a code it is the usual line's, of a line with codes only as it is. */
export function formAsSent(sent: Sent): Sent {
  const { category, ...unnamed } = sent;
  const form = category ? sent : unnamed;
  const reader = Object.entries(AS_SENT).find(([code]) => code === (category || USUAL_LINE))?.[1];
  return reader?.(form) ?? form;
}
