import { connect, type Socket } from 'node:net';

/** What became of connections that send one byte now and then. */
export interface SlowSockets {
  /** How long each lived that the server has closed. */
  livedMs: number[];
  open(): number;
  destroy(): void;
}

/** Opens connections of which every other one never ends its headers, and the rest never ends its body. */
export function openSlowSockets(base: string, count: number, everyMs: number): SlowSockets {
  const { hostname, port } = new URL(base);
  const livedMs: number[] = [];
  const sockets = new Set<Socket>();
  for (let index = 0; index < count; index += 1) {
    const begun = performance.now();
    const socket = connect(Number(port), hostname, () => socket.write(index % 2 === 0 ? headersOnly : bodyToCome));
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.resume();
    socket.once('close', () => {
      sockets.delete(socket);
      livedMs.push(performance.now() - begun);
    });
  }
  const dribbling = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('x')), everyMs);
  return {
    livedMs,
    open: () => sockets.size,
    destroy: () => {
      clearInterval(dribbling);
      sockets.forEach((socket) => socket.destroy());
    },
  };
}

const headersOnly = 'GET /api/health HTTP/1.1\r\nHost: haven\r\nX-Slow: ';
const bodyToCome =
  'POST /api/user-account HTTP/1.1\r\nHost: haven\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"companionName":"';
