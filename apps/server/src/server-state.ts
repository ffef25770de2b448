/** How far the server is: what `/healthz` and early requests are answered by. */
export type ServerState = 'starting' | 'ready' | 'stopping';
