import { text } from '#product/field.ts';

/** Service factors of the load classes at 8 hours a day and 6 to 60 starts an hour (reference data, `service_factors.csv`; estimated). */
export const USUAL_SERVICE_FACTORS = text(
  '参考值（每天 8 小时、每小时起动 6–60 次）：均匀载荷 1.0，中等冲击 1.2，重冲击 1.4。',
  'For orientation (8 h a day, 6–60 starts an hour): uniform load 1.0, moderate shock 1.2, heavy shock 1.4.',
);
