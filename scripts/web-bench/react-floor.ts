/** The smallest page of React: a heading and a field, drawn by the browser. Built by `floors.ts`. */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const page = createElement(
  'main',
  null,
  createElement('h1', null, 'Trạm'),
  createElement(
    'label',
    null,
    'Mật khẩu',
    createElement('input', { name: 'password', type: 'password' }),
  ),
);
const container = document.getElementById('root');
if (container !== null) createRoot(container).render(page);
