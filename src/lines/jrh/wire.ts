import type { LineWire } from '#lines/shared/line-wires.ts';
import { JRH_ROW_SEARCH } from './columns.ts';
import { jrhFormAsSent } from './saved/as-sent.ts';
import { JRH_WIRE_FORM, JRH_WIRE_HEADING } from './saved/wire-schema.ts';

/** How rows and saved forms of JRH travel. */
export const JRH_WIRE = {
  rowSearch: JRH_ROW_SEARCH,
  form: JRH_WIRE_FORM,
  heading: JRH_WIRE_HEADING,
  formAsSent: jrhFormAsSent,
  written: {},
} satisfies LineWire;

declare module '#lines/shared/line-wires.ts' {
  interface LineWires {
    readonly JRH: typeof JRH_WIRE;
  }
}
