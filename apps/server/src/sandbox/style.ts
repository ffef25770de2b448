/** The style of the sandbox page: a file of its own, because the page allows nothing inline. */
export const sandboxStyle = `
:root { color-scheme: light dark; --line: #c8ced8; --soft: #f3f5f9; --ink: #17202e; --quiet: #4a5568; --paper: #fff; --accent: #0b5cad; --good: #0b6b3a; --bad: #a3172f; }
@media (prefers-color-scheme: dark) { :root { --line: #3a4454; --soft: #1c2430; --ink: #e8edf5; --quiet: #aab6c8; --paper: #12181f; --accent: #7db8ff; --good: #6fd39b; --bad: #ff9aa9; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 70rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; margin: 0 0 .25rem; }
h2 { font-size: 1.2rem; margin: 2.25rem 0 .75rem; }
p { margin: .25rem 0 .75rem; }
a { color: var(--accent); overflow-wrap: anywhere; }
.quiet { color: var(--quiet); }
.notice, .problem { border: 1px solid currentColor; border-radius: .5rem; padding: .6rem .9rem; }
.notice { color: var(--good); }
.problem { color: var(--bad); }
.item { border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; margin: 0 0 .75rem; background: var(--soft); }
.item summary { cursor: pointer; font-weight: 600; }
.mail { white-space: pre-line; overflow-wrap: anywhere; }
.row { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; }
.row + .row { margin-top: .75rem; }
label { display: grid; gap: .2rem; font-size: .9rem; color: var(--quiet); }
input, select, button { font: inherit; color: var(--ink); background: var(--paper); border: 1px solid var(--quiet); border-radius: .4rem; padding: .4rem .6rem; min-height: 2.5rem; max-width: 100%; }
button { cursor: pointer; font-weight: 600; }
button.main { background: var(--accent); border-color: var(--accent); color: var(--paper); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
ul { padding: 0; margin: 0; list-style: none; }
`;
