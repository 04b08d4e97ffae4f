import { useCallback, useEffect, useRef } from 'react';
import { accountRoutes } from '#modules/accounts/contract.ts';
import { call } from '#web/calls/call.ts';
import { useSession } from '#web/session/session.ts';
import type { WizardView } from './wizard-view.ts';

/** A drawing goes to the person's own address unless another is named (spec 001 §7); without an answer they type it. */
export async function fillInOwnAddress(userId: string, dispatch: WizardView['dispatch']): Promise<void> {
  const addresses = await call(accountRoutes.defaultEmail, { query: { userId } }).catch(() => []);
  if (addresses.length === 0) return;
  dispatch({ type: 'change', change: { kind: 'write', field: 'technicalDocEmail', text: addresses.join(',') } });
}

interface AddressParts extends Pick<WizardView, 'config' | 'dispatch'> {
  /** Whether the draft was a visitor's when the page opened: whoever is signed in now has signed in elsewhere. */
  readonly wasVisitors: boolean;
  readonly settle: () => void;
}

/**
 * Fills it in as well when a visitor who has asked for a drawing signs in, here or on another page (spec 000 §4). Answers when that is done, for a save
 * that waited for the same login.
 */
export function useAddressAfterLogin({ config, dispatch, settle, wasVisitors }: AddressParts): () => Promise<void> {
  const userId = useSession()?.user.id;
  const known = useRef(wasVisitors ? undefined : userId);
  const filling = useRef(Promise.resolve());
  const isAsked = config.isDrawing && config.texts.technicalDocEmail.trim() === '';
  useEffect(() => {
    const hasSignedIn = known.current === undefined && userId !== undefined;
    known.current = userId;
    if (hasSignedIn && isAsked) filling.current = fillInOwnAddress(userId, dispatch).then(settle);
  }, [userId, isAsked, dispatch, settle]);
  return useCallback(() => filling.current, []);
}
