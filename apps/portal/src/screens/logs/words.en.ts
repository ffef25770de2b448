export const words = {
  title: 'Logs',
  lead: 'What has happened to your machines, new passwords included.',
  search: 'Search the logs',
  searchPlaceholder: 'Log ID, a group such as G1080, or text',
  table: 'Logs',
  columns: { id: 'Log ID', message: 'Content', time: 'Time' },
  empty: 'What you do with your machines is recorded here.',
  failed: 'The logs have not loaded',
};
