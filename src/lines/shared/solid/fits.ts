/** The fit of a dimension by its size, mm, as it is printed. */
export type Fit = (mm: number) => string;

/** Cylindrical shaft ends: k6 to 50 mm, m6 above (DIN 748-1; drawings README §c). */
export const SHAFT_END: Fit = (mm) => (mm <= 50 ? 'k6' : 'm6');

/** Bores for shafts of customers, keyed or under a shrink disc (drawings README §c). */
export const BORE: Fit = () => 'H7';

/** Widths of keyways in shafts and in hubs, normal fit (DIN 6885-1, GB/T 1095; drawings README §c). */
export const [SHAFT_KEYWAY, HUB_KEYWAY]: readonly [Fit, Fit] = [() => 'N9', () => 'JS9'];

/** Pilots of flanges: j6 to 230 mm, h6 from 250 on (IEC 60072-1; drawings README §c). */
export const PILOT: Fit = (mm) => (mm <= 230 ? 'j6' : 'h6');

/** Holes of feet (drawings README §c). */
export const FOOT_HOLE: Fit = () => 'H13';
