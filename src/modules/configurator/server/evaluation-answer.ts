import type { z } from 'zod';
import { textIn } from '#kernel/locale.ts';
import type { evaluation } from '#modules/configurator/contract.ts';
import type { AskedConfiguration } from '#modules/configurator/domain/evaluation/asked-configuration.ts';
import type { EvaluatedField, Evaluation } from '#modules/configurator/domain/evaluation/evaluate.ts';
import type { Remaining } from '#modules/configurator/domain/evaluation/tally.ts';
import type { AskedExplanation } from '#modules/configurator/domain/explain/explain-asked.ts';
import en from '#modules/configurator/locales/en.json' with { type: 'json' };
import zh from '#modules/configurator/locales/zh-cn.json' with { type: 'json' };
import { serverTexts } from '#server/server-texts.ts';
import { labelOf, waysOutDto } from './explanation-answer.ts';
import type { Wording } from './wording.ts';

export type EvaluationDto = z.input<typeof evaluation>;
type FieldDto = EvaluationDto['steps'][number]['fields'][number];

const checks = serverTexts({ 'zh-cn': zh.check, en: en.check });

/** A field with its options; `explained` says why an excluded one is, where that was asked. */
export function fieldDto(
  { def, visible, ofForm, standing, options }: EvaluatedField,
  left: Remaining,
  explained: ReadonlyMap<string, AskedExplanation>,
  asked: AskedConfiguration,
  wording: Wording,
): FieldDto {
  const counts = ofForm ? undefined : left.per.get(def.id);
  return {
    id: def.id,
    label: textIn(def.label, wording.locale),
    unit: def.unit ?? null,
    kind: def.kind,
    visible: visible ? 'Y' : 'N',
    standing: [...standing],
    options: options.map((option) => {
      const explanation = explained.get(option.code);
      return {
        value: option.code,
        label: textIn(option.label, wording.locale),
        state: option.state,
        ...(counts && { basicTypes: counts.get(option.code) ?? 0 }),
        ...(explanation && explainedDto(explanation, { field: def.id, value: option.code }, asked, wording)),
      };
    }),
  };
}

function explainedDto(
  explanation: AskedExplanation,
  wanted: { readonly field: string; readonly value: string },
  asked: AskedConfiguration,
  wording: Wording,
) {
  const { because, waysOut, exists } = waysOutDto(explanation, wanted, asked, wording);
  return { ...(because && { because }), waysOut, ...(exists && { exists }) };
}

/** What is still open, and what is to be known, in the asked language. */
export function remarksOf({ openPoints, warnings }: Evaluation, wording: Wording) {
  return {
    openPoints: openPoints.map(({ code, step, field, figures }) => ({
      code,
      step,
      field,
      text: checks(wording.locale, code, {
        field: labelOf(field, wording),
        figures: figures ? textIn(figures, wording.locale) : '',
      }),
    })),
    warnings: warnings.map(({ id, rule, level, text, fields }) => ({
      id,
      source: rule,
      level,
      text: textIn(text, wording.locale),
      fields: [...fields],
    })),
  };
}
