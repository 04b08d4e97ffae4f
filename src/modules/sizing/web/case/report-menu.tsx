import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DOCUMENT_LANGUAGES, type DocumentLanguage, DownloadMenu } from '#modules/cart/web/public.ts';
import { sizingRoutes } from '#modules/sizing/contract.ts';
import type { SizingCase } from '#modules/sizing/domain/case/sizing-case.ts';
import type { Application } from '#modules/sizing/domain/core/model.ts';
import { reportFileName } from '#modules/sizing/domain/report/report-words.ts';
import { download } from '#web/calls/call.ts';
import { saveFile } from '#web/calls/save-file.ts';
import { askedOf } from './asked-of.ts';

interface ReportMenuProps {
  application: Application;
  value: SizingCase;
}

/** Offers what stands on the page on paper, in either language or in both. */
export function ReportMenu({ application, value }: ReportMenuProps): ReactNode {
  const { t } = useTranslation('sizing');
  return (
    <DownloadMenu
      label={t('report.label')}
      languages={DOCUMENT_LANGUAGES}
      started={t('report.started')}
      download={(language) => downloadReport(application, value, language)}
    />
  );
}

async function downloadReport(application: Application, value: SizingCase, language: DocumentLanguage): Promise<void> {
  const body = { ...askedOf(application, value), language };
  saveFile(await download(sizingRoutes.report, { body }), reportFileName(application.name, language));
}
