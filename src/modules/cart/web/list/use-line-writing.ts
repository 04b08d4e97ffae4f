import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { cartRoutes, type LineDto } from '#modules/cart/contract.ts';
import { LINES_KEY, lineScope, showLine, versionOf } from '#modules/cart/web/line-list-query.ts';
import { CallError, call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';

type Written = Omit<z.input<typeof cartRoutes.setQuantity.body>, 'version'>;

/** What became of something that was written in a line: somebody else may have changed the line meanwhile. */
export type Outcome = 'saved' | 'overtaken' | 'failed';

export interface LineWriting {
  /** Saves what was written in a line, after what was written in it before; says why where it could not be. */
  readonly save: (line: LineDto, written: Written, asked?: { readonly tellsConflict: boolean }) => Promise<Outcome>;
}

/** Saves what is written in the lines of a list: one for all of them, since a row that only stands there needs none. */
export function useLineWriting(): LineWriting {
  const { t } = useTranslation('cart');
  const cache = useQueryClient();
  return useMemo(() => {
    async function save(line: LineDto, written: Written, { tellsConflict = true } = {}): Promise<Outcome> {
      try {
        showLine(cache, await send(cache, line, written));
        if ('folder' in written) void cache.invalidateQueries({ queryKey: LINES_KEY, predicate: isOffer });
        return 'saved';
      } catch (error) {
        const isOvertaken = isConflict(error);
        if (!isOvertaken || tellsConflict) notifyFailure(error, t);
        await cache.invalidateQueries({ queryKey: LINES_KEY });
        return isOvertaken ? 'overtaken' : 'failed';
      }
    }
    return { save };
  }, [cache, t]);
}

function send(cache: QueryClient, line: LineDto, written: Written): Promise<LineDto> {
  const mutation = cache.getMutationCache().build(cache, {
    scope: lineScope(line),
    mutationFn: () =>
      call(cartRoutes.setQuantity, { params: { id: line.id }, body: { ...written, version: versionOf(cache, line) } }),
  });
  return mutation.execute(undefined);
}

function isConflict(error: unknown): boolean {
  return error instanceof CallError && error.code === 'version.conflict';
}

function isOffer({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean {
  return queryKey.length === 3 && queryKey[2] === 'filters';
}
