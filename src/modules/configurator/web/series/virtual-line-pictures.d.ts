/** Made by the build from `drawings` (scripts/line-pictures.mjs): one file with a symbol per product line. */
declare module 'virtual:line-pictures' {
  export const PICTURES_URL: string;
}
