import { z } from 'zod';
import type { Configuration } from '#product/configuration.ts';
import type { SavedShape, WireForm } from '#product/saved.ts';
import type { ToyRow } from './toy-catalogue.ts';

/** A toy as it is saved: its row, and what was answered besides as free pairs. */
export const TOY_WIRE_FORM = z.strictObject({
  category: z.literal('TOY'),
  basicTypeId: z.string(),
  releaseHash: z.string(),
  technicalVersion: z.enum(['zh-cn', 'en']).default('zh-cn'),
  serviceFactor: z.number().nullable().default(null),
  specialWishes: z.boolean().default(false),
  customizedRequirements: z.string().nullable().default(null),
  remark: z.string().nullable().default(null),
  answers: z.record(z.string().max(60), z.string().max(60)),
});

interface ToyForm extends WireForm {
  readonly answers: Readonly<Record<string, string>>;
  readonly remark: string | null;
}

/** How toys are saved and read back. */
export function savedToys(empty: Omit<Configuration, 'line'>): SavedShape {
  return {
    write({ basicType, texts }, { lid = '', paint = '' }, { releaseHash, technicalVersion }) {
      const remark = texts.remark === '' ? null : texts.remark;
      const form = { category: 'TOY', releaseHash, technicalVersion, remark, answers: { lid, paint } };
      return basicType && { ...form, basicTypeId: basicType.id };
    },
    read: ({ answers, remark }: ToyForm, row) => ({
      ...empty,
      line: 'TOY',
      values: { ...answers },
      basicType: row,
      texts: { ...empty.texts, remark: remark ?? '' },
    }),
    loadOf: () => ({}),
    lookUpOf: () => ({}),
    agrees: (form, row: ToyRow) => form.basicTypeId === row.id,
    misfit: () => null,
    speaksOfRow: () => true,
  };
}
