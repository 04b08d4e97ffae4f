import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ImportView } from './import-view.tsx';
import { ImportsView } from './imports-view.tsx';

/** Order files for the administrator: one is sent and the last ones are listed, or one of them is looked at and taken. */
export function Component(): ReactNode {
  const [params, setParams] = useSearchParams();
  const id = params.get('import') ?? '';
  if (id === '') return <ImportsView onOpen={(chosen, isKnown) => setParams(addressOf(chosen, isKnown))} />;
  return <ImportView key={id} id={id} isKnown={params.has('known')} onClose={() => setParams({})} />;
}

function addressOf(id: string, isKnown: boolean): Record<string, string> {
  return isKnown ? { import: id, known: '' } : { import: id };
}
