import type { DrawnPath, DrawnText } from '#product/drawing.ts';

/** Colours of a picture; without them it takes the colour of the text around it and the theme's custom properties. */
export interface Palette {
  readonly ink: string;
  readonly ground: string;
  readonly accent: string;
  /** How heavy lines are against those of a page; on paper they grow with the picture. */
  readonly weight?: number;
}

/** The theme sets `--picture-ground` where a picture stands on anything but the page, and `--picture-accent`. */
export const THEME_PALETTE: Palette = {
  ink: 'currentColor',
  ground: 'var(--picture-ground,Canvas)',
  accent: 'var(--picture-accent,currentColor)',
};

/** Attributes of the outer element, named as the DOM's properties are. */
export const FRAME_STYLE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

/** Strokes keep their weight in screen pixels at every size of the picture. */
const STROKED = { vectorEffect: 'non-scaling-stroke' } as const;

/** The width of a fine line. */
const FINE = 0.5;

/** Attributes of one path. */
export function pathStyle({ paint, accent }: DrawnPath, palette: Palette = THEME_PALETTE) {
  const { weight = 1 } = palette;
  return {
    ...STROKED,
    ...(paint === 'fine' && { strokeWidth: FINE * weight }),
    // Said again, since not everything that prints takes over a colour that is inherited.
    ...(accent && { stroke: 'currentColor' }),
    ...colour(accent, palette),
  };
}

/** Attributes of a letter; a rim in the colour of the ground keeps it legible over lines. */
export function textStyle({ accent }: DrawnText, palette: Palette = THEME_PALETTE) {
  const { weight = 1 } = palette;
  return {
    ...colour(accent, palette),
    fill: 'currentColor',
    stroke: palette.ground,
    strokeWidth: 3 * weight,
    paintOrder: 'stroke',
    fontSize: 11,
    fontWeight: 600,
    fontFamily: 'system-ui,sans-serif',
    textAnchor: 'middle',
    dominantBaseline: 'central',
  } as const;
}

function colour(accent: boolean, palette: Palette): { readonly color?: string } {
  return accent ? { color: palette.accent } : {};
}
