import type { z } from 'zod';
import { type ConfigurableCode, USUAL_LINE } from './configurable.ts';
import { jdFormAsSent } from './jd/saved/as-sent.ts';
import { JD_WIRE_FORM, JD_WIRE_HEADING } from './jd/saved/wire-schema.ts';
import { jrhFormAsSent } from './jrh/saved/as-sent.ts';
import { JRH_WIRE_FORM, JRH_WIRE_HEADING } from './jrh/saved/wire-schema.ts';
import { jrpFormAsSent } from './jrp/saved/as-sent.ts';
import { JRP_WIRE_FORM, JRP_WIRE_HEADING } from './jrp/saved/wire-schema.ts';
import { jrtFormAsSent } from './jrt/saved/as-sent.ts';
import { JRT_WIRE_FORM, JRT_WIRE_HEADING } from './jrt/saved/wire-schema.ts';
import { jrwFormAsSent } from './jrw/saved/as-sent.ts';
import { JRW_WIRE_FORM, JRW_WIRE_HEADING } from './jrw/saved/wire-schema.ts';

/** What a saved configuration of each line looks like on the wire. */
const FORMS = {
  JRT: JRT_WIRE_FORM,
  JRW: JRW_WIRE_FORM,
  JRH: JRH_WIRE_FORM,
  JRP: JRP_WIRE_FORM,
  JD: JD_WIRE_FORM,
} as const satisfies Readonly<Record<ConfigurableCode, z.ZodObject>>;

/** All of them; of a form without a code the first that takes it. */
export const WIRE_FORMS: readonly (typeof FORMS)[ConfigurableCode][] = Object.values(FORMS);

/** What the specification names of a saved line itself, beside its nested parts. */
const HEADINGS = {
  JRT: JRT_WIRE_HEADING,
  JRW: JRW_WIRE_HEADING,
  JRH: JRH_WIRE_HEADING,
  JRP: JRP_WIRE_HEADING,
  JD: JD_WIRE_HEADING,
} as const satisfies Readonly<Record<ConfigurableCode, z.ZodObject>>;

/** Of all lines. */
export const WIRE_HEADINGS: readonly (typeof HEADINGS)[ConfigurableCode][] = Object.values(HEADINGS);

type Sent = Readonly<Record<string, unknown>>;

/** How clients of the specification write a form of each line, in the words of the wire. */
const AS_SENT = {
  JRT: jrtFormAsSent,
  JRW: jrwFormAsSent,
  JRH: jrhFormAsSent,
  JRP: jrpFormAsSent,
  JD: jdFormAsSent,
} as const satisfies Readonly<Record<ConfigurableCode, (sent: Sent) => Sent>>;

/** A form that was sent in the words of the wire; without a code it is the usual line's, of a line with codes only as it is. */
export function formAsSent(sent: Sent): Sent {
  const { category, ...unnamed } = sent;
  const form = category ? sent : unnamed;
  const reader = Object.entries(AS_SENT).find(([code]) => code === (category || USUAL_LINE))?.[1];
  return reader?.(form) ?? form;
}
