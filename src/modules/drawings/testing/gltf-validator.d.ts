declare module 'gltf-validator' {
  interface Message {
    readonly code: string;
    readonly message: string;
    readonly severity: number;
    readonly pointer?: string;
  }

  /** Judges a glTF or GLB file. */
  export function validateBytes(
    bytes: Uint8Array,
  ): Promise<{ readonly issues: { readonly messages: readonly Message[] } }>;
}
