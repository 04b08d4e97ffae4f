import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from './setup.mjs';

const WEB = join(root, 'dist', 'web');
const PRERENDER = join(root, 'dist', 'prerender');
/** Beside the files the browser may fetch, for the server alone. */
const ADDRESSES = join(root, 'dist', 'page-addresses.json');
const MIN_WORTH_COMPRESSING = 600;

/**
 * The pages: browser files, then for each language the series page and the empty shell as finished HTML with their styles
 * inside, and the addresses at which pages stand, then everything compressed once so that the server never has to.
 */
export async function buildPages() {
  await build({ root, logLevel: 'warn', build: { manifest: true } });
  const pages = await prerender();
  const template = readFileSync(join(WEB, 'index.html'), 'utf8');
  const texts = textFiles();
  for (const page of pages) {
    const file = page.locale === 'zh-cn' ? `${page.name}.html` : `${page.name}.${page.locale}.html`;
    writeFileSync(join(WEB, file), fillPage(template, page, texts[page.locale]));
  }
  rmSync(join(WEB, '.vite'), { recursive: true });
  for (const file of filesBelow(WEB)) compress(file);
}

async function prerender() {
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'src/app/web/entry-server.tsx', outDir: PRERENDER, emptyOutDir: true, copyPublicDir: false },
  });
  const entry = pathToFileURL(join(PRERENDER, 'entry-server.js'));
  const { prerender: render, ADDRESSES: addresses } = await import(`${entry.href}?${Date.now()}`);
  const pages = await render();
  writeFileSync(ADDRESSES, JSON.stringify(addresses));
  rmSync(PRERENDER, { recursive: true });
  return pages;
}

/** The file of the shell's texts per language, so that a page in a language that is not built in asks for it at once. */
function textFiles() {
  const manifest = JSON.parse(readFileSync(join(WEB, '.vite', 'manifest.json'), 'utf8'));
  const entries = Object.entries(manifest).flatMap(([source, { file }]) => {
    const locale = /^src\/web\/locales\/(.+)\.json$/.exec(source)?.[1];
    return locale ? [[locale, `/${file}`]] : [];
  });
  return Object.fromEntries(entries);
}

function fillPage(template, page, textFile) {
  const styles = [];
  const withoutLinks = template.replace(/\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_, href) => {
    styles.push(readFileSync(join(WEB, href), 'utf8').trim());
    return '';
  });
  const preload = textFile ? `<link rel="modulepreload" crossorigin href="${textFile}">` : '';
  const head = [
    `<meta name="description" content="${escaped(page.description)}">`,
    preload,
    `<style>${styles.join('')}</style>`,
  ];
  // Functions as replacements: a $ in the content must stay a $.
  return withoutLinks
    .replace('<html lang="zh-CN">', () => `<html lang="${page.lang}">`)
    .replace(/<title>.*<\/title>/, () => `<title>${escaped(page.title)}</title>`)
    .replace('</head>', () => `${head.filter(Boolean).join('\n    ')}\n  </head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" data-page="${page.path}" data-locale="${page.locale}">${page.html}</div>`,
    );
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function filesBelow(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

function compress(file) {
  const content = readFileSync(file);
  if (!/\.(html|js|css|svg|json)$/.test(file) || content.length < MIN_WORTH_COMPRESSING) return;
  if (existsSync(`${file}.br`)) return;
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  );
}
