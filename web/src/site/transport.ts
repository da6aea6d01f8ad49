// A page without a server: its worker keeps the matches.
import Notice from './Notice.svelte';
import Own from './Own.svelte';
import { begin, ready, transport } from './engine.svelte';
import { serve } from './service.svelte';

// After the page itself: first there is something to see.
addEventListener('load', () => setTimeout(begin));
serve(ready);

export { Notice, Own, transport };
