// A server, at the address that the page came from.
import type { Component } from 'svelte';
import type { Hearing, Line, Transport } from './transport';

export const transport: Transport = {
  request(path: string, init?: RequestInit): Promise<Response> {
    return fetch(`./api/${path}`, init);
  },

  connect(hearing: Hearing): Line {
    const address = new URL('./api/play', location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    address.hash = '';
    const socket = new WebSocket(address);
    socket.onopen = () => hearing.open();
    socket.onmessage = (event: MessageEvent<string>) => hearing.message(event.data);
    socket.onclose = () => hearing.closed();
    return socket;
  },

  awaited: null,
};

/** What is to be seen on every page of how the other end is. */
export const Notice: Component | null = null;

/** Content of one's own, where that is not for whoever runs a server to bring. */
export const Own: Component | null = null;
