// The page is in the address after the hash, so that the server has only one to serve.
export interface Route {
  page: string;
  rest: string[];
}

function read(): Route {
  const [page = '', ...rest] = location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  return { page, rest };
}

class Router {
  route = $state.raw<Route>(read());

  constructor() {
    addEventListener('hashchange', () => {
      this.route = read();
    });
  }
}

export const router = new Router();

export function go(path: string): void {
  location.hash = `#/${path}`;
}
