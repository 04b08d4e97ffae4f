import type { LineWire } from '#lines/shared/line-wires.ts';
import { JRP_ROW_SEARCH } from './columns.ts';
import { jrpFormAsSent } from './saved/as-sent.ts';
import { JRP_WIRE_FORM, JRP_WIRE_HEADING } from './saved/wire-schema.ts';

/** How rows and saved forms of JRP travel. */
export const JRP_WIRE = {
  rowSearch: JRP_ROW_SEARCH,
  form: JRP_WIRE_FORM,
  heading: JRP_WIRE_HEADING,
  formAsSent: jrpFormAsSent,
  written: {},
} satisfies LineWire;

declare module '#lines/shared/line-wires.ts' {
  interface LineWires {
    readonly JRP: typeof JRP_WIRE;
  }
}
