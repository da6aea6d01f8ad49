// The page is in the address after the hash, so that the server has only one to serve.
export interface Route {
  page: string;
  rest: string[];
}

/** A part of the address; one that nobody can have written is taken as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function read(): Route {
  const [page = '', ...rest] = location.hash.replace(/^#\/?/, '').split('/').map(decoded);
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
