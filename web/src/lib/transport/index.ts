// What is at the other end is settled when the client is built: `@transport` is a server, or the page's own worker.
export { Notice, Own, transport } from '@transport';
export type { Hearing, Line, Transport } from './transport';
