import { connect } from 'node:net';

const DATABASE = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/test';

/** The environment in which tests run on PostgreSQL; undefined where none answers. */
export async function onPostgres() {
  return (await answers(DATABASE)) ? { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: DATABASE } : undefined;
}

function answers(url) {
  const { hostname, port } = new URL(url);
  return new Promise((done) => {
    const socket = connect({ host: hostname, port: Number(port || 5432), timeout: 2000 });
    const end = (result) => {
      socket.destroy();
      done(result);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}
