import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SizedDrive } from '#product/sizing-case.ts';
import { localeOfInterface } from '#web/language/language.ts';
import { recheckQuery } from './recheck-query.ts';

/** Says of a case that was reopened from a saved drive where that does its work no more by the product data in force. */
export function Reopened({ drive }: { drive: SizedDrive }): ReactNode {
  const { t, i18n } = useTranslation('sizing');
  const { data } = useQuery(recheckQuery(drive, localeOfInterface(i18n)));
  if (data?.holds !== false) return null;
  return <p role="status">{t('reopened', { drive: drive.row, reason: data.reason ?? '' })}</p>;
}
