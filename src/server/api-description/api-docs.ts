import type { RouteContract } from '#kernel/contract.ts';
import { escapeHtml } from '#server/pages/escape-html.ts';
import type { Portal } from '#server/portal.ts';
import { describeRoute, type Known, ON_IF_MATCH, type RouteDescription, resultSchemaOf } from './openapi.ts';
import { serveDescription } from './serve-description.ts';

/** Serves `/api/docs`: the API description as a page to read, without a script, so that it works under every policy. */
export function serveApiDocs(portal: Portal): void {
  const { served, settings, modules, commands } = portal;
  serveDescription(portal, {
    addresses: ['/api/docs', '/api/docs/'],
    type: 'text/html; charset=utf-8',
    write: () => apiDocsPage(served, settings.brandName, { ...modules, commands }),
  });
}

/** The page: routes by group, each with its parameters, body and answer. */
export function apiDocsPage(routes: readonly RouteContract[], brand: string, known?: Known): string {
  const names = [...new Set(routes.map(groupOf))].sort();
  const title = `${escapeHtml(brand)} API`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<p>Every answer stands in the envelope <code>{ code, result, description }</code>; code 0 is success, any other code is the HTTP status and
<code>error.code</code> names the refusal. The language of <code>description</code> and of labels follows <code>Accept-Language</code> (zh-cn, en).
${escapeHtml(ON_IF_MATCH)} As a file for tools: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Groups"><ul>${names.map((name) => `<li><a href="#${anchor(name)}">${escapeHtml(name)}</a></li>`).join('')}</ul></nav>
</header>
<main>
${names
  .map((name) =>
    groupSection(
      name,
      routes.filter((route) => groupOf(route) === name),
      known,
    ),
  )
  .join('\n')}
</main>
</body>
</html>`;
}

/** `v1/basicTypeConfig`: what routes of one kind have in common. */
function groupOf(route: RouteContract): string {
  return route.path.split('/').slice(1, 3).join('/');
}

function groupSection(name: string, routes: readonly RouteContract[], known: Known | undefined): string {
  const articles = routes.map((route) => routeArticle(route, known));
  return `<section id="${anchor(name)}"><h2>${escapeHtml(name)}</h2>${articles.join('\n')}</section>`;
}

function routeArticle(route: RouteContract, known: Known | undefined): string {
  const described = describeRoute(route, known);
  const fileAnswered = route.download ? '*/*' : route.file && [route.file].flat().join(', ');
  const access = route.access === 'public' ? 'open' : `needs a token, ${escapeHtml(route.access)}`;
  return `<details><summary><span class="method ${route.method.toLowerCase()}">${route.method}</span> <code>/api${escapeHtml(route.path)}</code>
<span class="gist">${escapeHtml(route.summary)}</span></summary>
<p class="access">${access}</p>
${parameterTable(described)}
${route.upload === undefined ? block('Body', described.requestBody?.content['application/json']?.schema) : `<p>Takes a file as it is: <code>${escapeHtml(route.upload.types.join(', '))}</code>.</p>`}
${fileAnswered === undefined ? block('Result', resultSchemaOf(route)) : `<p>Answers a file, <code>${escapeHtml(fileAnswered)}</code>.</p>`}
${route.errors.length > 0 ? `<p>May refuse with ${route.errors.map((code) => `<code>${escapeHtml(code)}</code>`).join(', ')}.</p>` : ''}
</details>`;
}

function parameterTable({ parameters }: RouteDescription): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${place}</td><td>${required ? 'required' : ''}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
  );
  return `<div class="frame" role="region" aria-label="Parameters" tabindex="0"><table><thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Need</th><th scope="col">Form</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function block(title: string, schema: unknown): string {
  if (schema === undefined) return '';
  return `<h3>${title}</h3><pre tabindex="0" role="region" aria-label="${title}">${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;
}

function anchor(name: string): string {
  return name.replace(/\W+/g, '-');
}

const STYLE = `
:root{color-scheme:light dark;--ink:#1b2733;--soft:#4f5f6c;--line:#dde3e7;--ground:#f5f7f8;--surface:#fff;--primary:#0b5f73}
@media(prefers-color-scheme:dark){:root{--ink:#e3eaee;--soft:#aab9c4;--line:#2c3943;--ground:#10171c;--surface:#172027;--primary:#62c3d8}}
body{margin:0 auto;max-width:64rem;padding:24px 16px 64px;background:var(--ground);color:var(--ink);font:14px/1.5 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
h1{font-size:26px;margin:0 0 8px}h2{font-size:20px;margin:32px 0 8px}h3{font-size:14px;margin:16px 0 4px}
a{color:var(--primary)}nav ul{display:flex;flex-wrap:wrap;gap:8px 16px;padding:0;list-style:none}
details{margin:8px 0;border:1px solid var(--line);border-radius:4px;background:var(--surface);padding:8px 12px}
summary{cursor:pointer;overflow-wrap:anywhere}.gist{color:var(--soft);margin-inline-start:8px}.access{color:var(--soft)}
.method{display:inline-block;min-width:56px;font-weight:600;color:var(--primary)}
pre,.frame{overflow:auto;max-height:24rem;padding:8px;border:1px solid var(--line);border-radius:4px}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:4px 8px;border-bottom:1px solid var(--line);vertical-align:top}
code,pre{font:13px/1.45 ui-monospace,Menlo,Consolas,"Noto Sans Mono","Liberation Mono",monospace}`;
