/** The picture of a machine as data: what it looks like, and where its inputs act. Its canvas is 240 by 140. */
export type Sketch = readonly SketchPart[];

export const SKETCH_SIZE = { width: 240, height: 140 } as const;

export type SketchPart =
  | { readonly kind: 'line'; readonly from: Place; readonly to: Place; readonly isFine?: true }
  | { readonly kind: 'circle'; readonly centre: Place; readonly radius: number }
  | { readonly kind: 'box'; readonly corner: Place; readonly size: Place }
  | { readonly kind: 'path'; readonly d: string }
  /** A force or a movement, with the symbol of its input at the head. */
  | { readonly kind: 'arrow'; readonly from: Place; readonly to: Place; readonly of: string }
  /** A dimension between two places, with the symbol of its input in the middle. */
  | { readonly kind: 'span'; readonly from: Place; readonly to: Place; readonly of: string }
  /** The symbol of an input where it acts. */
  | { readonly kind: 'mark'; readonly at: Place; readonly of: string };

export type Place = readonly [x: number, y: number];

export const line = (from: Place, to: Place): SketchPart => ({ kind: 'line', from, to });
export const fine = (from: Place, to: Place): SketchPart => ({ kind: 'line', from, to, isFine: true });
export const circle = (centre: Place, radius: number): SketchPart => ({ kind: 'circle', centre, radius });
export const box = (corner: Place, size: Place): SketchPart => ({ kind: 'box', corner, size });
export const path = (d: string): SketchPart => ({ kind: 'path', d });
export const arrow = (of: string, from: Place, to: Place): SketchPart => ({ kind: 'arrow', from, to, of });
export const span = (of: string, from: Place, to: Place): SketchPart => ({ kind: 'span', from, to, of });
export const mark = (of: string, at: Place): SketchPart => ({ kind: 'mark', at, of });
