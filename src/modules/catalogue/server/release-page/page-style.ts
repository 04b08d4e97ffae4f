/** One file without anything from elsewhere: it is sent by mail and printed. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --ink: #1b2733; --soft: #55636f; --ground: #ffffff; --panel: #f3f6f8; --line: #d3dbe1;
  --accent: #0b5f73; --good: #1c6b3a; --bad: #a3211b; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ecf1; --soft: #a9b6c0; --ground: #12191f; --panel: #1b242c;
  --line: #33414c; --accent: #6fc3d6; --good: #7fd3a0; --bad: #ff9d96; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); line-height: 1.55;
  font-family: system-ui, "Segoe UI", "Noto Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif; }
.page { max-width: 68rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
fieldset { border: 0; margin: 0 0 1.5rem; padding: 0; display: flex; gap: 1rem; justify-content: flex-end; }
legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
label { cursor: pointer; }
body:has(#language-zh:checked) article[lang="en"], body:has(#language-en:checked) article[lang="zh-CN"] { display: none; }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 .25rem; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 .75rem; padding-bottom: .35rem; border-bottom: 2px solid var(--line); }
p { margin: .5rem 0; max-width: 48rem; }
.soft { color: var(--soft); }
.verdict { margin: 1rem 0; padding: .75rem 1rem; background: var(--panel); border-left: .35rem solid var(--good); font-weight: 600; }
.verdict.refused { border-left-color: var(--bad); }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .75rem; margin: 0; }
dl div { background: var(--panel); padding: .65rem .85rem; }
dt { color: var(--soft); font-size: .875rem; }
dd { margin: 0; font-size: 1.35rem; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .95rem; }
th, td { text-align: left; vertical-align: top; padding: .45rem .75rem .45rem 0; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.digits { font-size: .8rem; color: var(--soft); overflow-wrap: anywhere; }
code { font-family: ui-monospace, Menlo, Consolas, "Noto Sans Mono", "Liberation Mono", monospace; font-size: .875em; overflow-wrap: anywhere; }
.bar { display: block; min-width: 6rem; height: .6rem; background: var(--panel); }
.bar span { display: block; height: 100%; background: var(--accent); }
.attention { color: var(--bad); font-weight: 600; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
@media print { fieldset { display: none; } h2 { break-after: avoid; } tr { break-inside: avoid; } }
`;
