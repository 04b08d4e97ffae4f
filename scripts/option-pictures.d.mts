import type { Plugin } from 'vite';

export function optionPictures(): Plugin;
