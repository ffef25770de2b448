export const words = {
  title: 'Find machines',
  name: 'Find by name',
  placeholder: 'Name, package or host',
  found: (count: number) => (count === 1 ? '1 machine' : `${count} machines`),
  partly: (count: number) => `Only the first ${count} machines were searched.`,
  partlyRest: 'Press “Show more” to go on.',
};
