import type { Plugin } from 'vite';

export function linePictures(): Plugin;
