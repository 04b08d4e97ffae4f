import type { BilingualText } from '#kernel/locale.ts';
import { SERVICE_FACTOR } from '#product/judgement/factor-name.ts';
import { judgeReserve, type Reserve, type ReserveVerdict, reserveWords } from '#product/judgement/reserve.ts';
import { reasonWords } from '#product/judgement/usual-reasons.ts';
import { isOversized } from '#product/judgement/verdict.ts';
import type { SheetCheck, SheetRow, SheetVerdict } from '#product/sheet.ts';

/** What a drive can do against what the application asks (product catalogue rule: fB = permissible torque / Ma). */
export interface TorqueFigures {
  /** Output torque Ma at rated power, Nm, as it is written. */
  readonly torque: string;
  /** Permissible output torque, Nm, as it is written. */
  readonly permissible: string;
  /** How its fB stands to the one asked for. */
  readonly reserve: Reserve;
  /** Why it is taken below that; empty where no reason is needed or was given. */
  readonly reason: string;
  /** What governs the permissible torque: the gears, the adapter's frame, heat. */
  readonly governedBy: BilingualText;
  /** The sign of the factor; left out, fB. */
  readonly symbol?: string;
  /** What the factor is called in a sentence; left out, the service factor. */
  readonly named?: BilingualText;
}

/** The check of a drive with gears: the verdict in words, the service factor as a bar, the torques behind it. */
export function torqueCheck(figures: TorqueFigures): SheetCheck {
  const { torque, permissible, reserve, governedBy, symbol = 'fB', named = SERVICE_FACTOR } = figures;
  const { factor, required, load } = reserve;
  return {
    heading: { zh: `扭矩与${named.zh}校核`, en: `Torque and ${named.en} check` },
    verdict: isLarger(reserve) ? 'oversized' : SHEET_VERDICTS[reserve.verdict],
    sentence: torqueSentence(figures),
    gauge: { symbol, value: factor, required },
    rows: [
      torqueRow({ zh: '输出扭矩', en: 'Output torque' }, torque),
      ...(load === undefined ? [] : [{ label: { zh: '要求的输出扭矩', en: 'Output torque asked for' }, value: load }]),
      torqueRow({ zh: '许用输出扭矩', en: 'Permissible output torque' }, permissible),
      { label: { zh: '限制因素', en: 'Limited by' }, value: governedBy },
    ],
  };
}

/** The check of a product whose figures nobody has confirmed: what it would meet is told, and is not met. */
export function toBeConfirmed(check: SheetCheck): SheetCheck {
  const { verdict, gauge } = check;
  if (verdict !== 'fits' && verdict !== 'oversized') return check;
  const { zh, en } = comparedWords({ factor: gauge.value, required: gauge.required }, SERVICE_FACTOR);
  return {
    ...check,
    verdict: 'open',
    sentence: { zh: `待厂家确认：${zh}`, en: `To be confirmed by the maker: ${en}` },
  };
}

/** `1.59 ≥ 1.30`, and by how much it is more. */
function comparedWords(
  { factor, required }: Pick<Reserve, 'factor' | 'required'>,
  named: BilingualText,
): BilingualText {
  const figures = `${factor.toFixed(2)} ≥ ${required.toFixed(2)}`;
  const percent = judgeReserve(factor, required)?.percent ?? 0;
  return {
    zh: `${named.zh} ${figures}${percent > 0 ? `，裕量 ${percent}%` : ''}`,
    en: `${named.en} ${figures}${percent > 0 ? `, reserve ${percent} %` : ''}`,
  };
}

function torqueRow(label: BilingualText, torque: string): SheetRow {
  return { label, value: torque, unit: 'Nm' };
}

const SHEET_VERDICTS = {
  meets: 'fits',
  'below-demand': 'near',
  'by-enquiry': 'overloaded',
} as const satisfies Record<ReserveVerdict, SheetVerdict>;

/** The verdict as a sentence with its numbers, and what was said to a drive below its demand. */
export function torqueSentence(figures: Pick<TorqueFigures, 'reserve' | 'reason' | 'named'>): BilingualText {
  return SENTENCES[figures.reserve.verdict](figures);
}

/** A reserve that is many times the one required is told, not praised. */
function isLarger({ verdict, factor, required }: Reserve): boolean {
  return verdict === 'meets' && isOversized(factor, required);
}

const SENTENCES: Record<ReserveVerdict, typeof torqueSentence> = {
  meets: ({ reserve, named = SERVICE_FACTOR }) => {
    const { factor, required } = reserve;
    if (isLarger(reserve)) {
      const figures = `${factor.toFixed(2)} ≥ ${required.toFixed(2)}`;
      const times = (factor / required).toFixed(1);
      return {
        zh: `满足要求，但规格偏大：${named.zh} ${figures}，为要求的 ${times} 倍`,
        en: `Meets the requirement, larger than needed: ${named.en} ${figures}, ${times} times the one required`,
      };
    }
    const { zh, en } = comparedWords(reserve, named);
    return { zh: `满足要求：${zh}`, en: `Meets the requirement: ${en}` };
  },
  'below-demand': ({ reserve, reason }) =>
    below(reserve, {
      zh: reason === '' ? '尚未确认' : `接受原因：${reasonWords(reason).zh}`,
      en: reason === '' ? 'not acknowledged' : `accepted: ${reasonWords(reason).en}`,
    }),
  'by-enquiry': ({ reserve }) => below(reserve, { zh: '须经询价确认', en: 'by enquiry only' }),
};

function below(reserve: Reserve, what: BilingualText): BilingualText {
  const { zh, en } = reserveWords(reserve);
  return { zh: `低于要求：${zh}，${what.zh}`, en: `Below requirement: ${en}, ${what.en}` };
}
