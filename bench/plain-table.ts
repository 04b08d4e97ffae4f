import type { Page } from '@playwright/test';

/** As many as the list shows by itself. */
const COLUMNS = 13;
const ROWS = 600;
/** Rows in the page: as many as the list has at this height of the window. */
const DRAWN = 25;
const HEIGHT = 54;

/**
 * The least a long list can be: rows of words alone, of one height, by nobody's library; as many in the page as are seen, one coming and
 * one going while one scrolls. What it takes on a machine is the floor of what the list takes.
 */
export async function openPlainTable(page: Page): Promise<void> {
  await page.setContent(`<!doctype html><style>
    body { margin: 0; font: 14px sans-serif }
    table { width: 1200px; table-layout: fixed; border-collapse: separate; border-spacing: 0 }
    thead th { position: sticky; top: 0; background: #eee }
    td, th { height: ${HEIGHT - 1}px; padding: 0 7px; border-bottom: 1px solid #ccc; text-align: left; overflow-wrap: anywhere }
    .room { height: auto; padding: 0; border: 0 }
  </style><table><thead><tr></tr></thead><tbody></tbody></table>`);
  // What is run in the page has been compiled here, where functions are given their names by this.
  await page.evaluate('globalThis.__name = (it) => it');
  await page.evaluate(fillTable, { columns: COLUMNS, rows: ROWS, drawn: DRAWN, height: HEIGHT });
}

interface Size {
  readonly columns: number;
  readonly rows: number;
  readonly drawn: number;
  readonly height: number;
}

/** Works in the page. */
function fillTable({ columns, rows, drawn, height }: Size): void {
  const body = document.querySelector('tbody') as HTMLTableSectionElement;
  const head = document.querySelector('thead tr') as HTMLTableRowElement;
  head.innerHTML = Array.from({ length: columns }, (_, at) => `<th>Column ${at}</th>`).join('');
  const room = () => {
    const row = document.createElement('tr');
    row.innerHTML = `<td class="room" colspan="${columns}"></td>`;
    return body.appendChild(row).firstElementChild as HTMLElement;
  };
  const rowOf = (place: number) => {
    const row = document.createElement('tr');
    row.dataset.row = String(place);
    row.setAttribute('aria-rowindex', String(place + 2));
    row.innerHTML = Array.from({ length: columns }, (_, at) => `<td>Words ${place} of ${at}</td>`).join('');
    return row;
  };
  const above = room();
  for (let place = 0; place < drawn; place += 1) body.append(rowOf(place));
  const below = room();
  let from = 0;
  const measure = () => {
    above.style.height = `${from * height}px`;
    below.style.height = `${(rows - from - drawn) * height}px`;
  };
  const step = () => {
    const wanted = Math.min(rows - drawn, Math.max(0, Math.floor(window.scrollY / height) - 4));
    if (wanted <= from) return;
    body.children[1]?.remove();
    body.insertBefore(rowOf(from + drawn), body.lastElementChild);
    from += 1;
    measure();
    requestAnimationFrame(step);
  };
  measure();
  document.addEventListener('scroll', () => requestAnimationFrame(step), { passive: true });
}

/** Down the list, step by step, until its last line is drawn. Works in the page. */
export async function scrollThrough(last: number): Promise<void> {
  for (let step = 0; step < 2000; step += 1) {
    const rows = [...document.querySelectorAll<HTMLElement>('tbody tr[data-row]')];
    const place = Number(rows.at(-1)?.getAttribute('aria-rowindex') ?? 0);
    if (place > last) return;
    window.scrollBy(0, 300);
    await new Promise((done) => setTimeout(done, 40));
  }
}
