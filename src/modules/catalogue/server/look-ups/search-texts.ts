import type { Locale } from '#kernel/locale.ts';
import type { Relaxation } from '#modules/catalogue/domain/search/relax.ts';
import type { NearMiss } from '#modules/catalogue/domain/search/search.ts';
import { shownServiceFactor } from '#modules/catalogue/domain/shown-service-factor.ts';
import en from '#modules/catalogue/locales/en.json' with { type: 'json' };
import zh from '#modules/catalogue/locales/zh-cn.json' with { type: 'json' };
import { fillText, serverTexts } from '#server/server-texts.ts';

const texts = serverTexts({ 'zh-cn': zh, en });

/** Why a near miss is none of the rows found, in one sentence. */
export function nearMissText({ reason }: NearMiss, locale: Locale): string {
  return fillText(texts(locale, 'nearMiss.text'), {
    serviceFactor: shownServiceFactor(Number(reason.serviceFactor)),
    required: Number(reason.requiredServiceFactor).toFixed(2),
    torque: Math.round(Number(reason.requiredTorque)),
    usable: Math.round(Number(reason.usableTorque)),
    limit: limitText(String(reason.limit), locale),
  });
}

/** What bounds the torque of a row, in words. */
export function limitText(limit: string, locale: Locale): string {
  return texts(locale, `limit.${limit}`);
}

/** The one limit to relax, in one sentence. */
export function relaxText(relax: Relaxation, label: string, locale: Locale): string {
  return fillText(texts(locale, `relax.${relax.part}`), { field: label, value: relax.value, rows: relax.rowsGained });
}
