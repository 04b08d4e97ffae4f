import type { ReactNode } from 'react';
import { SharedPage } from '#modules/shares/web/public.ts';
import { RequestShared } from './request-shared.tsx';

/** What a link shows, and the way from there to a quote. */
export function Component(): ReactNode {
  return <SharedPage further={RequestShared} />;
}
