import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ListsView } from './lists-view.tsx';
import { VersionView } from './version-view.tsx';

/** The price lists for the administrator: their versions, or one of them with what is different in it. */
export function Component(): ReactNode {
  const [params, setParams] = useSearchParams();
  const version = params.get('version') ?? '';
  const open = (id: string) => setParams(id === '' ? {} : { version: id });
  if (version === '') return <ListsView onOpen={open} />;
  return <VersionView key={version} id={version} onClose={() => open('')} />;
}
