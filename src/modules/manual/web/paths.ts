import { PATHS } from '#web/paths.ts';

/** The addresses of the operation manual. */
export const MANUAL_PATHS = {
  contents: PATHS.operationManual,
  page: `${PATHS.operationManual}/:page`,
} as const;
