import { validateBytes } from 'gltf-validator';

/** What the Khronos validator finds wrong with a file or worth a warning; each with where. */
export async function glbFaults(file: Uint8Array): Promise<readonly string[]> {
  const { issues } = await validateBytes(file);
  return issues.messages
    .filter(({ severity }) => severity <= WARNING)
    .map(({ code, message, pointer }) => `${code} ${pointer ?? ''} ${message}`);
}

/** 0 is an error, 1 a warning; what is less is advice. */
const WARNING = 1;
