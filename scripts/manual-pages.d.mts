import type { Plugin } from 'vite';

export function manualPages(): Plugin;
export function toManualPage(text: string, file: string): { title: string; nodes: unknown[] };
