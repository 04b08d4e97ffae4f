import { type Dispatch, useEffect } from 'react';
import type { WizardAction } from '#modules/configurator/domain/wizard/reducer.ts';

/** Ctrl+Z and Ctrl+Shift+Z (or Cmd) take steps back and forth; in a text field they belong to the text. */
export function useUndoKeys(dispatch: Dispatch<WizardAction>): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      const isUndoKey = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isUndoKey || isTyping(event.target)) return;
      event.preventDefault();
      dispatch({ type: event.shiftKey ? 'redo' : 'undo' });
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [dispatch]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input:not([type="radio"]):not([type="checkbox"]), textarea') !== null
  );
}
