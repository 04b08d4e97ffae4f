import { text } from '#product/field.ts';

/** What no source has of a planetary unit, so that every one of them is confirmed with the enquiry. */
export const TO_BE_CONFIRMED = [
  text('尺寸与图纸', 'Dimensions and drawing'),
  text('质量', 'Mass'),
  text('热功率', 'Thermal power'),
  text('价格', 'Price'),
] as const;
