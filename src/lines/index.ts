import type { LineInfo } from '#product/line-info.ts';
import { JC } from './jc/info.ts';
import { JD } from './jd/info.ts';
import { JRH } from './jrh/info.ts';
import { JRP } from './jrp/info.ts';
import { JRT } from './jrt/info.ts';
import { JRW } from './jrw/info.ts';

/**
 * The product lines of the portal in the order in which they are offered (spec 000 §1; product decisions §10), the most usual
 * first: the one place that names them. All else of a line is found by its place in the line's folder (ADR 37).
 */
export const OFFERED = [JRT, JRW, JRH, JRP, JD, JC] as const;

/** The code of a product line. */
export type LineCode = (typeof OFFERED)[number]['code'];
/** A line of the portal with what is told of it. */
export type Line = LineInfo<LineCode>;

/** The product lines of the portal, in their order. */
export const LINES: readonly Line[] = OFFERED;
