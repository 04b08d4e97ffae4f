import type { DownloadedFile } from '#web/calls/call.ts';

/** Hands a file to the browser under the name the server gave it, or another. */
export function saveFile({ blob, name }: DownloadedFile, otherwise: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name ?? otherwise;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
