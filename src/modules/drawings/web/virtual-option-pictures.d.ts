/** Made by the build from the pictures of options (scripts/option-pictures.mjs): files of symbols, by line and family. */
declare module 'virtual:option-pictures' {
  /** The address of a file by its name; undefined of one that is not there. */
  export const pictureAddress: (file: string) => string | undefined;
}
