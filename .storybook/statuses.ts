/** The status of a component: exactly one of these tags stands in the meta of its stories (`tests/story-menu.test.ts`). */
export const statuses = [
  {
    tag: 'new',
    title: 'New',
    means:
      'Came with the latest minor version. Ready to use; its props may still change with the next one.',
    tone: 'info',
    isInMenu: true,
  },
  {
    tag: 'stable',
    title: 'Stable',
    means: 'In use on several screens. Its props change only with a major version.',
    tone: 'positive',
    isInMenu: false,
  },
  {
    tag: 'deprecated',
    title: 'Deprecated',
    means:
      'Still works, and goes with the next major version. Its usage notes name what to take instead.',
    tone: 'warning',
    isInMenu: true,
  },
] as const;
