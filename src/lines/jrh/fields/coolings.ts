import { NONE, value } from '#product/field.ts';

/** What cools a unit. */
export const COOLINGS = [
  value(NONE, '无', 'None'),
  value('FAN', '风扇', 'Fan'),
  value('COIL', '水冷盘管', 'Water coil'),
  value('FC', '风扇和盘管', 'Fan and coil'),
  value('OWC', '油水冷却器', 'Oil-water cooler'),
] as const;
