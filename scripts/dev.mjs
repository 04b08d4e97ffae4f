import { spawn } from 'node:child_process';
import { bin, ensureInstalled, root } from './setup.mjs';

// The developer's loop: the server restarts and the browser reloads on a change. Pages on 5173, the API behind them on 3001.
ensureInstalled();
const server = spawn(bin('tsx'), ['watch', '--clear-screen=false', 'src/app/server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: process.env.API_PORT ?? '3001' },
});
const pages = spawn(bin('vite'), [], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    server.kill(signal);
    pages.kill(signal);
  });
}
