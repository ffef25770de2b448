import { createRoot, hydrateRoot } from 'react-dom/client';
import '@tram/ui/styles';
import { App } from './App.tsx';

const root = document.querySelector('#root');
if (root?.hasChildNodes() === true) hydrateRoot(root, <App />);
else if (root !== null) createRoot(root).render(<App />);
