import type { BodyPaint, SolidModel } from '#modules/drawings/domain/solids/body.ts';
import { BODY_COLOURS } from '#modules/drawings/domain/solids/body-colours.ts';
import { brepOf } from '#modules/drawings/domain/solids/brep.ts';
import { HERE } from '#modules/drawings/domain/solids/placement.ts';
import { placement } from './step-geometry.ts';
import { list, real, type StepLines, stepLines, text } from './step-lines.ts';
import { stepSolid } from './step-solid.ts';

/** What a file is called in itself. */
export interface StepTitle {
  /** The part, such as the type code. */
  readonly name: string;
  /** What else tells it, such as release and hash. */
  readonly description: string;
  readonly maker: string;
}

/**
 * A drive as a STEP file of AP214 (ISO 10303-214, written as ISO 10303-21): one part with a solid for each body, coloured and named,
 * and a placement for each frame; mm. The same model is the same bytes.
 */
export function stepFile({ bodies, frames }: SolidModel, title: StepTitle): string {
  const lines = stepLines();
  const context = unitsContext(lines);
  const solids = bodies.map((body) => ({ paint: body.paint, id: stepSolid(lines, brepOf(body), body.name) }));
  const items = [placement(lines, HERE), ...solids.map(({ id }) => id)];
  const shape = lines.add(`ADVANCED_BREP_SHAPE_REPRESENTATION(${text(title.name)},${list(items)},${context})`);
  productOf(lines, title, shape);
  addFrames(lines, frames, { context, shape });
  const styled = solids.map(({ id, paint }) => coloured(lines, id, paint));
  lines.add(`MECHANICAL_DESIGN_GEOMETRIC_PRESENTATION_REPRESENTATION('',${list(styled)},${context})`);
  return ['ISO-10303-21;', ...headOf(title), 'DATA;', ...lines.all(), 'ENDSEC;', 'END-ISO-10303-21;', ''].join('\n');
}

/**
 * The frames beside the shape, not among its items: of those, readers take a placement for the place of the part itself (recommended
 * practices for supplemental geometry of CAx-IF).
 */
function addFrames(
  lines: StepLines,
  frames: SolidModel['frames'],
  { context, shape }: { readonly context: string; readonly shape: string },
): void {
  if (frames.length === 0) return;
  const places = frames.map(({ name, place }) => placement(lines, place, name));
  const beside = lines.add(`CONSTRUCTIVE_GEOMETRY_REPRESENTATION('frames',${list(places)},${context})`);
  lines.add(`CONSTRUCTIVE_GEOMETRY_REPRESENTATION_RELATIONSHIP('frames','',${shape},${beside})`);
}

/** A fixed day: the same model is the same bytes whenever it is written. */
const WRITTEN = '2000-01-01T00:00:00';

function headOf({ description, maker, name }: StepTitle): readonly string[] {
  return [
    'HEADER;',
    `FILE_DESCRIPTION((${text(description)}),'2;1');`,
    `FILE_NAME(${text(name)},'${WRITTEN}',(''),(${text(maker)}),'','','');`,
    "FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));",
    'ENDSEC;',
  ];
}

/** Millimetres and radians; two points closer than that are one. */
function unitsContext(lines: StepLines): string {
  const mm = lines.add('(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))');
  const radian = lines.add('(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.))');
  const steradian = lines.add('(NAMED_UNIT(*)SI_UNIT($,.STERADIAN.)SOLID_ANGLE_UNIT())');
  const closest = lines.add(
    `UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(1.E-06),${mm},'distance_accuracy_value','confusion accuracy')`,
  );
  return lines.add(
    `(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((${closest}))GLOBAL_UNIT_ASSIGNED_CONTEXT(${list([mm, radian, steradian])})REPRESENTATION_CONTEXT('','3D'))`,
  );
}

function productOf(lines: StepLines, { description, name }: StepTitle, shape: string): void {
  const application = lines.add("APPLICATION_CONTEXT('core data for automotive mechanical design processes')");
  lines.add(`APPLICATION_PROTOCOL_DEFINITION('international standard','automotive_design',2000,${application})`);
  const field = lines.add(`PRODUCT_CONTEXT('',${application},'mechanical')`);
  const product = lines.add(`PRODUCT(${text(name)},${text(name)},${text(description)},(${field}))`);
  lines.add(`PRODUCT_RELATED_PRODUCT_CATEGORY('part',$,(${product}))`);
  const formation = lines.add(`PRODUCT_DEFINITION_FORMATION('','',${product})`);
  const stage = lines.add(`PRODUCT_DEFINITION_CONTEXT('part definition',${application},'design')`);
  const definition = lines.add(`PRODUCT_DEFINITION('','',${formation},${stage})`);
  const defined = lines.add(`PRODUCT_DEFINITION_SHAPE('','',${definition})`);
  lines.add(`SHAPE_DEFINITION_REPRESENTATION(${defined},${shape})`);
}

function coloured(lines: StepLines, solid: string, paint: BodyPaint): string {
  const colour = lines.add(`COLOUR_RGB('',${BODY_COLOURS[paint].map(real).join(',')})`);
  const fill = lines.add(`FILL_AREA_STYLE('',(${lines.add(`FILL_AREA_STYLE_COLOUR('',${colour})`)}))`);
  const side = lines.add(`SURFACE_SIDE_STYLE('',(${lines.add(`SURFACE_STYLE_FILL_AREA(${fill})`)}))`);
  const style = lines.add(`PRESENTATION_STYLE_ASSIGNMENT((${lines.add(`SURFACE_STYLE_USAGE(.BOTH.,${side})`)}))`);
  return lines.add(`STYLED_ITEM('',(${style}),${solid})`);
}
