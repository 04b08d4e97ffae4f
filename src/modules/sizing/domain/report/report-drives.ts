import type { BilingualText } from '#kernel/locale.ts';
import { figureText } from '#modules/sizing/domain/core/figures.ts';
import type { JudgedCandidate } from '#modules/sizing/domain/select/judge-candidates.ts';

/** A drive as the report tells it: figures as they are written, and why it is none of the best. */
export interface ReportDrive {
  readonly series: string;
  readonly text: string;
  readonly verdict: JudgedCandidate['verdict'];
  readonly power: string;
  readonly speed: string;
  readonly factor: string;
  readonly mass: string;
  /** kWh and kg CO₂ a year; empty where they are not known. */
  readonly energy: string;
  readonly carbon: string;
  readonly reasons: readonly BilingualText[];
}

/** So many of a series that are none of the best are told of: the first are the nearest. */
const LOSERS = 3;

/** Of the drives that were judged, in their order: the best of each series, and the nearest of the others. */
export function reportDrives(
  drives: readonly { readonly judged: JudgedCandidate; readonly quickText: string }[],
): readonly ReportDrive[] {
  const told = drives.map(({ judged, quickText }) => driveOf(judged, quickText));
  return [...new Set(told.map(({ series }) => series))].flatMap((series) => {
    const own = told.filter((drive) => drive.series === series);
    const others = own.filter(({ verdict }) => verdict !== 'best').slice(0, LOSERS);
    return [...own.filter(({ verdict }) => verdict === 'best'), ...others];
  });
}

function driveOf({ candidate, figures, verdict, reasons, warnings }: JudgedCandidate, text: string): ReportDrive {
  const { P_N, n_2, f_B, f_B_req, E_year, CO2_year } = figures;
  const needed = f_B_req === undefined ? '' : ` (${figureText(f_B_req, '', 'demand')})`;
  return {
    ...{ series: candidate.series, text, verdict },
    power: P_N === undefined ? '–' : `${figureText(P_N, 'kW')} kW`,
    speed: n_2 === undefined ? '–' : `${figureText(n_2, 'r/min')} r/min`,
    factor: f_B === undefined ? '–' : `${figureText(f_B, '', 'reserve')}${needed}`,
    mass: candidate.mass === 0 ? '–' : `${figureText(candidate.mass, 'kg')} kg`,
    energy: E_year === undefined ? '–' : `${figureText(E_year, 'kWh')} kWh`,
    carbon: CO2_year === undefined ? '' : `${figureText(CO2_year, 'kg')} kg CO₂`,
    reasons: [...reasons, ...warnings].map((reason) => reason.text),
  };
}
