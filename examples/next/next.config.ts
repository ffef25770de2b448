import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  // This folder alone, whatever lies around it.
  turbopack: { root: import.meta.dirname },
  redirects: async () => [{ source: '/', destination: '/vi', permanent: false }],
};

export default config;
