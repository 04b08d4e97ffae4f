import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { cartRoutes, type LineDto } from '#modules/cart/contract.ts';
import { LINES_KEY } from '#modules/cart/web/line-list-query.ts';
import { call } from '#web/calls/call.ts';
import { notifyFailure } from '#web/errors/notify-failure.ts';

export type Spot = z.input<typeof cartRoutes.place.body>;

/** Where a line can be put by one step, by what the key or command is called. */
export const STEPS = ['up', 'down', 'first', 'last'] as const;
export type Step = (typeof STEPS)[number];

export interface Placing {
  readonly put: (id: string, spot: Spot) => void;
  /** Where one step leads from here; nothing at the end of the list. */
  readonly spotOf: (id: string, step: Step) => Spot | undefined;
}

/** Puts lines in another order, one at a time; the order is everybody's who reads the list. */
export function usePlacing(rows: readonly LineDto[]): Placing {
  const { t } = useTranslation('cart');
  const cache = useQueryClient();
  const move = useMutation({
    mutationFn: ({ id, spot }: { id: string; spot: Spot }) => call(cartRoutes.place, { params: { id }, body: spot }),
    onError: (error) => notifyFailure(error, t),
    onSettled: () => cache.invalidateQueries({ queryKey: LINES_KEY }),
  });

  // Asked for when a line is moved: that further lines have come is no reason to draw those before them anew.
  const known = useRef(rows);
  useEffect(() => {
    known.current = rows;
  }, [rows]);

  const { mutate } = move;
  return useMemo(
    () => ({ put: (id, spot) => mutate({ id, spot }), spotOf: (id, step) => spotIn(known.current, id, step) }),
    [mutate],
  );
}

function spotIn(rows: readonly LineDto[], id: string, step: Step): Spot | undefined {
  if (step === 'first' || step === 'last') return { side: step };
  const at = rows.findIndex((row) => row.id === id);
  const other = rows[step === 'up' ? at - 1 : at + 1];
  return other && { side: step === 'up' ? 'above' : 'below', of: other.id };
}
