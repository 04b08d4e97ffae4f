import type { Plugin } from 'vite';

export declare function referenceDimensions(): Plugin;
