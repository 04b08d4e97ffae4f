import type { ReactNode } from 'react';
import { LineListPage } from '#modules/cart/web/public.ts';
import { downloadTechnicalDocument } from './download-technical-document.ts';

/** The saved configurations, each with its technical document. */
export function Component(): ReactNode {
  return <LineListPage download={downloadTechnicalDocument} />;
}
