import { rectangle } from '#modules/drawings/domain/outline.ts';
import { boltCircle, shaft } from '#modules/drawings/domain/output-parts.ts';
import type { Scene } from '#modules/drawings/domain/scene.ts';
import type { Solid } from '#modules/drawings/domain/solid.ts';
import { cylinder, prism } from '#modules/drawings/domain/solid.ts';

/** The typical product of the line: a planetary gear unit. */
export function jrpScene(): Scene {
  return { solids: planetaryGearbox() };
}

/** Two planetary stages with bolted ring gears, an output flange and a heavy shaft. */
function planetaryGearbox(): readonly Solid[] {
  const ribs = Array.from({ length: 24 }, (_, i) => i * 15);
  return [
    prism('x', [-25, -22.6], rectangle([-6, 6], [-6, 6], 1.4)),
    cylinder('x', [-22.6, -19], [0, 0], 4.4, { taper: 1.6 }),
    cylinder('x', [-19, -17.6], [0, 0], 7.4),
    cylinder('x', [-17.6, -12.6], [0, 0], 6.6, { ribs }),
    cylinder('x', [-12.6, -11.2], [0, 0], 9.4),
    cylinder('x', [-11.2, -4.6], [0, 0], 8.6, { ribs }),
    cylinder('x', [-4.6, -3.2], [0, 0], 9.4),
    cylinder('x', [-3.2, 0], [0, 0], 7.6, { taper: 1 }),
    cylinder('x', [0, 1.8], [0, 0], 12, { toFace: boltCircle([0, 0], 10.4, 0.75, 12) }),
    cylinder('x', [1.8, 3.2], [0, 0], 8),
    ...shaft({ axis: 'x', at: 3.2, centre: [0, 0], out: 1 }, 'solid'),
  ];
}
