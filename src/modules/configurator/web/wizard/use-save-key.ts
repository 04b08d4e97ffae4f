import { useRef } from 'react';

/** A key that names one save: the same for a repeated try of the same content, another for other content. */
export function useSaveKey(): (content: unknown) => string {
  const named = useRef<{ text: string; key: string }>(undefined);
  return (content) => {
    const text = JSON.stringify(content);
    if (named.current?.text !== text) named.current = { text, key: newKey() };
    return named.current.key;
  };
}

/** Random enough to be nobody else's; `crypto.randomUUID` is only there on secure addresses. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
