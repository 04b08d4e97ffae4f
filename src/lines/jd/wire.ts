import type { LineWire } from '#lines/shared/line-wires.ts';
import { JD_ROW_SEARCH } from './columns.ts';
import { jdFormAsSent } from './saved/as-sent.ts';
import { JD_WIRE_FORM, JD_WIRE_HEADING } from './saved/wire-schema.ts';
import { JD_WRITTEN_VALUES } from './written-values.ts';

/** How rows and saved forms of JD travel. */
export const JD_WIRE = {
  rowSearch: JD_ROW_SEARCH,
  form: JD_WIRE_FORM,
  heading: JD_WIRE_HEADING,
  formAsSent: jdFormAsSent,
  written: JD_WRITTEN_VALUES,
} satisfies LineWire;

declare module '#lines/shared/line-wires.ts' {
  interface LineWires {
    readonly JD: typeof JD_WIRE;
  }
}
