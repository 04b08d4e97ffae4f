import { type InstructionsOrder, renderInstructions } from './instructions-pdf.ts';

/** Prints operating instructions: the work of the job `INSTRUCTIONS_PDF`. */
export function work(order: InstructionsOrder): Promise<Uint8Array> {
  return renderInstructions(order);
}
