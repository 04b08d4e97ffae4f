import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentPart } from '#modules/documents/domain/mailing.ts';

/** Which pages a document has: the data sheet, and what stands behind it. */
export function PagesOfDocument({ parts }: { parts: readonly DocumentPart[] }): ReactNode {
  const { t } = useTranslation('documents');
  return parts.map((part) => t(`part.${part}`)).join(' + ');
}
