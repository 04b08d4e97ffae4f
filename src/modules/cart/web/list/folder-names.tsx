import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { filterOfferQuery } from '#modules/cart/web/line-list-query.ts';
import { useActedFor } from '#web/session/acting.ts';

/** The folders there are, for fields that take the name of one. */
export function FolderNames({ id }: { id: string }): ReactNode {
  const offer = useQuery(filterOfferQuery(useActedFor()?.id)).data;
  return (
    <datalist id={id}>
      {(offer?.folders ?? []).map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
