/** An output flange (B5) by the letters of the maker's drawings, mm: bolt circle D, pilot D1 with its fit, n holes of diameter s. */
export interface OutputFlange {
  readonly D: number;
  readonly D1: number;
  readonly fit: string;
  readonly n: number;
  readonly s: number;
}

/** The flanges by their outside diameter as printed (reference data, `output_flanges.csv`, which a test holds them against). */
export const OUTPUT_FLANGES: Readonly<Record<string, OutputFlange>> = {
  '120': { D: 100, D1: 80, fit: 'j6', n: 4, s: 6.6 },
  '140': { D: 115, D1: 95, fit: 'j6', n: 4, s: 8.5 },
  '160': { D: 130, D1: 110, fit: 'j6', n: 4, s: 9 },
  '200': { D: 165, D1: 130, fit: 'j6', n: 4, s: 11 },
  '250': { D: 215, D1: 180, fit: 'j6', n: 4, s: 13.5 },
  '300': { D: 265, D1: 230, fit: 'j6', n: 4, s: 13.5 },
  '350': { D: 300, D1: 250, fit: 'h6', n: 4, s: 17.5 },
  '450': { D: 400, D1: 350, fit: 'h6', n: 8, s: 17.5 },
  '550': { D: 500, D1: 450, fit: 'h6', n: 8, s: 17.5 },
  '660': { D: 600, D1: 550, fit: 'h6', n: 8, s: 22 },
  '880': { D: 800, D1: 680, fit: 'h6', n: 8, s: 33 },
};
