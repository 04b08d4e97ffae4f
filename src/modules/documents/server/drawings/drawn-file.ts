import { dimensionTable } from '#modules/documents/domain/dimension-table.ts';
import type { DrawingFormat } from '#modules/documents/domain/drawing-formats.ts';
import type { DrawnProduct } from '#modules/drawings/domain/drawn-product.ts';
import { glbFile } from '#modules/drawings/domain/solids/glb/glb-file.ts';
import { type StepTitle, stepFile } from '#modules/drawings/domain/solids/step/step-file.ts';
import { csvOf } from '#server/csv.ts';

/** A drawing as one of its files: the same drawing is the same bytes. */
export const DRAWN_FILES: Readonly<Record<DrawingFormat, (drawn: DrawnProduct, title: StepTitle) => Uint8Array>> = {
  step: ({ model }, title) => bytesOf(stepFile(model, title)),
  glb: ({ model }, { name }) => glbFile(model, name),
  csv: ({ dimensions }) => bytesOf(csvOf(dimensionTable(dimensions))),
};

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
