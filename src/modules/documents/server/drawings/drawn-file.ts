import { dimensionTable } from '#modules/documents/domain/dimension-table.ts';
import type { SingleFormat } from '#modules/documents/domain/drawing-formats.ts';
import { dxfFile } from '#modules/drawings/domain/sheet/dxf/dxf-file.ts';
import { svgSheet } from '#modules/drawings/domain/sheet/svg-sheet.ts';
import type { SolidModel } from '#modules/drawings/domain/solids/body.ts';
import { envelopeOf } from '#modules/drawings/domain/solids/envelope.ts';
import { glbFile } from '#modules/drawings/domain/solids/glb/glb-file.ts';
import { stepFile } from '#modules/drawings/domain/solids/step/step-file.ts';
import { csvOf } from '#server/csv.ts';
import { sheetPdf } from './sheet-pdf.ts';
import { type Drawing, type DrawingTitle, releaseLine } from './sheet-request.ts';

type Writer = (drawing: Drawing) => Uint8Array | Promise<Uint8Array>;

/** A drawing as one of its files: the same drawing is the same bytes. */
export const DRAWN_FILES: Readonly<Record<SingleFormat, Writer>> = {
  pdf: ({ scene, title }) => sheetPdf(scene(), title),
  dxf: ({ scene }) => bytesOf(dxfFile(scene())),
  svg: ({ scene }) => bytesOf(svgSheet(scene())),
  step: ({ drawn: { model }, title }) => {
    const { maker, name } = title;
    return bytesOf(stepFile(detailed(model, title), { name, maker, description: releaseLine(title) }));
  },
  glb: ({ drawn: { model }, title }) => glbFile(detailed(model, title), title.name),
  csv: ({ drawn: { dimensions } }) => bytesOf(csvOf(dimensionTable(dimensions))),
};

function detailed(model: SolidModel, { detail }: DrawingTitle): SolidModel {
  return detail === 'envelope' ? envelopeOf(model) : model;
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
