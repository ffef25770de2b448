/** Run by Node as it is: what a server sends before any script. */
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';

// oxlint-disable-next-line no-console -- the page goes to the standard output
console.log(renderToString(<App />));
