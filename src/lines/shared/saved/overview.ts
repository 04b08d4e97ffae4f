import type { RowSearchDef } from '#product/column.ts';
import { type Configuration, SPECIAL_WISHES, type Values } from '#product/configuration.ts';
import { acceptedReason } from '#product/judgement/reserve.ts';
import type { SaveOptions } from '#product/saved.ts';

/** The row a line is saved with, for which language, and the parameters of the sample it began with, if any. */
export function savedHeading(basicTypeId: string, options: SaveOptions & { readonly releaseHash: string }) {
  const { releaseHash, technicalVersion, sample } = options;
  return {
    basicTypeId,
    releaseHash,
    technicalVersion: technicalVersion === 'en' ? 'en' : 'zh-cn',
    sampleSelectionFlag: sample ? 'Y' : 'N',
    lectoTypeParamsValues: (sample ?? []).map(({ modelKey, customerValues }) => ({
      modelKey,
      customerValues: [...customerValues],
    })),
  } as const;
}

/** The texts of the overview; requirements are sent only while special wishes are ticked, those of a sample as they are written (spec 001 §3). */
export function savedTexts({ texts }: Configuration, standing: Values, isSample = false) {
  const specialWishes = standing[SPECIAL_WISHES] === 'yes';
  return {
    technicalDocEmail: texts.technicalDocEmail || null,
    specialWishes,
    customizedRequirements: ((specialWishes || isSample) && texts.customizedRequirements) || null,
    remark: texts.remark || null,
  };
}

/** The tolerance a drive was looked for with, where another than the line's was taken. */
export function savedTolerance({ tolerance }: { readonly tolerance?: number | undefined }): {
  readonly tolerance?: number;
} {
  return tolerance === undefined ? {} : { tolerance };
}

/** The reason for a drive below its demand; one that meets it needs none and keeps none. */
export function savedReason(config: Configuration, rows: RowSearchDef) {
  const reason = acceptedReason(config, rows);
  return reason === '' ? {} : { serviceFactorAccepted: { reason } };
}

/** What a saved line says of its overview. */
interface SavedOverview {
  readonly technicalDocEmail: string | null;
  readonly customizedRequirements: string | null;
  readonly remark: string | null;
  readonly isDrawing?: boolean;
}

/** The same as a configuration holds it, with the reason that was accepted; drawings are wanted where their address is given and nothing else said. */
export function readOverview(
  { technicalDocEmail, customizedRequirements, remark, isDrawing }: SavedOverview,
  accepted?: { readonly reason: string },
): Pick<Configuration, 'texts' | 'isDrawing'> {
  return {
    texts: {
      technicalDocEmail: technicalDocEmail ?? '',
      customizedRequirements: customizedRequirements ?? '',
      remark: remark ?? '',
      serviceFactorAccepted: accepted?.reason ?? '',
    },
    isDrawing: isDrawing ?? (technicalDocEmail ?? '') !== '',
  };
}

/** Special wishes are ticked in what is opened where they were ticked, or written. */
export function readWishes(customizedRequirements: string | null, isTicked = false): Values {
  return isTicked || (customizedRequirements ?? '').trim() !== '' ? { [SPECIAL_WISHES]: 'yes' } : {};
}
