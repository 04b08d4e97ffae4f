import { connect } from 'node:net';

const DEADLINE = 2_000;

/** Sends bytes to a listening portal as they are and answers what came back until it hung up; for what no client sends. */
export function rawRequest(port: number, bytes: string): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setTimeout(DEADLINE, () => socket.destroy(new Error(`No end within ${DEADLINE} ms: ${bytes.slice(0, 60)}`)));
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.on('close', () => done(answer));
    socket.on('error', fail);
    socket.write(bytes);
  });
}
