import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The place of the first page while its files are on their way. */
export function LoadingPage(): ReactNode {
  return <Skeleton shape="block" />;
}
